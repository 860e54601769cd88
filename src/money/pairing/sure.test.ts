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
  ['that is less than is owed', [suggestion(101, 99, ['symbol', 'part'])], 90],
  ['that is more than is owed', [{ ...suggestion(101, 99), credit: { memberId: 1, amount: 1 } }], 90],
  ['with a typo', [suggestion(101, 99, ['mistypedSymbol'])], 90],
  ['that came twice', [suggestion(101, 99, ['symbol', 'cameTwice'])], 90],
  ['in another currency', [suggestion(101, 99, ['foreign'])], 90],
  ['that is nobody’s payment', [{ ...suggestion(101, 99), parts: [] }], 90],
  ['with nothing suggested', [], 90],
])('money %s waits for a person', (_what, list, limit) => {
  expect(sureOf(list, limit)).toEqual([])
})

test('two movements that ask for one payment both wait', () => {
  const both = new Map([
    [1, [suggestion(101, 99)]],
    [2, [suggestion(101, 92)]],
    [3, [suggestion(103, 92)]],
  ])

  expect(surePairs(both, 90).map(({ movementId }) => movementId)).toEqual([3])
})
