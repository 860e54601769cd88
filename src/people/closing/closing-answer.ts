import { z } from 'zod'
import { Day, doneWith, Moment, Money } from '../../ground/http/answer.ts'
import type { Closed, EventOfMember, PaymentOfMember } from '../members/closing.ts'
import { MemberAnswer } from '../members/member-answer.ts'

const Ride = z.strictObject({ eventId: z.int(), title: z.string(), startsAt: Moment })
const Fee = z.strictObject({ paymentId: z.int(), what: z.string(), remaining: Money })

const ClosedAnswer = z
  .strictObject({
    places: z.array(Ride),
    leads: z.array(Ride),
    titles: z.array(z.string()),
    fees: z.array(Fee),
    debts: z.array(Fee),
    toRefund: Money,
    account: z.enum(['none', 'deactivated', 'off']),
    waived: z.boolean(),
    patches: z.array(z.enum(['front', 'back'])),
    letter: z.enum(['queued', 'no_address', 'told_before']),
  })
  .meta({ id: 'ClosedMembership' })

const ReopenedAnswer = z.strictObject({
  account: z.enum(['unchanged', 'reactivated']),
  titles: z.array(z.string()),
  notGivenBack: z.strictObject({
    places: z.int(),
    fees: z.int(),
    waived: z.int(),
    calendar: z.boolean(),
    titles: z.int(),
  }),
})

/** What closing the membership did, or would do. */
export const MembershipClosed = doneWith({ member: MemberAnswer, closed: ClosedAnswer })

/** Closed whole, or opened again. */
export const ClosingAnswer = z.union([
  MembershipClosed,
  doneWith({ member: MemberAnswer, reopened: ReopenedAnswer.nullable() }),
])

export const ReviewAnswer = doneWith({
  review: z.strictObject({ since: Day, endedOn: Day.nullable(), note: z.string().nullable() }),
})

/** As the API tells it: money with its currency, moments as text. */
export function closedAnswer({ places, fees, toRefund, debts, leads, ...closed }: Closed) {
  return {
    ...closed,
    places: places.map(eventAnswer),
    leads: leads.map(eventAnswer),
    fees: fees.map(paymentAnswer),
    debts: debts.map(paymentAnswer),
    toRefund: money(toRefund),
  }
}

const eventAnswer = ({ eventId, title, startsAt }: EventOfMember) => ({
  eventId,
  title,
  startsAt: startsAt.toISOString(),
})

const paymentAnswer = ({ paymentId, what, remaining }: PaymentOfMember) => ({
  paymentId,
  what,
  remaining: money(remaining),
})

const money = (amount: number) => ({ amount, currency: 'CZK' })
