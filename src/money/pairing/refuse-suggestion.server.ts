import { sql } from 'kysely'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

type No = { readonly movementId: number; readonly suggestion: string; readonly actorId: number }

/** 'That is not it': remembered for ever, so the same question is not asked again. */
export async function refuseSuggestion(db: Db, { movementId, suggestion, actorId }: No): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await tx
      .selectFrom('bankMovement')
      .select('id')
      .where('id', '=', movementId)
      .executeTakeFirst()
    if (!known) throw new Refusal('not_found')
    await tx
      .insertInto('pairingRefusal')
      .values({ movementId, suggestion, refusedBy: actorId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

type Aside = { readonly movementId: number; readonly note: string; readonly actorId: number }

/** Money that is nobody's payment: it leaves the desk, stays in the list, and can be brought back. */
export async function setAside(db: Db, { movementId, note, actorId }: Aside): Promise<void> {
  const why = note.trim()
  if (!why) throw new Refusal('invalid_fields', { fields: { note: 'required' } })
  const put = await db
    .updateTable('bankMovement')
    .set({ setAsideAt: sql<Date>`now()`, setAsideBy: actorId, setAsideNote: why })
    .where('id', '=', movementId)
    .returning('id')
    .executeTakeFirst()
  if (!put) throw new Refusal('not_found')
}

export async function bringBack(db: Db, movementId: number): Promise<void> {
  const back = await db
    .updateTable('bankMovement')
    .set({ setAsideAt: null, setAsideBy: null, setAsideNote: null })
    .where('id', '=', movementId)
    .returning('id')
    .executeTakeFirst()
  if (!back) throw new Refusal('not_found')
}
