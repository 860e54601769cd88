import { expect, test } from 'vitest'
import { asBatchDetail, batchCount, batchOutcome, currentBatch, frozenIds } from './batch.ts'

test.each([
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [45, 20, 3],
  [500, 7, 72],
])('%d items by %d take %d batches', (total, size, batches) => {
  expect(batchCount(total, size)).toBe(batches)
})

test.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [32, 2],
  [44, 3],
  [45, 3],
])('with %d of 45 processed, batch %d of 3 is worked on', (processed, current) => {
  expect(currentBatch({ processed, batchSize: 20, batches: 3 })).toBe(current)
})

test('exactly filled batches do not promise one more', () => {
  expect(currentBatch({ processed: 40, batchSize: 20, batches: 2 })).toBe(2)
})

test.each([
  [10, 0, 'success'],
  [10, 1, 'partial'],
  [10, 9, 'partial'],
  [10, 10, 'error'],
  [1, 1, 'error'],
] as const)('%d items, %d failed: %s', (total, failed, outcome) => {
  expect(batchOutcome({ total, failed })).toBe(outcome)
})

test('somebody chosen twice is done once, in the order he was chosen', () => {
  expect(frozenIds([3, 1, 3, 2, 1])).toEqual([3, 1, 2])
})

test.each([null, 'x', {}, { status: 'lost', items: [] }, { status: 'running' }])('%j is no run', (value) => {
  expect(asBatchDetail(value)).toBeNull()
})
