import { describe, expect, test } from 'vitest'
import { payment, suggested, type World } from '../../../test/pairing.ts'
import type { Movement } from './pairing.ts'

type Row = readonly [string, Partial<Movement>, readonly string[]]

describe('for several payments together', () => {
  const of = (movement: Partial<Movement>, world: World = {}) =>
    suggested(movement, world).filter((line) => /sumOfDues|twoPeople/.test(line))

  test.each<Row>([
    [
      'of one person',
      { payerName: 'Novak Jan', amount: 1700 },
      [
        '75 101/1=1200 111/1=500 (nameOfPayer sumOfDues)',
        '62 111/1=500 102/2=1200 (nameOfPayer household twoPeople)',
      ],
    ],
    [
      'of a man and his wife',
      { payerName: 'Novak Jan', amount: 2400 },
      ['62 101/1=1200 102/2=1200 (nameOfPayer household twoPeople)'],
    ],
    [
      'three of them',
      { payerName: 'Novak Jan', amount: 2900 },
      ['58 101/1=1200 111/1=500 102/2=1200 (nameOfPayer household twoPeople)'],
    ],
    [
      'of two named by a sure sign each',
      { payerAccount: '222/0100', amount: 2400 },
      [
        '75 101/1=1200 103/3=1200 (sameAccount twoPeople)',
        '62 101/1=1200 102/2=1200 (sameAccount household twoPeople)',
        '62 103/3=1200 102/2=1200 (sameAccount household twoPeople)',
      ],
    ],
    [
      'of two, the second by his surname',
      { payerName: 'Novak Jan', message: 'Reznicek', amount: 2400 },
      [
        '70 101/1=1200 103/3=1200 (nameOfPayer surnameInMessage twoPeople)',
        '62 101/1=1200 102/2=1200 (nameOfPayer household twoPeople)',
        '46 103/3=1200 102/2=1200 (surnameInMessage household twoPeople)',
      ],
    ],
    [
      'of two alike, in the order of their numbers',
      { payerAccount: '333/0100', amount: 2400 },
      [
        '75 101/1=1200 103/3=1200 (sameAccount twoPeople)',
        '62 101/1=1200 102/2=1200 (sameAccount household twoPeople)',
        '62 103/3=1200 102/2=1200 (sameAccount household twoPeople)',
      ],
    ],
    ['a sum that none of them make', { payerName: 'Novak Jan', amount: 2300 }, []],
    ['another currency', { payerName: 'Novak Jan', currency: 'EUR', remaining: null }, []],
  ])('%s', (_, movement, expected) => {
    expect(of(movement)).toEqual(expected)
  })

  // Amounts no two or three of which make the sum of another two or three.
  const many = [1, 2, 4, 8, 16, 32, 64, 128, 256].map((remaining, index) =>
    payment(201 + index, 3, { remaining, dueOn: `2026-01-0${index + 1}` }),
  )

  test.each([
    ['the first two', 1 + 2, ['201/3=1 202/3=2']],
    ['the seventh and the eighth', 64 + 128, ['207/3=64 208/3=128']],
    ['the eighth and the ninth: too many to guess among', 128 + 256, []],
    ['three', 1 + 2 + 4, ['201/3=1 202/3=2 203/3=4']],
    ['three apart', 1 + 8 + 128, ['201/3=1 204/3=8 208/3=128']],
    ['four: guessing', 1 + 2 + 4 + 8, []],
  ])('%s', (_, amount, expected) => {
    const found = of({ payerAccount: '111/0100', amount }, { payments: many })

    expect(found.map((line) => line.replace(/^\d+ | \(.*$/g, ''))).toEqual(expected)
  })
})
