import { expect, test } from 'vitest'
import type { Reason, Suggestion } from './pairing.ts'
import { LEAST_SURE, surePairs, writeShown } from './sure.ts'

const suggestion = (
  paymentId: number,
  score: number,
  reasons: readonly Reason[] = ['symbol'],
): Suggestion => ({
  parts: [{ paymentId, memberId: 1, amount: 1200 }],
  credit: null,
  reasons,
  score,
})
const over = (reasons: readonly Reason[]): Suggestion => ({
  ...suggestion(101, 99, reasons),
  credit: { memberId: 1, amount: 1 },
})
const ofTwo = (reasons: readonly Reason[]): Suggestion => ({
  ...suggestion(101, 99, reasons),
  parts: [101, 102].map((paymentId) => ({ paymentId, memberId: paymentId, amount: 600 })),
})
const sureOf = (list: readonly Suggestion[], limit = 90) =>
  surePairs(new Map([[1, list]]), limit).map(({ movementId }) => movementId)

test('what is sure enough and far ahead of the next is accepted with others', () => {
  expect(sureOf([suggestion(101, 90)])).toEqual([1])
  expect(sureOf([suggestion(101, 90), suggestion(102, 80)])).toEqual([1])
  expect(writeShown(surePairs(new Map([[7, [suggestion(101, 95)]]]), 90))).toBe('7:101')
})

test.each<[string, readonly Suggestion[], number]>([
  ['below the limit', [suggestion(101, 89)], 90],
  ['below what is proved, whatever the limit says', [suggestion(101, LEAST_SURE - 1)], 0],
  ['with another one that looks alike', [suggestion(101, 95), suggestion(102, 86)], 90],
  ['that is less than is owed, by a name', [suggestion(101, 99, ['nameInMessage', 'part'])], 90],
  ['that is more than is owed, by a name', [over(['sameAccount', 'over'])], 90],
  ['that is a part of what a household owes', [ofTwo(['symbol', 'household', 'part'])], 90],
  ['with a typo', [suggestion(101, 99, ['mistypedSymbol', 'exactAmount'])], 90],
  ['with a typo, a part of it', [suggestion(101, 99, ['mistypedSymbol', 'sameAccount', 'part'])], 90],
  ['that came twice', [suggestion(101, 99, ['symbol', 'cameTwice'])], 90],
  ['in another currency', [suggestion(101, 99, ['foreign'])], 90],
  ['that is nobody’s payment', [{ ...suggestion(101, 99), parts: [] }], 90],
  ['with nothing suggested', [], 90],
])('money %s waits for a person', (_what, list, limit) => {
  expect(sureOf(list, limit)).toEqual([])
})

test.each<[string, Suggestion]>([
  ['less than he owes', suggestion(101, 94, ['symbol', 'part'])],
  ['more than he owes', over(['symbol', 'over'])],
  [
    'more than his household owes',
    { ...ofTwo(['symbol', 'household', 'over']), credit: { memberId: 1, amount: 1 } },
  ],
])('by the bank’s own symbol it is sure whose it is, also %s', (_what, only) => {
  expect(sureOf([only])).toEqual([1])
})

test('a typo from one’s own account is sure where exactly what is owed came', () => {
  expect(sureOf([suggestion(101, 94, ['mistypedSymbol', 'sameAccount', 'exactAmount'])])).toEqual([1])
})

test('of two parts of one payment the first goes with the others, and the second once it is known what is left', () => {
  const part = suggestion(101, 94, ['symbol', 'part'])

  expect(
    surePairs(
      new Map([
        [1, [part]],
        [2, [part]],
      ]),
      90,
    ).map(({ movementId }) => movementId),
  ).toEqual([1])
  expect(
    surePairs(
      new Map([
        [1, [part]],
        [2, [suggestion(101, 99)]],
      ]),
      90,
    ),
  ).toEqual([])
})

test('two movements that ask for one payment both wait', () => {
  const both = new Map([
    [1, [suggestion(101, 99)]],
    [2, [suggestion(101, 92)]],
    [3, [suggestion(103, 92)]],
  ])

  expect(surePairs(both, 90).map(({ movementId }) => movementId)).toEqual([3])
})
