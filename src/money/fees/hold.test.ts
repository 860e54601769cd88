import { expect, test } from 'vitest'
import type { Movement } from '../pairing/pairing.ts'
import { pair } from '../pairing/pair.ts'
import type { Facts } from '../pairing/facts.server.ts'
import { holdsOf } from './hold.ts'

const heldBy = ({ movements, payments, knowledge }: Facts) =>
  holdsOf(movements, pair(movements, payments, knowledge))

const PAYMENT = {
  id: 7,
  memberId: 1,
  type: '2',
  period: 2026,
  remaining: 120_000,
  dueOn: '2026-01-31',
  variableSymbol: '2610000105',
  payerId: null,
} as const
const PETR = {
  id: 1,
  firstName: 'Petr',
  lastName: 'Novák',
  nickname: 'Kardan',
  household: null,
  payerId: null,
}
const KNOWLEDGE = {
  people: [PETR],
  closedSymbols: new Map([['2510000105', { memberId: 1, isPaid: true, amount: 100_000 }]]),
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
  heldBy({
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
  ['his number in the message', { message: 'clen 2610000105' }, 'symbol'],
  ['his symbol with a slip', { variableSymbol: '2610000106' }, 'symbol'],
  ['his symbol of last year', { variableSymbol: '2510000105' }, 'symbol'],
  ['his name as the payer’s', { payerName: 'NOVAK PETR' }, 'suggestion'],
  ['his nickname', { message: 'kardan' }, 'suggestion'],
  ['his surname in the message', { message: 'Novak' }, 'suggestion'],
  ['his account and his name', { payerAccount: '777/0800', payerName: 'NOVAK PETR' }, 'account'],
  ['euros with his symbol', { variableSymbol: '2610000105', currency: 'EUR', remaining: null }, 'symbol'],
] as const)('money with %s holds him back', (_what, movement, hold) => {
  expect(holds(movement)).toEqual([[7, hold]])
})

test.each([
  ['the same amount and nothing else', {}],
  ['the surname of the payer', { payerName: 'NOVAK' }],
  ['another account', { payerAccount: '1/0800' }],
  ['money of somebody else', { message: 'Jana Dvorakova' }],
] as const)('%s holds nobody', (_what, movement) => {
  expect(holds(movement)).toEqual([])
})

test('what somebody said no to holds nobody any more', () => {
  expect(holds({ payerAccount: '777/0800' }, ['3:7'])).toEqual([])
})

test('each payment is held once, by the surest and then the latest money', () => {
  const account = { ...MONEY, id: 1, payerAccount: '777/0800', amount: 50_000, remaining: 50_000 }
  const name = { ...MONEY, id: 2, payerName: 'NOVAK PETR', bookedOn: '2026-03-01' }
  const later = { ...account, id: 3, bookedOn: '2026-02-20' }
  const held = (...movements: Movement[]) =>
    heldBy({ movements, payments: [PAYMENT], knowledge: KNOWLEDGE }).map(({ movementId }) => movementId)

  expect(held(account, name)).toEqual([1])
  expect(held(name, account)).toEqual([1])
  expect(held(account, later)).toEqual([3])
  expect(held(later, account)).toEqual([3])
})

test('a hold says which money it is and who sent it', () => {
  const movement = { ...MONEY, variableSymbol: '2610000105', payerName: 'NOVAK PETR' }

  expect(heldBy({ movements: [movement], payments: [PAYMENT], knowledge: KNOWLEDGE })).toEqual([
    {
      paymentId: 7,
      hold: 'symbol',
      movementId: 3,
      amount: 120_000,
      currency: 'CZK',
      bookedOn: '2026-02-10',
      from: 'NOVAK PETR',
    },
  ])
})

test('the same money twice holds by the symbol, each certain money its own payment', () => {
  const twice = [
    { ...MONEY, id: 1, variableSymbol: '2610000105' },
    { ...MONEY, id: 2, variableSymbol: '2610000105' },
  ]
  const other = { ...PAYMENT, id: 8, memberId: 2, variableSymbol: '2610000206' }
  const facts = { payments: [PAYMENT, other], knowledge: KNOWLEDGE }
  const held = (movements: readonly Movement[]) =>
    heldBy({ ...facts, movements }).map(({ paymentId, hold, movementId }) => [paymentId, hold, movementId])

  expect(held(twice)).toEqual([[7, 'symbol', 1]])
  expect(
    held([
      { ...MONEY, id: 1, variableSymbol: '2610000105' },
      { ...MONEY, id: 2, variableSymbol: '2610000206' },
    ]),
  ).toEqual([
    [7, 'symbol', 1],
    [8, 'symbol', 2],
  ])
})
