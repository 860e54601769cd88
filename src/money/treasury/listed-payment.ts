import type { FeePayment } from '../fees/fee-payments.server.ts'

/** What every row of payments shows. */
const SHOWN = [
  'id',
  'memberId',
  'number',
  'firstName',
  'lastName',
  'nickname',
  'divisionName',
  'type',
  'period',
  'purpose',
  'variableSymbol',
  'amount',
  'paid',
  'remaining',
  'status',
  'household',
] as const satisfies readonly (keyof FeePayment)[]

/** Of awaited ones, or what their panel asks about. */
const SHOWN_AWAITED = [...SHOWN, 'dueOn', 'letter', 'email', 'instructionsSentAt'] as const
const SHOWN_RECEIVED = [...SHOWN, 'paidWith', 'archivedAt', 'archiveReason'] as const

export type ShownPayment = Pick<FeePayment, (typeof SHOWN)[number]>
export type ListedPayment = Pick<FeePayment, (typeof SHOWN_AWAITED)[number]>
export type ReceivedPayment = Pick<FeePayment, (typeof SHOWN_RECEIVED)[number]>

/** A payment as a row needs it: fifty whole ones would travel in the page for nothing. */
export function listedPayment(payment: FeePayment): ListedPayment {
  return only(payment, SHOWN_AWAITED)
}

/** The same of one nobody waits for any more. */
export function receivedPayment(payment: FeePayment): ReceivedPayment {
  return only(payment, SHOWN_RECEIVED)
}

function only<Field extends keyof FeePayment>(payment: FeePayment, fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, payment[field]])) as Pick<FeePayment, Field>
}
