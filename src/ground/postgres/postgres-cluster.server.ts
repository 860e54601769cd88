import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { now } from '../platform/clock.server.ts'
import { atConsole } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import type { PostgresBinaries } from './postgres-binaries.server.ts'
import { startFaultWords } from './start-fault.words.ts'

export const CLUSTER_USER = 'klubovna'

/**
 * Makes the folder of the embedded database where there is none. It is made beside and renamed when it is whole, so that
 * a start cut off at any moment leaves nothing that looks like a database and is none.
 */
export function ensureCluster(binaries: PostgresBinaries, folder: string): void {
  for (const draft of draftsOf(folder)) rmSync(draft, { recursive: true, force: true })
  if (isHalfMade(folder)) setClusterAside(folder)
  if (isThere(folder)) return giveTo(binaries.owner, folder)
  const draft = `${folder}${DRAFT}${process.pid}`
  giveTo(binaries.owner, draft)
  create(binaries, draft, folder)
  writeFileSync(join(draft, WHOLE), '', { mode: 0o600 })
  // An empty folder of that name gives way.
  renameSync(draft, folder)
  syncFolder(dirname(folder))
}

const DRAFT = '.new-'
/** Ours, written last. */
const WHOLE = 'klubovna.whole'

/** What an earlier start was making when it was cut off. */
export function draftsOf(folder: string): readonly string[] {
  const above = dirname(folder)
  return readdirSync(above)
    .filter((name) => name.startsWith(`${basename(folder)}${DRAFT}`))
    .map((name) => join(above, name))
}

const isThere = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

/** Older versions made it in its place. A server that ever ran wrote down its options; a copied one says it is a copy. */
const SIGNS_OF_LIFE = [WHOLE, 'postmaster.opts', 'backup_label']

function isHalfMade(folder: string): boolean {
  return isThere(folder) && !SIGNS_OF_LIFE.some((name) => existsSync(join(folder, name)))
}

/** Put away rather than thrown away: whoever is wrong about a database had better be able to say so. */
export function setClusterAside(folder: string): void {
  const aside = `${folder}.half-made-${now().toISOString().replace(/\D/g, '').slice(0, 14)}`
  renameSync(folder, aside)
  process.stderr.write(`\n${atConsole(startFaultWords)('putAside', { aside })}\n\n`)
}

function create(binaries: PostgresBinaries, draft: string, folder: string): void {
  const [file, args] = binaries.command('initdb', [
    '-D',
    draft,
    '-U',
    CLUSTER_USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ])
  try {
    execFileSync(file, args, { stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } })
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const text = atConsole(startFaultWords)('notMadeIn', { folder, why: String(error) })
    throw new StartError(text, { cause: error })
  }
}

export function giveTo(owner: number | null, path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  if (owner !== null) chownSync(path, owner, owner)
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
