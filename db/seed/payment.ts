import type { Selectable } from 'kysely'
import type { PaymentTable } from '../../src/ground/tables/money.ts'
import { statusOf } from '../../src/money/payment-status/payment-status.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import type { Person } from './person.ts'

type Payment = Selectable<PaymentTable>

/** A payment together with the days it went through, before they become moments. */
export type PaymentDays = {
  createdOn: string
  dueOn: string
  reminder1On?: string
  reminder2On?: string
  paidOn?: string
  archivedOn?: string
}

export type PaymentDraft = {
  person: Person
  days: PaymentDays
  payment: Payment
}

type Subject = Pick<Payment, 'id' | 'type' | 'period' | 'purpose' | 'amount' | 'variableSymbol' | 'createdBy'>

export function draftPayment(person: Person, subject: Subject, days: PaymentDays): PaymentDraft {
  const happened = {
    reminder1At: momentOrNull(days.reminder1On, '09:00'),
    reminder2At: momentOrNull(days.reminder2On, '09:00'),
    paidAt: momentOrNull(days.paidOn, '21:31'),
    archivedAt: momentOrNull(days.archivedOn, '18:00'),
  }
  const payment: Payment = {
    ...subject,
    ...happened,
    memberId: person.id,
    guestId: null,
    importId: null,
    status: statusOf(happened),
    dueOn: days.dueOn,
    createdAt: momentOn(days.createdOn, '10:00'),
    // Who has no e-mail got the instructions on paper.
    instructionsSentAt: person.email === null ? null : momentOn(days.createdOn, '10:04'),
    archiveReason: days.archivedOn === undefined ? null : 'Výbor příspěvek prominul.',
  }
  return { person, days, payment }
}

function momentOrNull(day: string | undefined, time: string): Date | null {
  return day === undefined ? null : momentOn(day, time)
}
