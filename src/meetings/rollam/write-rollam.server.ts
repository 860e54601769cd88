import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { readRules } from '../calling/meetings.server.ts'
import { lockRollam } from './rollams.server.ts'
import type { RollamInput } from './rollam-input.ts'

type Written = z.infer<typeof RollamInput>

/** A draft: nobody is asked anything yet. */
export async function createRollam(db: Db, actorId: number, input: Written): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    if ((await readRules(tx)).rollamDays === 0) throw new Refusal('rollam_off')
    await refuseUnknown(tx, input.documentId)
    const made = await tx
      .insertInto('rollam')
      .values({ ...input, createdBy: actorId })
      .returning('id')
      .executeTakeFirstOrThrow()
    recordAudit(tx, {
      action: 'ROLLAM_WRITTEN',
      actorId,
      changes: [{ field: 'rollam', from: null, to: made.id }],
      note: input.title,
    })
    return made
  })
}

/** Until it is sent; from then on every word stands. */
export async function changeRollam(
  db: Db,
  actorId: number,
  { id, ...input }: Written & { readonly id: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title, wording, documentId, untilOn } = await lockRollam(tx, id)
    if (state !== 'draft') throw new Refusal('rollam_sent')
    await refuseUnknown(tx, input.documentId)
    const changes = changesBetween({ title, wording, documentId, untilOn }, input)
    if (changes.length === 0) return
    await tx.updateTable('rollam').set(input).where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'ROLLAM_WRITTEN',
      actorId,
      changes: [{ field: 'rollam', from: id, to: id }, ...changes],
      note: input.title,
    })
  })
}

export async function deleteRollam(db: Db, actorId: number, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockRollam(tx, id)
    if (state !== 'draft') throw new Refusal('rollam_sent')
    await tx.deleteFrom('rollam').where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'ROLLAM_WRITTEN',
      actorId,
      changes: [{ field: 'rollam', from: id, to: null }],
      note: title,
    })
  })
}

async function refuseUnknown(tx: Db, documentId: number | null): Promise<void> {
  if (documentId === null) return
  const found = await tx.selectFrom('document').select('id').where('id', '=', documentId).executeTakeFirst()
  if (!found) throw new Refusal('invalid_fields', { fields: { documentId: 'invalid' } })
}
