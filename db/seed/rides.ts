import type { Db } from '../../src/tables.ts'
import { createDice } from './dice.ts'
import { draftEventPayment, hasPrice } from './event-payments.ts'
import { eventRow, meetingPoints, type PlannedEvent } from './events.ts'
import { insertAll } from './insert.ts'
import type { PaymentDraft } from './payment.ts'
import type { Person } from './person.ts'
import { ridersOf, type Registration } from './registrations.ts'

export type Attendance = { registrations: Registration[]; payments: PaymentDraft[] }

/** Who goes where and what they owe for it; nothing is written yet, as a registration points at its payment. */
export function planAttendance(
  events: readonly PlannedEvent[],
  people: readonly Person[],
  today: string,
  treasurerId: number,
  nextPaymentId: () => number,
): Attendance {
  const dice = createDice(66)
  const registrations: Registration[] = []
  const payments: PaymentDraft[] = []
  for (const event of events) {
    for (const [order, rider] of ridersOf(event, people, today, dice).entries()) {
      if (!hasPrice(event)) {
        registrations.push(rider.registration)
        continue
      }
      const sequence = payments.filter(({ person }) => person === rider.person).length
      const ids = { payment: nextPaymentId(), sequence, treasurerId }
      payments.push(draftEventPayment(event, rider, order, today, ids))
      registrations.push({ ...rider.registration, paymentId: ids.payment })
    }
  }
  return { registrations, payments }
}

export async function seedEvents(
  tx: Db,
  events: readonly PlannedEvent[],
  roadCaptain: { memberId: number; accountId: number },
): Promise<void> {
  const { memberId, accountId } = roadCaptain
  await insertAll(
    tx,
    'event',
    events.map((event) => eventRow(event, memberId, accountId)),
  )
  await insertAll(tx, 'meetingPoint', events.flatMap(meetingPoints))
}
