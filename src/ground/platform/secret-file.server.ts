import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { atConsole } from './console.server.ts'
import { StartError } from './data-dir.server.ts'
import { startWords } from './start.words.ts'

const BYTES = 32

/** The key of signatures and of the audit chain; made once, readable by the owner alone. */
export function appSecret(dataDir: string, given: string | null): string {
  if (given) return given
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    refuseSecondKey(dataDir, file)
    writeWhole(dataDir, file, randomBytes(BYTES).toString('hex'))
  }
  const text = readSecret(file)
  refuseOtherKey(dataDir, { file, text })
  return text
}

function readSecret(file: string): string {
  const text = readText(file)
  const why = damageOf(text)
  if (why === null) return text
  const say = atConsole(startWords)
  const hasClub = existsSync(join(file, '..', 'pg18'))
  throw new StartError(say(hasClub ? 'keyDamaged' : 'keyDamagedNoClub', { file, why: say(why) }))
}

/** Ours has 64 hexadecimal digits; one of the operator's own has at least 32 signs. A piece of ours is no key. */
function damageOf(text: string): 'keyEmpty' | 'keyOddSigns' | 'keyPiece' | null {
  if (text === '') return 'keyEmpty'
  if (!/^[\x21-\x7e]+$/.test(text)) return 'keyOddSigns'
  const isPiece = /^[0-9a-f]+$/.test(text) && text.length < BYTES * 2
  return isPiece || text.length < BYTES ? 'keyPiece' : null
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'latin1').trim()
  } catch (error) {
    throw new StartError(atConsole(startWords)('keyUnreadable', { file, why: reason(error) }))
  }
}

/** A club whose key was lost must not quietly get another: its history and its cards would no longer agree with it. */
function refuseSecondKey(dataDir: string, file: string): void {
  if (!hasLived(dataDir)) return
  throw new StartError(atConsole(startWords)('keyLost', { file, mark: markOf(file) }))
}

/** A database whose making was cut off before it ever ran is nobody's yet. */
const hasLived = (dataDir: string) =>
  ['postmaster.opts', 'backup_label'].some((name) => existsSync(join(dataDir, 'pg18', name)))

const markOf = (file: string) => `${file}.mark`

/**
 * A key with one sign turned looks like a key. Beside it stands what tells it from any other and opens nothing; whoever goes
 * on with another one takes that away himself.
 */
function refuseOtherKey(dataDir: string, { file, text }: { file: string; text: string }): void {
  const place = markOf(file)
  const mark = createHash('sha256').update(`klubovna secret.mark\n${text}`).digest('hex')
  const known = readMark(place)
  if (known === mark) return
  if (known !== null && hasLived(dataDir))
    throw new StartError(atConsole(startWords)('keyOther', { file, mark: place }))
  try {
    rmSync(place, { force: true })
    writeWhole(dataDir, place, mark)
  } catch {
    // A full disk, say: the next start writes it, this one has a key that was its club's until now.
  }
}

/** Nothing where there is none, where it is none, or where it is somebody else's (a command given by root). */
function readMark(place: string): string | null {
  try {
    const text = readFileSync(place, 'latin1')
    return /^[0-9a-f]{64}$/.test(text) ? text : null
  } catch {
    return null
  }
}

/** Beside first, whole and on the disk; then under its name, where whoever was faster stays. */
function writeWhole(dataDir: string, file: string, text: string): void {
  const beside = join(dataDir, `.secret-${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    const handle = openSync(beside, 'wx', 0o600)
    writeSync(handle, text)
    fsyncSync(handle)
    closeSync(handle)
    putInPlace(beside, file)
    syncFolder(dataDir)
  } catch (error) {
    throw new StartError(atConsole(startWords)('keyUnwritable', { file, why: reason(error) }))
  } finally {
    rmSync(beside, { force: true })
  }
}

function putInPlace(beside: string, file: string): void {
  try {
    linkSync(beside, file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EEXIST') return
    // Some file systems know no second names.
    if (!statSync(file, { throwIfNoEntry: false })) renameSync(beside, file)
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } catch {
    // Not every file system can; the file itself is on the disk.
  } finally {
    closeSync(handle)
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
