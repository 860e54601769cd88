import type { FeePayment } from '../fees/fee-payments.server.ts'

/** What a row of awaited payments shows, or what its panel asks about. */
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
  'dueOn',
  'letter',
  'email',
  'instructionsSentAt',
] as const satisfies readonly (keyof FeePayment)[]

export type ListedPayment = Pick<FeePayment, (typeof SHOWN)[number]>

/** A payment as a row needs it: fifty whole ones would travel in the page for nothing. */
export function listedPayment(payment: FeePayment): ListedPayment {
  return Object.fromEntries(SHOWN.map((field) => [field, payment[field]])) as ListedPayment
}
