import { can } from '../../permissions.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

/** 'These are two people': remembered for ever, whichever of them is named first. */
export async function refuseMatch(
  db: Db,
  actor: Pick<Visitor, 'id' | 'role' | 'grants'>,
  { a, b }: { readonly a: number; readonly b: number },
): Promise<void> {
  if (!can(actor, 'matches.decide')) throw new Refusal('not_allowed')
  if (a === b) throw new Refusal('same_card')
  await inTransaction(db, async (tx) => {
    const known = await tx.selectFrom('member').select('id').where('id', 'in', [a, b]).execute()
    if (known.length !== 2) throw new Refusal('not_found')
    await tx
      .insertInto('personMatchRefusal')
      .values({ firstId: Math.min(a, b), secondId: Math.max(a, b), refusedBy: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
