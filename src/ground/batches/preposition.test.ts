import { expect, test } from 'vitest'
import { inCzech, ofCzech } from './preposition.ts'

test.each([
  [1, 'v 1', 'z 1'],
  [2, 've 2', 'ze 2'],
  [3, 've 3', 'ze 3'],
  [5, 'v 5', 'z 5'],
  [7, 'v 7', 'ze 7'],
  [12, 've 12', 'z 12'],
  [14, 've 14', 'ze 14'],
  [25, 've 25', 'z 25'],
  [50, 'v 50', 'z 50'],
  [100, 've 100', 'ze 100'],
])('%d batches: %s, %s', (count, inThem, ofThem) => {
  expect([inCzech(count), ofCzech(count)]).toEqual([inThem, ofThem])
})
