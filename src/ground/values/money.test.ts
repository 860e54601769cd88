import { expect, test } from 'vitest'
import { moneyInWords, readAmount } from './money.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [120_000, '1 200 Kč', 'CZK 1,200'],
  [120_050, '1 200,50 Kč', 'CZK 1,200.50'],
  [5, '0,05 Kč', 'CZK 0.05'],
  [-123_456_789, '-1 234 567,89 Kč', '-CZK 1,234,567.89'],
])('%i haléře are %s', (amount, czech, english) => {
  expect(spaced(moneyInWords(amount, 'cs'))).toBe(czech)
  expect(spaced(moneyInWords(amount, 'en'))).toBe(english)
})

test('other currencies have their sign', () => {
  expect(spaced(moneyInWords(4900, 'cs', 'EUR'))).toBe('49 €')
  expect(spaced(moneyInWords(4900, 'cs', 'PLN'))).toBe('49 PLN')
})

test.each([
  ['1200', 120_000],
  ['1 200', 120_000],
  ['1200,50', 120_050],
  ['1200.5', 120_050],
  ['1 200 Kč', 120_000],
  ['', null],
  ['-5', null],
  ['1,2,3', null],
  ['sto', null],
])('"%s" is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})
