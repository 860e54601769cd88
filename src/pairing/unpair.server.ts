import { releaseCredit } from '../payments/credits.server.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'

type Wish = {
  readonly paymentId: number
  /** Only what came from this movement. */
  readonly movementId?: number | undefined
  readonly reason: string
  readonly actorId: number
}

/** Takes back whatever is paired with a payment, cash included; the money waits again. */
export async function unpairPayment(db: Db, { paymentId, movementId, reason, actorId }: Wish): Promise<void> {
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

type MovementWish = { readonly movementId: number; readonly reason: string; readonly actorId: number }

/** Takes back everything a movement paid or keeps as somebody's credit. */
export async function freeMovement(db: Db, { movementId, reason, actorId }: MovementWish): Promise<void> {
  await inTransaction(db, async (tx) => {
    const paired = await tx
      .selectFrom('allocation')
      .select('id')
      .where('movementId', '=', movementId)
      .where('reversedAt', 'is', null)
      .orderBy('paymentId')
      .execute()
    const kept = await tx
      .selectFrom('credit')
      .select('id')
      .where('movementId', '=', movementId)
      .where('closedAs', 'is', null)
      .execute()
    if (paired.length + kept.length === 0) throw new Refusal('nothing_to_unpair')
    for (const { id } of paired) await reverseAllocation(tx, { allocationId: id, reason, actorId })
    for (const { id } of kept) await releaseCredit(tx, { creditId: id, reason, actorId })
  })
}
