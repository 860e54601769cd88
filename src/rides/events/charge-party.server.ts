import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { feeYear } from '../../money/fees/fee.ts'
import { readFeeSettings } from '../../money/fees/fee-settings.server.ts'
import { postInstructions } from '../../money/fees/post-instructions.server.ts'
import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { archivePayment } from '../../money/payments/archive-payment.server.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import { type CreatedPayment, createPayment } from '../../money/payments/create-payment.server.ts'
import { isArchived, isOpen } from '../../money/payment-status/payment-status.ts'
import { lockPayment } from '../../money/payments/payments.server.ts'
import { releaseRideCash } from '../../money/payments/ride-cash.server.ts'
import { askForRefund } from '../../money/payments/refunds.server.ts'
import { type Either, guestIn, type Whose } from '../../people/members/whose.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { dueDay, priceFor } from './registration.ts'

type PricedEvent = {
  readonly id: number
  readonly title: string
  readonly price: number | null
  readonly startsAt: Date
}
type Party = Whose & { readonly passengers: number; readonly now: Date }

/** What the party owes, as a payment of its own; nothing where the event is free. Made by the system, not by a person. */
export async function chargeParty(
  tx: Db,
  event: PricedEvent,
  { passengers, now, ...whose }: Party,
): Promise<CreatedPayment | null> {
  const amount = priceFor(event.price, passengers)
  if (amount === null) return null
  const payment = await createPayment(tx, {
    type: '1',
    kind: 'event',
    ...whose,
    amount,
    purpose: event.title,
    dueOn: dueDay(event.startsAt, now),
    actorId: null,
  })
  // A club that has not said where its money goes still takes people along; they are told the sum.
  if (await readClubAccount(tx)) {
    const today = pragueDay(now)
    const settings = await readFeeSettings(tx, feeYear({ period: null }, today))
    const posting = { settings, today, priority: 'normal', actorId: null } as const
    await postInstructions(tx, { ...payment, remaining: payment.amount }, posting)
  }
  return payment
}

type Cause = {
  readonly event: Pick<PricedEvent, 'id' | 'title'>
  readonly actorId: number | null
  /** How much of what came goes back; all of it where nothing is said. */
  readonly returns?: (paid: number) => number
}

/**
 * Nobody waits for money of who is not coming; money that came is for the Treasurer to give back, and he is told. Answers
 * what the club keeps of it.
 */
export async function releasePayment(tx: Db, paymentId: number | null, cause: Cause): Promise<number> {
  const payment = paymentId === null ? undefined : await lockPayment(tx, paymentId)
  if (!payment) return 0
  const { event, actorId, returns = (paid) => paid } = cause
  if (isOpen(payment.status)) {
    await archivePayment(tx, { paymentId: payment.id, reason: event.title, actorId })
    await releaseRideCash(tx, payment.id, returns)
  }
  if (payment.paid <= 0 || isArchived(payment.status)) return 0
  const { id, memberId, guestId, paid } = payment
  const amount = returns(paid)
  if (amount > 0) {
    await askForRefund(tx, { paymentId: id, memberId, guestId, amount, reason: event.title })
    await tellTreasurers(tx, { ...payment, returned: amount }, cause)
  }
  return paid - amount
}

type PaidPayment = Either & {
  readonly id: number
  readonly returned: number
  readonly variableSymbol: string
}

async function tellTreasurers(tx: Db, payment: PaidPayment, { event, actorId }: Cause): Promise<void> {
  const { memberId, guestId, returned, variableSymbol } = payment
  const payer =
    memberId === null
      ? await tx
          .selectFrom('guest')
          .select(['firstName', 'lastName', sql<number>`0`.as('number')])
          .where('id', '=', guestId ?? 0)
          .executeTakeFirstOrThrow()
      : await tx
          .selectFrom('member')
          .select(['firstName', 'lastName', 'number'])
          .where('id', '=', memberId)
          .executeTakeFirstOrThrow()
  await tellOfficers(tx, 'Treasurer', 'event-refund', {
    title: event.title,
    eventId: event.id,
    name: `${payer.firstName} ${payer.lastName}`,
    number: payer.number,
    amount: returned,
    variableSymbol,
  })
  recordAudit(tx, {
    action: 'PAYMENT_TO_REFUND',
    actorId,
    memberId,
    changes: [
      { field: 'variableSymbol', from: variableSymbol, to: variableSymbol },
      { field: 'amount', from: null, to: returned },
      ...guestIn(payment),
    ],
    note: event.title,
  })
}
