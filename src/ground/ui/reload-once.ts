declare global {
  interface Window {
    __reloadOnce?: () => boolean
  }
}

const QUIET_FOR = 10_000
const KEY = 'klubovna:reloaded-at'

/** True when the page may reload after a chunk failed: at most once in ten seconds. */
export function mayReload(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || now - lastReloadAt >= QUIET_FOR || now < lastReloadAt
}

/** After a deploy the chunks of the old build are gone; one reload brings the new ones. */
export function installReloadOnce(): void {
  window.__reloadOnce = () => {
    // Without a network a reload would only trade the page, and what is written in it, for an error.
    if (!navigator.onLine) return false
    const stored = sessionStorage.getItem(KEY)
    if (!mayReload(stored === null ? null : Number(stored), Date.now())) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    const target = window.__reactRouterDataRouter?.state.navigation.location
    if (target) window.location.assign(target.pathname + target.search + target.hash)
    else window.location.reload()
    return true
  }
}
