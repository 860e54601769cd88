import { sql } from 'kysely'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { isArchived, isOpen } from '../../money/payment-status/payment-status.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import { paymentCode } from '../../money/payments/payment-code.ts'
import { findPayment } from '../../money/payments/payments.server.ts'
import { cashOnItsWay } from '../../money/payments/ride-cash.server.ts'
import type { Db } from '../../tables.ts'
import { guestMoneyWords } from './guest-money.words.ts'

type Asked = {
  readonly guestId: number
  /** Of his place, where he has to pay for it. */
  readonly paymentId: number | null
  readonly name: string
  readonly language: Language
}

/** What a guest pays for his place, where, what of it has come and what goes back; nothing where there never was any. */
export async function viewGuestMoney(db: Db, { guestId, paymentId, name, language }: Asked) {
  const say = speak(guestMoneyWords, language)
  const payment = paymentId === null ? undefined : await findPayment(db, paymentId)
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'settledAt'])
    .where('guestId', '=', guestId)
    .orderBy('id')
    .execute()
  const back = refunds.map(({ amount, settledAt }) => {
    const money = { amount: moneyInWords(amount, language) }
    if (settledAt === null) return say('toReturn', money)
    return say('returned', { ...money, day: dayInFigures(pragueDay(settledAt), language) })
  })
  const { left } = await db
    .selectFrom('rideCash')
    .select(sql<number>`coalesce(sum(returned), 0)::int`.as('left'))
    .where('guestId', '=', guestId)
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (left > 0) back.push(say('cashToReturn', { amount: moneyInWords(left, language) }))
  const standing = payment && !isArchived(payment.status) ? payment : null
  if (!standing && back.length === 0) return null
  const account = await readClubAccount(db)
  const cash = standing ? await cashOnItsWay(db, standing.id) : 0
  return { back, ...(standing ? stateOf(standing) : { state: null, code: null }) }

  function stateOf({ amount, paid, remaining, dueOn, status, variableSymbol, purpose }: Payment) {
    const [whole, came, left] = [amount, paid, remaining].map((sum) => moneyInWords(sum, language))
    const isOwed = isOpen(status) && remaining > 0
    if (!isOwed) return { state: say('paid', { amount: whole ?? '' }), code: null }
    if (cash >= remaining)
      return { state: say('inCash', { amount: moneyInWords(cash, language) }), code: null }
    const day = dayInFigures(dueOn, language)
    const state =
      paid > 0
        ? say('partPaid', { paid: came ?? '', left: left ?? '', day })
        : say('toPay', { amount: whole ?? '', day })
    // The message goes to a Czech bank and to the Treasurer, whatever the reader speaks.
    const message = `${purpose ?? ''} - ${name}`
    return { state, code: account && paymentCode(account, { amount: remaining, variableSymbol, message }) }
  }
}

type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>
