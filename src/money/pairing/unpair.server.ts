import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

type Input = {
  readonly paymentId: number
  /** Only what came from this movement. */
  readonly movementId?: number | undefined
  readonly reason: string
  readonly actorId: number
}

/** Takes back whatever is paired with a payment, cash included; the money waits again. */
export async function unpairPayment(
  db: Db,
  { paymentId, movementId, reason, actorId }: Input,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const paired = await tx
      .selectFrom('allocation')
      .select('id')
      .where('paymentId', '=', paymentId)
      .where('reversedAt', 'is', null)
      .$if(movementId !== undefined, (query) => query.where('movementId', '=', movementId ?? 0))
      .orderBy('movementId')
      .execute()
    if (paired.length === 0) throw new Refusal('nothing_to_unpair')
    for (const { id } of paired) await reverseAllocation(tx, { allocationId: id, reason, actorId })
  })
}
