import { expect, test } from 'vitest'
import { expectedAt, limitsFor, restAfter, roomLeft } from './pace.ts'

const now = new Date('2026-11-15T20:00:00Z')
const midnight = new Date('2026-11-15T23:00:00Z')
const none = { minute: 0, hour: 0, day: 0 }
const unlimited = { perMinute: null, perHour: null, perDay: null }

test.each([
  [{ ...unlimited, perMinute: 20 }, { ...none, minute: 19 }, 1],
  [{ ...unlimited, perMinute: 20 }, { ...none, minute: 25 }, 0],
  [{ perMinute: 20, perHour: 50, perDay: 300 }, { minute: 0, hour: 48, day: 100 }, 2],
  [{ perMinute: 20, perHour: null, perDay: 300 }, { minute: 0, hour: 0, day: 300 }, 0],
  [unlimited, { minute: 1e6, hour: 1e6, day: 1e6 }, Infinity],
])('under %j with %j spent there is room for %d', (limits, used, room) => {
  expect(roomLeft(limits, used)).toBe(room)
})

test.each([
  ['the first', 0, { ...unlimited, perMinute: 20 }, none, 0],
  ['the twenty-first', 20, { ...unlimited, perMinute: 20 }, none, 1],
  ['the hundredth', 99, { ...unlimited, perMinute: 20 }, none, 4],
  ['one over the hour', 100, { ...unlimited, perMinute: 20, perHour: 100 }, none, 60],
  ['one after the day is full', 0, { ...unlimited, perDay: 300 }, { ...none, day: 300 }, 180],
  ['one two days away', 300, { ...unlimited, perDay: 300 }, { ...none, day: 300 }, 180 + 24 * 60],
])('%s leaves in its minute', (_, ahead, limits, used, minutes) => {
  expect(expectedAt(ahead, limits, used, { now, midnight })).toEqual(
    new Date(now.getTime() + minutes * 60_000),
  )
})

test('the end of an hour and of a day is left to those who wait for a link', () => {
  const limits = { perMinute: 20, perHour: 100, perDay: 300 }

  expect(limitsFor(limits, true)).toEqual(limits)
  expect(limitsFor(limits, false)).toEqual({ perMinute: 20, perHour: 90, perDay: 280 })
  expect(limitsFor({ perMinute: 1, perHour: 5, perDay: null }, false)).toEqual({
    perMinute: 1,
    perHour: 5,
    perDay: null,
  })
})

test('a server that does not answer is left alone longer and longer, never more than a quarter of an hour', () => {
  const rests = Array.from({ length: 12 }, (_, failures) => restAfter(failures))

  expect(rests[0]).toBe(0)
  expect(rests).toEqual(rests.toSorted((a, b) => a - b))
  expect(rests.at(-1)).toBe(15 * 60_000)
})
