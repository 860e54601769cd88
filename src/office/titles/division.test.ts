import { expect, test } from 'vitest'
import { reordered } from './division.ts'

test.each([
  [[1, 2, 3], 2, -1, [2, 1, 3]],
  [[1, 2, 3], 2, 1, [1, 3, 2]],
  [[1, 2, 3], 1, -1, [1, 2, 3]],
  [[1, 2, 3], 3, 1, [1, 2, 3]],
  [[1, 2, 3], 9, 1, [1, 2, 3]],
] as const)('%j, %i a step of %i: %j', (ids, id, step, order) => {
  expect(reordered(ids, id, step)).toEqual(order)
})
