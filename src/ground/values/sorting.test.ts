import { expect, test } from 'vitest'
import { nextSorted, readSorted, sortedBoth } from './sorting.ts'

const SORTS = ['waiting', 'name'] as const

test.each([
  [null, 'waiting'],
  ['name', 'name'],
  ['-name', '-name'],
  ['--name', 'waiting'],
  ['password', 'waiting'],
  ['', 'waiting'],
])('an address that says %j is sorted by %s', (text, expected) => {
  expect(readSorted(SORTS, text)).toBe(expected)
})

test('a list can be read from both ends', () => {
  expect(sortedBoth(SORTS)).toEqual(['waiting', '-waiting', 'name', '-name'])
  expect([nextSorted('name', 'name'), nextSorted('-name', 'name'), nextSorted('waiting', 'name')]).toEqual([
    '-name',
    'name',
    'name',
  ])
})
