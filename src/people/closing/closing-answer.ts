import type { Closed, EventOfMember, PaymentOfMember } from '../members/closing.ts'

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
