import { expect, test } from 'vitest'
import { normalizePhone, normalizePostalCode } from './profile.ts'
import { isDay } from '../../ground/values/real-day.ts'

test.each([
  ['603123456', '+420603123456'],
  ['603 123 456', '+420603123456'],
  ['+420 603 123 456', '+420603123456'],
  ['00421 905 123 456', '+421905123456'],
  ['(603) 123-456', '+420603123456'],
  ['12345', null],
  ['+0603123456', null],
  ['telefon', null],
])('%s is %s', (input, expected) => {
  expect(normalizePhone(input)).toBe(expected)
})

test.each([
  ['75002', '750 02'],
  ['750 02', '750 02'],
  ['7500', null],
  ['75002a', null],
])('PSČ %s is %s', (input, expected) => {
  expect(normalizePostalCode(input)).toBe(expected)
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['1985-12-31', true],
  ['1985-13-01', false],
  ['31.12.1985', false],
  ['', false],
])('%s is a day: %s', (input, expected) => {
  expect(isDay(input)).toBe(expected)
})
