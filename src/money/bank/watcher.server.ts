import { keptOnce } from '../../ground/platform/kept-once.server.ts'

/** The demo's money moves while somebody looks at it, and for so long after. */
const WATCHED_MS = 5 * 60_000

const watch = keptOnce('bank-watch', (): { lastLook: number | null } => ({ lastLook: null }))

export function noteWatcher(): void {
  watch.lastLook = performance.now()
}

export function isWatched(): boolean {
  return watch.lastLook !== null && performance.now() - watch.lastLook < WATCHED_MS
}
