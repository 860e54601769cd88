import { enqueue } from '../../ground/platform/jobs.server.ts'
import { allocate } from '../payments/allocate.server.ts'
import { lockMovement } from '../payments/payments.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

type Part = { readonly paymentId: number; readonly amount: number }

type Acceptance = {
  readonly movementId: number
  readonly parts: readonly Part[]
  readonly credit?: { readonly memberId: number; readonly amount: number } | undefined
  /** What money in another currency is in haléře. */
  readonly countedAs?: number | undefined
  readonly note?: string | null | undefined
  readonly actorId: number
}

/** A person decided whose money it is: one payment, several, several people, something kept as a credit. */
export async function acceptPairing(db: Db, { countedAs, ...input }: Acceptance): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (countedAs !== undefined) await countAs(tx, input.movementId, countedAs)
    await allocate(tx, { ...input, mode: 'manual' })
    await askForTheRest(tx, input.parts)
  })
}

/** What came in parts: with one of them put, another may be exactly what is left, and that the machine does by itself. */
export async function askForTheRest(tx: Db, parts: readonly Pick<Part, 'paymentId'>[]): Promise<void> {
  if (parts.length === 0) return
  const left = await tx
    .selectFrom('paymentBalance')
    .select('paymentId')
    .where(
      'paymentId',
      'in',
      parts.map(({ paymentId }) => paymentId),
    )
    .where('remaining', '>', 0)
    .limit(1)
    .executeTakeFirst()
  if (left) await enqueue(tx, 'pair-movements', {})
}

/** Said once: while any of the money is somewhere, its value stands. */
async function countAs(tx: Db, movementId: number, countedAs: number): Promise<void> {
  const movement = await lockMovement(tx, movementId)
  if (!movement) throw new Refusal('not_found')
  if (movement.currency === 'CZK' || movement.countedAs === countedAs) return
  if (movement.counted !== movement.remaining) throw new Refusal('movement_in_use')
  await tx.updateTable('bankMovement').set({ countedAs }).where('id', '=', movementId).execute()
}

type ByIds = {
  readonly movementId: number
  readonly paymentIds: readonly number[]
  /** What to do with what is over: keep it as the credit of the first payment's member, or leave it unassigned. */
  readonly surplus: 'credit' | 'leave'
  readonly countedAs?: number | undefined
  readonly note?: string | null | undefined
  readonly actorId: number
}

/** Fills the payments one after the other as far as the money goes. */
export async function pairPayments(db: Db, { paymentIds, surplus, ...input }: ByIds): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (input.countedAs !== undefined) await countAs(tx, input.movementId, input.countedAs)
    const movement = await lockMovement(tx, input.movementId)
    if (!movement) throw new Refusal('not_found')
    const owed = await listOwed(tx, paymentIds)
    let left = movement.remaining
    const parts = paymentIds.map((paymentId) => {
      const amount = Math.min(left, owed.get(paymentId)?.remaining ?? 0)
      left -= amount
      return { paymentId, amount }
    })
    refuseEmpty(parts, owed, movement)
    const memberId = owed.get(paymentIds[0] ?? 0)?.memberId
    const credit = surplus === 'credit' && left > 0 && memberId ? { memberId, amount: left } : undefined
    await acceptPairing(tx, { ...input, countedAs: undefined, parts, credit })
  })
}

/** Of a guest nothing is kept for the next time. */
type Owed = { readonly memberId: number | null; readonly remaining: number }

async function listOwed(tx: Db, paymentIds: readonly number[]): Promise<ReadonlyMap<number, Owed>> {
  const rows = await tx
    .selectFrom('payment')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .select(['id', 'memberId', 'paymentBalance.remaining'])
    .where('id', 'in', [...paymentIds])
    .execute()
  return new Map(rows.map(({ id, ...owed }) => [id, owed]))
}

function refuseEmpty(
  parts: readonly Part[],
  owed: ReadonlyMap<number, Owed>,
  movement: { readonly currency: string; readonly counted: number; readonly amount: number },
): void {
  const empty = parts.find(({ amount }) => amount <= 0)
  if (!empty) return
  const payment = owed.get(empty.paymentId)
  if (!payment) throw new Refusal('not_found')
  if (payment.remaining <= 0) throw new Refusal('payment_closed')
  const isUnvalued = movement.currency !== 'CZK' && movement.counted === 0 && movement.amount > 0
  throw new Refusal(isUnvalued ? 'foreign_value_needed' : 'not_enough_money')
}
