import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyInWords } from '../../ground/values/money.ts'
import { readCrowns, readDonor } from './donation.ts'

test.each([
  ['Čech Jaroslav (011)', { number: 11 }],
  ['011', { number: 11 }],
  ['Pekárna Kovář', { name: 'Pekárna Kovář' }],
  ['Firma 21 s.r.o.', { name: 'Firma 21 s.r.o.' }],
  ['(0)', { name: '(0)' }],
  ['  ', null],
])('%j is %j', (written, donor) => {
  expect(readDonor(written)).toEqual(donor)
})

test.each([
  ['500', 50_000],
  ['1 200,50 Kč', 120_050],
  ['1200.5', 120_050],
  ['500,-', 50_000],
  ['0', null],
  ['-5', null],
  ['1,234', null],
  ['1e3', null],
  ['', null],
  ['99999999', null],
])('%j is %j haléře', (written, amount) => {
  expect(readCrowns(written)).toBe(amount)
})

test('an amount as we write it reads back as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_100_000_000 }), (amount) => {
      expect(readCrowns(moneyInWords(amount, 'cs'))).toBe(amount)
    }),
  )
})
