import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnits } from './decimal.ts'

test.each([
  ['1200.10', 120_010],
  ['1200', 120_000],
  ['-350.5', -35_050],
  ['0.01', 1],
  ['-0.01', -1],
  ['0', 0],
  ['-0', 0],
  ['1200,50', 120_050],
  ['1200.100', 120_010],
  ['1.0E7', 1_000_000_000],
  ['1.234567E3', null],
  ['12E-1', 120],
  ['1E10', 1_000_000_000_000],
  ['0E-9', 0],
  ['100000E-9', null],
  ['1E-3', null],
  [' 1200 ', 120_000],
  ['+5', 500],
  ['1200.105', null],
  ['', null],
  ['NaN', null],
  ['mnoho', null],
  ['1 200', null],
  ['999999999999999999', null],
])('%s is %s haléřů', (text, expected) => {
  expect(minorUnits(text)).toBe(expected)
})

test('whatever the bank writes with two decimals comes back to the haléř', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (amount) => {
      const text = `${amount < 0 ? '-' : ''}${Math.trunc(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`

      expect(minorUnits(text)).toBe(amount)
    }),
  )
})
