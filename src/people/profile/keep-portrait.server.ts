import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { portraitKey, portraitKeys } from '../members/portrait.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { drawPortrait } from './draw-portrait.server.ts'
import { ownCard } from './own-card.ts'

const UPLOADS = { max: 30, minutes: 60 }

/** A new face on one's own card. Files first: a card that names a picture has it, whatever dies when. */
export async function keepPortrait(
  db: Db,
  visitor: Visitor,
  load: () => Promise<Uint8Array>,
): Promise<string> {
  const memberId = ownCard(visitor)
  const { allowed, retryAfter } = await hit(db, `portrait:${visitor.id}`, UPLOADS)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  const files = await drawPortrait(load)
  const photoKey = randomBytes(16).toString('hex')
  await Promise.all(files.map(({ size, bytes }) => fileStore().put(portraitKey(photoKey, size), bytes)))
  await inTransaction(db, async (tx) => {
    const before = await lockFace(tx, memberId)
    await tx.updateTable('member').set({ photoKey }).where('id', '=', memberId).execute()
    await forget(tx, before.photoKey)
    note(tx, visitor, [{ field: 'photo', from: before.photoKey !== null, to: true }])
  })
  return photoKey
}

/** Gone at once: no card names it any more, and its files follow. */
export async function removePortrait(db: Db, visitor: Visitor): Promise<void> {
  const memberId = ownCard(visitor)
  await inTransaction(db, async (tx) => {
    const before = await lockFace(tx, memberId)
    if (!before.photoKey) throw new Refusal('already_so')
    await tx
      .updateTable('member')
      .set({ photoKey: null, photoAtDoor: false })
      .where('id', '=', memberId)
      .execute()
    await forget(tx, before.photoKey)
    note(tx, visitor, [{ field: 'photo', from: true, to: false }, ...doorChange(before.photoAtDoor, false)])
  })
}

export const PortraitAtDoor = z.strictObject({ atDoor: z.boolean() })

/** Whether whoever verifies the card sees the face as well; the database notes it among the consents. */
export async function showPortraitAtDoor(db: Db, visitor: Visitor, isShown: boolean): Promise<void> {
  const memberId = ownCard(visitor)
  await inTransaction(db, async (tx) => {
    const before = await lockFace(tx, memberId)
    if (!before.photoKey && isShown) throw new Refusal('not_found')
    if (before.photoAtDoor === isShown) return
    await tx.updateTable('member').set({ photoAtDoor: isShown }).where('id', '=', memberId).execute()
    note(tx, visitor, doorChange(before.photoAtDoor, isShown))
  })
}

async function lockFace(tx: Db, memberId: number) {
  const face = await tx
    .selectFrom('member')
    .select(['photoKey', 'photoAtDoor'])
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!face) throw new Refusal('not_found')
  return face
}

async function forget(tx: Db, photoKey: string | null): Promise<void> {
  if (photoKey) await enqueue(tx, 'remove-files', { keys: portraitKeys(photoKey) })
}

const doorChange = (from: boolean, to: boolean): readonly AuditChange[] =>
  from === to ? [] : [{ field: 'photoAtDoor', from, to }]

function note(tx: Db, { id, memberId }: Visitor, changes: readonly AuditChange[]): void {
  recordAudit(tx, { action: 'MEMBER_CHANGED', actorId: id, memberId, changes })
}
