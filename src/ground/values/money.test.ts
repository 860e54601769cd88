import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crownsField, moneyInWords, parseCrowns } from './money.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0 Kč', 'CZK 0'],
  [99_900, '999 Kč', 'CZK 999'],
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
  ['1\u00a0200', 120_000],
  ['1\u202f200 Kč', 120_000],
  ['1200,-', 120_000],
  ['1 200,- Kč', 120_000],
  ['1200,00', 120_000],
  ['1200 Kč', 120_000],
  ['1200kč', 120_000],
  ['1200 CZK', 120_000],
  [' 1 234 567,89 ', 123_456_789],
  ['1,20', 120],
  ['1.20', 120],
  ['1200,5', 120_050],
  ['1200.5', 120_050],
  ['0', 0],
  ['0,05', 5],
  ['999999999,99', 99_999_999_999],
  ['1 000 000 000', 100_000_000_000],
])('%j crowns are %i haléře', (text, amount) => {
  expect(parseCrowns(text)).toBe(amount)
})

test.each([
  '1.200',
  '1,200',
  '1.200,50',
  '1,200.50',
  '12 00',
  '1 2',
  '1200,',
  '1200-',
  '1200,-50',
  ',50',
  '-5',
  '-1 200 Kč',
  '+5',
  '1,2,3',
  '1e3',
  '0x10',
  '49 €',
  'Kč',
  'sto',
  '',
  ' ',
  '1000000000000',
  '1 000 000 000 000',
])('%j is no amount we would guess', (text) => {
  expect(parseCrowns(text)).toBeNull()
})

test('an amount as we write it, in words or in a field, is read back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_100_000_000 }), (amount) => {
      expect(parseCrowns(moneyInWords(amount, 'cs'))).toBe(amount)
      expect(parseCrowns(crownsField(amount))).toBe(amount)
    }),
  )
})
