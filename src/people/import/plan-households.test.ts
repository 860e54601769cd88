import { expect, test } from 'vitest'
import type { PlannedRow } from './plan.ts'
import { withHouseholds } from './plan-households.ts'

const NOBODY = { most: 10, ownCardId: null }
const two = (second: PlannedRow): readonly PlannedRow[] => [
  { line: 2, name: 'Zelený Ota', bucket: 'create', fields: {} },
  second,
]
const LABELS = new Map([
  [2, 'Zelených'],
  [3, 'zelenych'],
])
const bucketsOf = (second: PlannedRow) =>
  withHouseholds(two(second), LABELS, [], NOBODY).map(({ line, bucket }) => [line, bucket])

test('two lines of one word make a household', () => {
  expect(bucketsOf({ line: 3, name: 'Zelená Iva', bucket: 'create', fields: {} })).toEqual([
    [2, 'create'],
    [3, 'create'],
  ])
})

test.each(['left_out', 'own_card'] as const)(
  'a line that is %s joins nobody, and leaves the other one alone',
  (reason) => {
    expect(bucketsOf({ line: 3, name: 'Zelená Iva', bucket: 'skip', reason })).toEqual([
      [2, 'error'],
      [3, 'skip'],
    ])
  },
)
