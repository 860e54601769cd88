import { expect, test } from 'vitest'
import { fromWallClock } from './moment.ts'

test.each([
  ['2026-11-21T09:30', '2026-11-21T08:30:00.000Z'],
  ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('%s in Prague is %s', (text, moment) => {
  expect(fromWallClock(text)?.toISOString()).toBe(moment)
})

test('an hour that is skipped is still some moment', () => {
  expect(fromWallClock('2026-03-29T02:30')).toBeInstanceOf(Date)
})

test.each([
  '',
  '2026-13-01T00:00',
  '2026-02-29T10:00',
  '2026-04-31T10:00',
  '2026-11-21T24:00',
  '2026-11-21',
  '2026-11-21T9:30',
  'nonsense',
])('%s is no moment', (text) => {
  expect(fromWallClock(text)).toBeNull()
})
