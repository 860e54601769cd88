// A small club whose money comes in, and what the pairing says about it.
import { indexClues } from '../src/money/pairing/clues.ts'
import type { Person } from '../src/money/pairing/names.ts'
import type { Knowledge, Movement, OpenPayment } from '../src/money/pairing/pairing.ts'
import { suggestFor } from '../src/money/pairing/suggest.ts'

export const somebody = (id: number, name: string, more: Partial<Person> = {}): Person => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { id, firstName, lastName, nickname: null, household: null, payerId: null, ...more }
}

/** Twelve crowns that say nothing. */
export const SILENT: Movement = {
  id: 1,
  bookedOn: '2026-01-20',
  amount: 1200,
  currency: 'CZK',
  remaining: 1200,
  variableSymbol: null,
  message: null,
  payerReference: null,
  identification: null,
  comment: null,
  payerAccount: null,
  payerName: null,
  instructionId: null,
}

const PEOPLE = [
  somebody(1, 'Jan Novák', { nickname: 'Bobřík' }),
  somebody(2, 'Eva Nováková'),
  somebody(3, 'Jiří Řezníček'),
  somebody(4, 'Karel Dvořák', { nickname: 'Turbo' }),
  somebody(5, 'Dana Dvořáková'),
]
export const payment = (id: number, memberId: number, more: Partial<OpenPayment> = {}): OpenPayment => ({
  id,
  memberId,
  type: '2',
  period: 2026,
  remaining: 1200,
  dueOn: '2026-01-31',
  variableSymbol: `26100${id}01`,
  payerId: null,
  ...more,
})
// Novák owes twice, his wife and Řezníček once, the Dvořáks nothing.
const PAYMENTS = [
  payment(101, 1),
  payment(102, 2),
  payment(103, 3),
  payment(111, 1, { remaining: 500, period: null, dueOn: '2026-03-01' }),
]
const KNOWLEDGE: Knowledge = {
  people: PEOPLE,
  closedSymbols: new Map([
    ['2510010101', { memberId: 1, isPaid: true, amount: 1200 }],
    ['2510010401', { memberId: 4, isPaid: true, amount: 1200 }],
    ['2510010301', { memberId: 3, isPaid: true, amount: 900 }],
  ]),
  accounts: new Map([
    ['111/0100', [3]],
    ['222/0100', [1, 3]],
    ['333/0100', [3, 1]],
    ['444/0100', [4]],
    ['455/0100', [5, 4]],
  ]),
  refused: new Set(),
}
export type World = { readonly payments?: readonly OpenPayment[] } & Partial<Knowledge>

/** '99 101=1200 (symbol exactAmount)': how sure, what for, what is over and whose, and why. */
export function suggested(movement: Partial<Movement>, { payments = PAYMENTS, ...more }: World = {}) {
  const money = { ...SILENT, remaining: movement.amount ?? SILENT.amount, ...movement }
  return suggestFor(money, indexClues(payments, { ...KNOWLEDGE, ...more })).map(
    ({ parts, credit, reasons, score }) =>
      [
        score,
        ...parts.map(({ paymentId, memberId, amount }) => `${paymentId}/${memberId}=${amount}`),
        ...(credit ? [`credit/${credit.memberId}=${credit.amount}`] : []),
        `(${reasons.join(' ')})`,
      ].join(' '),
  )
}
