import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayInMonth, daysBetween, weekdayOf } from './day.ts'
import { dayOfFigures, readDay } from './real-day.ts'

test.each([
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-26', -2, '2026-10-24'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s, whatever the clocks do', (day, count, other) => {
  expect(addDays(day, count)).toBe(other)
  expect(daysBetween(day, other)).toBe(count)
})

test('a month that has no such day gives its last one', () => {
  expect(dayInMonth(2026, 2, 31)).toBe('2026-02-28')
  expect(dayInMonth(2027, 13, 31)).toBe('2028-01-31')
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a week starts on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7])
})

test.each([
  ['2026', '2', '28', '2026-02-28'],
  ['2026', '2', '30', null],
  ['0026', '1', '1', null],
  ['2026', '13', '1', null],
])('%s, %s, %s is %j', (year, month, date, day) => {
  expect(dayOfFigures(year, month, date)).toBe(day)
})

test.each([null, '', '2026-1-1', '2026-02-30', '2026-01-01T00:00'])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull()
})

test('days are counted, read and written here and nowhere else', () => {
  const others = globSync(['src/**/*.{ts,tsx}', 'db/**/*.ts']).filter(
    (path) => !/test\.tsx?$|ground\/values\//.test(path),
  )
  const own = [
    /86_?400_000|24 \* 60 \* 60 \* 1000/,
    /setUTCDate|getUTCDay|getUTCDate/,
    /toISOString\(\)\.slice\(0, (?:7|10)\)/,
    /Intl\.DateTimeFormat/,
    /\}T(?:00|12):00/,
    // A day taken to pieces or looked at letter by letter.
    /\\d\{4\}-\\d(?:\{2\}|\\d)-\\d(?:\{2\}|\\d)\$/,
    /function (?:addDays|daysBetween|isDay|readDay|dayInFigures|dayInWords)\b/,
  ]

  const found = others.filter((path) => own.some((way) => way.test(readFileSync(path, 'utf8'))))

  expect(found).toEqual([])
})
