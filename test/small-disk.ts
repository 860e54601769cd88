import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder, removeFolder } from './house.ts'

export type SmallDisk = {
  readonly folder: string
  /** Leaves no room at all, not even for what the database forgot and has to write down again. */
  readonly fill: () => void
  readonly makeRoom: () => void
  readonly remove: () => void
}

/** A disk of its own that is easily full; null where this person may not mount one. */
export function aSmallDisk(megabytes: number): SmallDisk | null {
  const place = aFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'ignore' })
  } catch {
    removeFolder(place)
    return null
  }
  const ballast = join(place, 'ballast')
  return {
    folder: join(place, 'data'),
    fill: () => {
      stuff(ballast)
      forgetCatalogues(join(place, 'data', 'pg18'))
      stuff(ballast)
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', place], { stdio: 'ignore' })
      removeFolder(place)
    },
  }
}

function stuff(file: string): void {
  const handle = openSync(file, 'a')
  try {
    for (const size of [1024 * 1024, 4096]) writeUntilFull(handle, Buffer.alloc(size, 1))
  } finally {
    closeSync(handle)
  }
}

function writeUntilFull(handle: number, piece: Buffer): void {
  try {
    while (writeSync(handle, piece) === piece.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** Tidying up its catalogues, PostgreSQL now and then drops these; whoever connects next has to write them anew. */
function forgetCatalogues(cluster: string): void {
  for (const file of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('pg_internal.init')) rmSync(join(cluster, file), { force: true })
}
