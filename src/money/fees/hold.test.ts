import { expect, test } from 'vitest'
import type { Movement } from '../pairing/pairing.ts'
import { holdsOf } from './hold.ts'

const PAYMENT = {
  id: 7,
  memberId: 1,
  type: '2',
  period: 2026,
  remaining: 120_000,
  dueOn: '2026-01-31',
  variableSymbol: '2610000105',
} as const
const PETR = { id: 1, firstName: 'Petr', lastName: 'Novák', nickname: 'Kardan', household: null }
const KNOWLEDGE = {
  people: [PETR],
  closedSymbols: new Map(),
  accounts: new Map([['777/0800', [1]]]),
  refused: new Set<string>(),
}
const MONEY: Movement = {
  id: 3,
  bookedOn: '2026-02-10',
  amount: 120_000,
  currency: 'CZK',
  remaining: 120_000,
  payerAccount: null,
  payerName: null,
  instructionId: null,
  variableSymbol: null,
  payerReference: null,
  message: null,
  identification: null,
  comment: null,
}
const holds = (movement: Partial<Movement>, refused: readonly string[] = []) =>
  holdsOf({
    movements: [{ ...MONEY, ...movement }],
    payments: [PAYMENT],
    knowledge: { ...KNOWLEDGE, refused: new Set(refused) },
  }).map(({ paymentId, hold }) => [paymentId, hold])

test.each([
  ['his symbol', { variableSymbol: '2610000105' }, 'symbol'],
  [
    'his symbol, a part of the money',
    { variableSymbol: '2610000105', amount: 50_000, remaining: 50_000 },
    'symbol',
  ],
  ['his symbol in the message', { message: 'VS 2610000105' }, 'symbol'],
  ['his account', { payerAccount: '777/0800' }, 'account'],
  ['his name in the message', { message: 'prispevek Petr Novak' }, 'suggestion'],
  ['euros with his symbol', { variableSymbol: '2610000105', currency: 'EUR', remaining: null }, 'symbol'],
] as const)('money with %s holds him back', (_what, movement, hold) => {
  expect(holds(movement)).toEqual([[7, hold]])
})

test.each([
  ['the same amount and nothing else', {}],
  ['another account', { payerAccount: '1/0800' }],
  ['money of somebody else', { message: 'Jana Dvorakova' }],
] as const)('%s holds nobody', (_what, movement) => {
  expect(holds(movement)).toEqual([])
})

test('what somebody said no to holds nobody any more', () => {
  expect(holds({ payerAccount: '777/0800' }, ['3:7'])).toEqual([])
})
