import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { atConsole } from './console.server.ts'
import { startWords } from './start.words.ts'

/** The app cannot start, and the message says what a person can do about it. */
export class StartError extends Error {}

export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    chmodSync(dataDir, 0o700)
    writeFileSync(join(dataDir, '.writable'), '')
  } catch (error) {
    const text = atConsole(startWords)('folderNotWritable', { folder: dataDir, why: reason(error) })
    throw new StartError(text, { cause: error })
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
  } catch (error) {
    lock.close()
    const say = atConsole(startWords)
    if (!isHeld(error)) {
      const text = say('folderNotLocked', { folder: dataDir, why: reason(error) })
      throw new StartError(text, { cause: error })
    }
    const holder = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '?'
    throw new StartError(say('folderInUse', { folder: dataDir, pid: holder }))
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 })
  return { release: () => lock.close() }
}

/** Busy or locked, as SQLite numbers it; anything else says nothing about another app. */
function isHeld(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) : 0
  return [5, 6].includes(code & 0xff)
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
