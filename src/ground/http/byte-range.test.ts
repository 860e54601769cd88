import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  [null, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
])('of a thousand bytes, %s', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range)
})
