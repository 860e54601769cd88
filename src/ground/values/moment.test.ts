import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  clock,
  daysLater,
  momentInFigures,
  pragueSecond,
  shortMoment,
  wallMomentInFigures,
} from './moment.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['cs', '15. 11. 2026 v 9.42', '15. 11. v 9.42', '9.42'],
  ['en', '15/11/2026 at 9:42', '15/11 at 9:42', '9:42'],
] as const)('a moment in figures (%s), by the clock of Prague', (language, whole, short, time) => {
  const moment = new Date('2026-11-15T08:42:00Z')

  expect(plain(momentInFigures(moment, language))).toBe(whole)
  expect(plain(wallMomentInFigures('2026-11-15T09:42', language))).toBe(whole)
  expect(plain(shortMoment(moment, language))).toBe(short)
  expect(clock(moment, language)).toBe(time)
})

test.each([
  ['2026-07-01T22:05:00Z', '0.05'],
  ['2026-01-01T11:00:00Z', '12.00'],
  ['2026-03-29T01:00:00Z', '3.00'],
])('%s is %s on the wall', (moment, time) => {
  expect(clock(new Date(moment), 'cs')).toBe(time)
})

test('to the second, for a name that sorts', () => {
  expect(pragueSecond(new Date('2026-07-01T22:05:09Z'))).toBe('2026-07-02 00:05:09')
})

test('a fortnight earlier it was the same hour in Greenwich', () => {
  expect(daysLater(new Date('2026-04-05T10:00:00Z'), -14)).toEqual(new Date('2026-03-22T10:00:00Z'))
})

test('a time is written in one place only: nobody else asks the calendar for hours', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((path) => !/test\.tsx?$|values\/moment\.ts$/.test(path))

  const asking = others.filter((path) =>
    /\bhour: '|timeStyle|toLocale(?:Time)?String\(/.test(readFileSync(path, 'utf8')),
  )

  expect(asking).toEqual([])
})

test('no Czech text writes a time with a colon', () => {
  const wrong = globSync('src/**/*.words.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/cs: '[^']*\b\d{1,2}:\d\d\b[^']*'/g)].map(
      ([text]) => `${path}: ${text}`,
    ),
  )

  expect(wrong).toEqual([])
})
