import { addDays } from '../../src/ground/values/day.ts'
import { earlier, later, yearOf } from './calendar.ts'
import { at } from './dice.ts'
import type { PlannedEvent } from './events.ts'
import { draftPayment, type PaymentDays, type PaymentDraft } from './payment.ts'
import type { Rider } from './registrations.ts'
import { variableSymbolsOf } from '../../src/money/payments/variable-symbol.ts'

type PaidEvent = PlannedEvent & { price: number }

export function hasPrice(event: PlannedEvent): event is PaidEvent {
  return event.price !== undefined
}

/** Registering for an event that costs something makes a payment; most people pay within days. */
export function draftEventPayment(
  event: PaidEvent,
  { person, registeredOn }: Rider,
  order: number,
  today: string,
  ids: { payment: number; sequence: number; treasurerId: number },
): PaymentDraft {
  const parts = {
    year: yearOf(registeredOn),
    kind: 'event',
    memberNumber: person.id,
  } as const
  const subject = {
    id: ids.payment,
    type: '1',
    period: null,
    purpose: event.title,
    amount: event.price,
    variableSymbol: at(variableSymbolsOf(parts), ids.sequence),
    createdBy: ids.treasurerId,
  } as const
  return draftPayment(person, subject, eventPaymentDays(event, registeredOn, order, today))
}

function eventPaymentDays(event: PaidEvent, createdOn: string, order: number, today: string): PaymentDays {
  const isOver = event.startsOn < today
  const due = { createdOn, dueOn: later(addDays(event.startsOn, -14), addDays(createdOn, 2)) }
  const paidOn = addDays(createdOn, 1 + (order % 5))
  if (isOver && order % 11 === 10) return { ...due, archivedOn: addDays(event.startsOn, -1) }
  if (!isOver && (order % 4 === 3 || paidOn >= today)) return due
  return { ...due, paidOn: earlier(paidOn, addDays(event.startsOn, -1)) }
}
