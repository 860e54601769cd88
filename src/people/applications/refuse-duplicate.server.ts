import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { holdForDecision } from './decidable-applications.server.ts'
import { Refusal } from '../../refusals.ts'

type Input = { readonly applicationId: number; readonly memberId: number; readonly actorId: number }

/** 'This is somebody else': remembered, and the card is not offered to this application again. */
export async function refuseDuplicate(db: Db, input: Input): Promise<void> {
  const { applicationId, memberId, actorId } = input
  await inTransaction(db, async (tx) => {
    await holdForDecision(tx, input)
    const card = await tx.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()
    if (!card) throw new Refusal('not_found')
    await tx
      .insertInto('applicationMatchRefusal')
      .values({ applicationId, memberId, refusedBy: actorId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
