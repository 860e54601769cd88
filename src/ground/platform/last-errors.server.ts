import { existsSync, readFileSync } from 'node:fs'
import { appendFile, rename, stat } from 'node:fs/promises'
import { now } from './clock.server.ts'
import { keptOnce } from './kept-once.server.ts'

/** Two files of this size at most: what broke lately, for whoever helps. */
const MOST_BYTES = 128 * 1024
const MOST_FRAMES = 8

const place = keptOnce('last-errors', (): { path: string | null } => ({ path: null }))

/** Told once at the start. */
export function useErrorsFile(path: string): void {
  place.path = path
}

/**
 * An error without its message: that may quote anybody, and where it happened says as much. The log has it whole.
 * Nobody waits for this, and a disk that takes nothing takes this neither.
 */
export function keepError(error: unknown, requestId: unknown): void {
  const { path } = place
  if (path) void append(path, `${JSON.stringify({ at: now(), requestId, ...outlineOf(error) })}\n`)
}

function outlineOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, where: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    code: 'code' in error ? String(error.code).slice(0, 40) : undefined,
    where: frames
      .slice(0, MOST_FRAMES)
      .map((line) => line.trim().replace(/(?:file:\/\/)?\/\S*\/(?=[^/]+\/[^/]+:)/, '…/')),
  }
}

async function append(path: string, line: string): Promise<void> {
  try {
    const isFull = existsSync(path) && (await stat(path)).size > MOST_BYTES
    if (isFull) await rename(path, `${path}.1`)
    await appendFile(path, line, { mode: 0o600 })
  } catch {
    // The log has told it already.
  }
}

/** The latest first. */
export function readErrors(dataDir: string, most: number): readonly unknown[] {
  return [`${pathIn(dataDir)}.1`, pathIn(dataDir)]
    .flatMap((path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []))
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as unknown]
      } catch {
        // Cut off by a fall.
        return []
      }
    })
    .slice(-most)
    .toReversed()
}

export function pathIn(dataDir: string): string {
  return `${dataDir}/errors.jsonl`
}
