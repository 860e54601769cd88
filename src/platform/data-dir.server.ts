import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The app cannot start, and the message says what a person can do about it. */
export class StartError extends Error {}

export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    chmodSync(dataDir, 0o700)
    writeFileSync(join(dataDir, '.writable'), '')
  } catch (error) {
    throw new StartError(
      `Do složky DATA_DIR (${dataDir}) nejde zapisovat: ${reason(error)}. Oprav práva složky, nebo nastav DATA_DIR jinam.`,
    )
  }
}

/**
 * Holds the folder for this process alone. The lock is the operating system's (through SQLite, the
 * only file lock Node offers): it ends with the process however that ends, and a holder that is
 * merely stopped is never robbed.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const pidFile = join(dataDir, 'app.pid')
  const lock = new DatabaseSync(join(dataDir, 'app.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; pragma busy_timeout = 0; begin exclusive')
  } catch {
    lock.close()
    const holder = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '?'
    throw new StartError(
      `Složku ${dataDir} už používá jiná spuštěná Klubovna (proces ${holder}). Ukonči ji, nebo nastav jinou DATA_DIR.`,
    )
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 })
  return { release: () => lock.close() }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
