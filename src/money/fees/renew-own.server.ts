import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { feeDueOn, feeOwed } from './fee.ts'
import { readFeeSettings } from './fee-settings.server.ts'
import { type Generated, generatePayment } from './generate-payment.server.ts'
import { holdPayer, readPayer } from './payers.server.ts'
import { isYearOpen } from './renewal.ts'

export type Renewal = { readonly period: number; readonly amount: number; readonly dueOn: string }

/** The years a member may renew now without waiting to be asked: this one and the coming one, where they are open. */
export async function listRenewals(db: Db, memberId: number, today: string): Promise<readonly Renewal[]> {
  if ((await readClubAccount(db)) === null) return []
  const year = Number(today.slice(0, 4))
  const found: Renewal[] = []
  for (const period of [year, year + 1]) {
    const settings = await readFeeSettings(db, period)
    if (!isYearOpen(period, today, settings) || (await wasAsked(db, memberId, period))) continue
    const owed = feeOwed(await readPayer(db, memberId, period), period, settings)
    if ('amount' in owed)
      found.push({ period, amount: owed.amount, dueOn: feeDueOn(period, today, settings) })
  }
  return found
}

type Renewing = {
  readonly memberId: number
  readonly actorId: number
  readonly period: number
  readonly today: string
}

/** Makes the payment as the Treasurer's run would: the same price, credits first, instructions by mail. */
export async function renewOwn(db: Db, { memberId, actorId, period, today }: Renewing): Promise<Generated> {
  return inTransaction(db, async (tx) => {
    if (!isYearOpen(period, today, await readFeeSettings(tx, period))) throw new Refusal('year_not_open')
    await holdPayer(tx, memberId, period)
    // A fee the board has waived is not asked for again, not even by himself.
    if (await wasAsked(tx, memberId, period)) throw new Refusal('already_generated')
    return generatePayment(tx, { memberId, actorId, type: '2', period, today })
  })
}

async function wasAsked(db: Db, memberId: number, period: number): Promise<boolean> {
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('memberId', '=', memberId)
    .where('type', '=', '2')
    .where('period', '=', period)
    .executeTakeFirst()
  return payment !== undefined
}
