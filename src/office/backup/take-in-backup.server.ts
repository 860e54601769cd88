import { randomBytes } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { proveBackup } from './prove-backup.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { refuseLowDisk } from '../../ground/platform/disk.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { freeName, keepBackup, openFolder } from './backups.server.ts'

/** Pieces as small as any proxy lets through; a request of several gigabytes would be cut off after a minute. */
export const LARGEST_PIECE = 1024 * 1024
const FORGOTTEN_MS = 48 * 60 * 60_000

const draftOf = async (id: string) => join(await openFolder(), `nahrana-${id}.part`)

/** A backup on its way in: a file that grows piece by piece, straight onto the disk. */
export async function beginBackup(
  db: Db,
  visitor: Visitor,
  { size, password }: { readonly size: number; readonly password?: string | undefined },
): Promise<string> {
  await provePower(db, visitor, 'club.restore', { password })
  await refuseLowDisk(await openFolder(), size)
  const id = randomBytes(16).toString('hex')
  const file = await open(await draftOf(id), 'wx', 0o600)
  await file.close()
  return id
}

/** The next piece; a piece that comes twice is written twice over itself. Says how much there is now. */
export async function receivePiece(id: string, offset: number, bytes: Uint8Array): Promise<number> {
  const path = await draftOf(id)
  const have = await sizeOf(path)
  if (offset > have || bytes.length === 0) throw new Refusal('upload_elsewhere')
  await refuseLowDisk(path, bytes.length)
  const file = await open(path, 'r+')
  try {
    await file.write(bytes, 0, bytes.length, offset)
  } finally {
    await file.close()
  }
  return Math.max(have, offset + bytes.length)
}

async function sizeOf(path: string): Promise<number> {
  const about = await stat(path).catch(() => null)
  if (!about) throw new Refusal('not_found')
  return about.size
}

/** All of it is here: if this house wrote it, it takes its place among the others. */
export async function finishBackup(
  db: Db,
  visitor: Visitor,
  { id, size }: { id: string; size: number },
): Promise<string> {
  const draft = await draftOf(id)
  if ((await sizeOf(draft)) !== size) throw new Refusal('upload_incomplete')
  try {
    await proveBackup(draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const name = await freeName('brought')
  await keepBackup(draft, name)
  await inTransaction(db, async (tx) => {
    recordAudit(tx, { action: 'BACKUP_UPLOADED', actorId: visitor.id, note: name })
    await tellHolders(tx, 'backup-uploaded', { actorId: visitor.id, detail: name })
  })
  return name
}

/** The job: what never came whole, and what a killed process left. */
export async function forgetPieces(): Promise<void> {
  const folder = await openFolder()
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.part'))) {
    const about = await stat(join(folder, name)).catch(() => null)
    if (about && now().getTime() - about.mtime.getTime() > FORGOTTEN_MS)
      await rm(join(folder, name), { force: true })
  }
}
