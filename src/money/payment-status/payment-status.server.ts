import { type RawBuilder, sql } from 'kysely'
import {
  BY_URGENCY,
  CLOSED_STATUSES,
  isArchived,
  isPaid,
  nextReminderLevel,
  OPEN_STATUSES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type ReminderLevel,
} from './payment-status.ts'

// The statuses stand in the statement itself, not beside it: only so does PostgreSQL see that a partial index answers.

export const statusIsOpen = (column: string) => among(column, OPEN_STATUSES)
export const statusIsClosed = (column: string) => among(column, CLOSED_STATUSES)
export const statusIsPaid = (column: string) => among(column, PAYMENT_STATUSES.filter(isPaid))
export const statusIsArchived = (column: string) => among(column, PAYMENT_STATUSES.filter(isArchived))
/** Asked for, or paid: whatever was not put away. */
export const statusIsNotArchived = (column: string) => sql<boolean>`not ${statusIsArchived(column)}`

export function statusAwaitsReminder(column: string, level: ReminderLevel): RawBuilder<boolean> {
  return among(
    column,
    PAYMENT_STATUSES.filter((status) => nextReminderLevel(status) === level),
  )
}

/** The place in the order of urgency, from one; nothing where nobody was asked. */
export function statusUrgency(column: string): RawBuilder<number | null> {
  return sql`array_position(array[${literals(BY_URGENCY)}], ${sql.ref(column)})`
}

function among(column: string, statuses: readonly PaymentStatus[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${literals(statuses)})`
}

const literals = (statuses: readonly PaymentStatus[]) => sql.join(statuses.map((status) => sql.lit(status)))
