import { expect, test } from 'vitest'
import { parseMotorcycle } from './motorcycle.ts'

test.each([
  ['Harley-Davidson Street Bob, 2019', 'Harley-Davidson', 'Street Bob', 2019],
  ['Harley Davidson Sportster 883 (2012)', 'Harley Davidson', 'Sportster 883', 2012],
  ['moto guzzi V7', 'moto guzzi', 'V7', null],
  ['Jawa 350, 1986', 'Jawa', '350', 1986],
  ['Triumph', 'Triumph', null, null],
  ['  Indian   Scout ', 'Indian', 'Scout', null],
  ['Honda CB 1000', 'Honda', 'CB 1000', null],
  ['Jawa, 1986', 'Jawa', null, 1986],
  ['2019', '2019', null, 2019],
] as const)('%j', (text, make, model, year) => {
  expect(parseMotorcycle(text)).toEqual({ make, model, year })
})

test.each([null, '', '   ', 'zatím žádná', 'Nemám', 'none yet', '-'])('%j is no motorcycle', (text) => {
  expect(parseMotorcycle(text)).toBeNull()
})

test('the longest text the form takes fits into the garage', () => {
  const { make, model } = parseMotorcycle(`${'M'.repeat(90)} ${'x'.repeat(109)}`) ?? {}

  expect([make?.length, model?.length]).toEqual([60, 100])
})
