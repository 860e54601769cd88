import { describe, expect, test } from 'vitest'
import { payment, SILENT, somebody } from '../../../test/pairing.ts'
import { pair } from './pair.ts'
import type { Knowledge, Movement, OpenPayment } from './pairing.ts'

// Hora pays for his wife and his son; Bílý pays for himself.
const PEOPLE = [
  somebody(1, 'Petr Hora', { payerId: 1 }),
  somebody(2, 'Jana Malá', { payerId: 1 }),
  somebody(3, 'Ota Hora', { payerId: 1 }),
  somebody(4, 'Jan Bílý'),
]
const FEES = [
  payment(102, 2, { payerId: 1, remaining: 800 }),
  payment(101, 1, { payerId: 1 }),
  payment(103, 3, { payerId: 1, remaining: 800 }),
  payment(104, 4),
]
const VS = '2610010101'
const knowledge = (more: Partial<Knowledge> = {}): Knowledge => ({
  people: PEOPLE,
  closedSymbols: new Map(),
  accounts: new Map(),
  refused: new Set(),
  ...more,
})

const came = (more: Partial<Movement>): Movement => {
  const amount = more.amount ?? 2800
  return { ...SILENT, amount, remaining: amount, variableSymbol: VS, ...more }
}

function said(movements: readonly Movement[], payments: readonly OpenPayment[] = FEES, known = knowledge()) {
  const { certain, shared, suggestions } = pair(movements, payments, known)
  return {
    certain: certain.map(({ movementId, paymentId }) => [movementId, paymentId]),
    shared: shared.map(({ movementId, parts }) => [movementId, ...parts.map(({ paymentId }) => paymentId)]),
    first: [...suggestions].map(([id, [first]]) => ({
      id,
      parts: first?.parts.map(({ paymentId, amount }) => `${paymentId}=${amount}`).join(' '),
      credit: first?.credit,
      reasons: first?.reasons.join(' '),
    })),
  }
}

describe('one payment of a household', () => {
  test.each<[string, string]>([
    ['the payer’s', VS],
    ['anybody’s of them', '2610010301'],
  ])('is split by itself by %s symbol, the payer first', (_, variableSymbol) => {
    expect(said([came({ variableSymbol })])).toEqual({ certain: [], shared: [[1, 101, 102, 103]], first: [] })
  })

  test('is only what is left once one of them has paid alone', () => {
    const alone = came({ id: 2, amount: 800, variableSymbol: '2610010201' })
    expect(said([came({ amount: 2000 }), alone])).toEqual({
      certain: [[2, 102]],
      shared: [[1, 101, 103]],
      first: [],
    })
    const { certain, shared, first } = said([came({}), alone])
    expect({ certain, shared }).toEqual({ certain: [[2, 102]], shared: [] })
    expect(first).toMatchObject([{ parts: '101=1200 103=800', credit: { memberId: 1, amount: 800 } }])
  })

  test.each<[string, Partial<Movement>, readonly OpenPayment[]]>([
    [
      'of another year',
      {},
      [...FEES.slice(0, 2), payment(103, 3, { payerId: 1, remaining: 800, period: 2025 })],
    ],
    [
      'with a ride among them',
      {},
      [...FEES.slice(0, 2), payment(103, 3, { payerId: 1, remaining: 800, type: '1' })],
    ],
    ['by somebody else’s symbol', { variableSymbol: '2610010401' }, FEES],
    ['in euros', { currency: 'EUR', remaining: null }, FEES],
  ])('is not split by itself %s', (_, more, payments) => {
    expect(said([came(more)], payments).shared).toEqual([])
  })

  test('that came twice is looked at by a person', () => {
    const { shared, first } = said([came({}), came({ id: 2 })])
    expect(shared).toEqual([])
    expect(first.map(({ reasons }) => reasons)).toEqual([
      'symbol household exactAmount cameTwice',
      'symbol household exactAmount cameTwice',
    ])
  })

  test.each(['1:101+102+103', '1:102'])('is not split again where a person said no: %s', (refused) => {
    expect(said([came({})], FEES, knowledge({ refused: new Set([refused]) })).shared).toEqual([])
  })
})

describe('what is suggested for a household', () => {
  test.each<[string, Partial<Movement>, object]>([
    [
      'something over is a credit of who pays',
      { amount: 3000 },
      {
        parts: '101=1200 102=800 103=800',
        credit: { memberId: 1, amount: 200 },
        reasons: 'symbol household over',
      },
    ],
    [
      'less goes as far as it goes',
      { amount: 1500 },
      { parts: '101=1200 102=300', reasons: 'symbol household part' },
    ],
    ['a part of one fee is his alone', { amount: 700 }, { parts: '101=700', reasons: 'symbol part' }],
    [
      'the name of who pays and the sum of all',
      { variableSymbol: null, payerName: 'HORA PETR' },
      { parts: '101=1200 102=800 103=800', credit: null },
    ],
    [
      'a symbol in the message',
      { variableSymbol: null, message: `VS ${VS}` },
      { parts: '101=1200 102=800 103=800', credit: null },
    ],
  ])('%s', (_, more, first) => {
    expect(said([came(more)]).first).toMatchObject([first])
  })

  test('something over is the household’s, also from the payer’s own account and in his name', () => {
    const known = knowledge({ accounts: new Map([['500/0100', [1]]]) })
    const movement = came({ amount: 2900, payerAccount: '500/0100', payerName: 'HORA PETR' })

    expect(said([movement], FEES, known).first[0]).toMatchObject({
      parts: '101=1200 102=800 103=800',
      credit: { memberId: 1, amount: 100 },
    })
  })

  test('a name alone and a sum that fits nothing is nobody’s household', () => {
    const { first } = said([came({ variableSymbol: null, payerName: 'HORA PETR', amount: 3000 })])
    expect(first[0]?.parts ?? '').not.toContain('102')
  })
})
