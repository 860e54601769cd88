import { timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { answerFile } from '../../ground/http/file-answer.server.ts'
import { seal } from '../../ground/platform/secret.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { deleteBackup, findBackup } from './backups.server.ts'

/** Long enough to begin, and to go on after a broken line. */
const LIVES_MS = 10 * 60_000

/**
 * The address of a backup for the one who gave his password, in the session he gave it in, for ten minutes. What was handed
 * out is noted before a byte leaves.
 */
export async function allowDownload(
  db: Db,
  visitor: Visitor,
  { name, password }: NamedInput,
): Promise<string> {
  const backup = await findBackup(name)
  await provePower(db, visitor, 'club.restore', { password })
  await inTransaction(db, async (tx) => {
    recordAudit(tx, { action: 'BACKUP_DOWNLOADED', actorId: visitor.id, note: backup.name })
    await tellHolders(tx, 'backup-downloaded', { actorId: visitor.id, detail: backup.name })
  })
  const until = now().getTime() + LIVES_MS
  return `/api/backups/${backup.name}?until=${until}&ticket=${ticketFor(visitor, backup.name, until)}`
}

function ticketFor({ sessionId }: Visitor, name: string, until: number): string {
  return seal('backup', `download\n${sessionId}\n${name}\n${until}`).toString('hex')
}

type Ticket = { readonly until: number; readonly ticket: string }

export async function sendBackup(
  request: Request,
  visitor: Visitor,
  name: string,
  { until, ticket }: Ticket,
): Promise<Response> {
  const expected = Buffer.from(ticketFor(visitor, name, until))
  const given = Buffer.from(ticket)
  if (until < now().getTime() || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal('link_expired')
  const { path, size } = await findBackup(name)
  const store = {
    size: () => Promise.resolve(size),
    open: (_key: string, range?: { start: number; end: number }) =>
      Promise.resolve({
        size,
        body: Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>,
      }),
  }
  const answer = await answerFile(request, store, name, {
    type: 'application/gzip',
    keeping: 'unkept',
    fileName: name,
  })
  if (!answer) throw new Refusal('not_found')
  return answer
}

type NamedInput = { readonly name: string; readonly password?: string | undefined }

export async function throwAwayBackup(
  db: Db,
  visitor: Visitor,
  { name, password }: NamedInput,
): Promise<void> {
  await findBackup(name)
  await provePower(db, visitor, 'club.restore', { password })
  await deleteBackup(name)
  await inTransaction(db, async (tx) => {
    recordAudit(tx, { action: 'BACKUP_DELETED', actorId: visitor.id, note: name })
    await tellHolders(tx, 'backup-deleted', { actorId: visitor.id, detail: name })
  })
}
