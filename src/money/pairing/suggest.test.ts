import { describe, expect, test } from 'vitest'
import { payment, suggested } from '../../../test/pairing.ts'
import type { Movement, OpenPayment } from './pairing.ts'

type Row = readonly [string, Partial<Movement>, readonly string[]]

describe('for one payment', () => {
  const VS = '2610010301'
  test.each<Row>([
    ['its symbol and its sum', { variableSymbol: VS }, ['99 103/3=1200 (symbol exactAmount)']],
    ['a part', { variableSymbol: VS, amount: 700 }, ['94 103/3=700 (symbol part)']],
    ['something over', { variableSymbol: VS, amount: 1500 }, ['96 103/3=1200 credit/3=300 (symbol over)']],
    [
      'another currency',
      { variableSymbol: VS, currency: 'EUR', remaining: null },
      ['95 103/3=1200 (symbol foreign)'],
    ],
    ['the payer’s name', { payerName: 'Reznicek Jiri' }, ['76 103/3=1200 (nameOfPayer exactAmount)']],
    [
      'the payer’s name, a part',
      { payerName: 'Reznicek Jiri', amount: 700 },
      ['58 103/3=700 (nameOfPayer part)'],
    ],
    ['his surname and the sum', { payerName: 'Reznicek' }, ['44 103/3=1200 (surnameOfPayer exactAmount)']],
    ['his surname and another sum: nothing', { payerName: 'Reznicek', amount: 700 }, []],
    [
      'a surname in the message',
      { message: 'Reznicek', amount: 700 },
      ['42 103/3=700 (surnameInMessage part)'],
    ],
    ['his surname, his initial and another sum: nothing', { payerName: 'Reznicek J', amount: 700 }, []],
    ['money that says nothing', {}, []],
  ])('%s', (_, movement, expected) => {
    expect(suggested(movement)).toEqual(expected)
  })

  test.each<Row>([
    [
      'signs of one kind are one sign',
      { payerName: 'Reznicek Jiri', message: 'Reznicek' },
      ['76 103/3=1200 (surnameInMessage nameOfPayer exactAmount)'],
    ],
    [
      'a second kind adds a little',
      { payerName: 'Reznicek', payerAccount: '111/0100' },
      ['89 103/3=1200 (sameAccount surnameOfPayer exactAmount)'],
    ],
    [
      'a third as much again',
      { payerName: 'Reznicek', payerAccount: '111/0100', variableSymbol: '2510010301', amount: 700 },
      ['86 103/3=700 (earlierSymbol sameAccount surnameOfPayer otherYear part)'],
    ],
    [
      'the year of the payment is said',
      { payerAccount: '111/0100', message: 'prispevek 2026' },
      ['86 103/3=1200 (sameAccount year exactAmount)'],
    ],
    [
      'another year is said',
      { payerAccount: '111/0100', message: 'prispevek 2025' },
      ['84 103/3=1200 (sameAccount otherYear exactAmount)'],
    ],
    [
      'the year in the bank’s identification',
      { payerAccount: '111/0100', identification: '2026' },
      ['86 103/3=1200 (sameAccount year exactAmount)'],
    ],
    [
      'a year that two fields make together is none',
      { payerAccount: '111/0100', message: '20', comment: '26' },
      ['84 103/3=1200 (sameAccount exactAmount)'],
    ],
  ])('%s', (_, movement, expected) => {
    expect(suggested(movement)).toEqual(expected)
  })

  test.each<Row>([
    [
      'a symbol says less about another payment of the same person, and gives no reason for it',
      { variableSymbol: '2610010101' },
      [
        '99 101/1=1200 (symbol exactAmount)',
        '66 111/1=500 credit/1=700 (over)',
        '36 102/2=1200 (household exactAmount)',
      ],
    ],
    [
      'a sign that names no payment says the same about all',
      { message: 'bobrik bobrik' },
      [
        '62 101/1=1200 (nickname exactAmount)',
        '46 111/1=500 credit/1=700 (nickname over)',
        '36 102/2=1200 (household exactAmount)',
      ],
    ],
    [
      'that somebody near is named says nothing about who is named himself',
      { message: 'Jan Novak Eva Novakova' },
      [
        '91 101/1=1200 (nameInMessage exactAmount)',
        '91 102/2=1200 (nameInMessage exactAmount)',
        '75 111/1=500 credit/1=700 (nameInMessage over)',
      ],
    ],
    [
      'a payment of no year is said by no word',
      { payerName: 'Novak Jan', message: 'null', amount: 500 },
      ['76 111/1=500 (nameOfPayer exactAmount)', '58 101/1=500 (nameOfPayer part)'],
    ],
  ])('%s', (_, movement, expected) => {
    expect(suggested(movement)).toEqual(expected)
  })
})

test.each<[string, Partial<Movement>, string]>([
  [
    'two symbols',
    { variableSymbol: '2610011101', message: 'VS 2610010101', amount: 700 },
    '90 101/1=700 (symbolInText part)',
  ],
  [
    'a symbol of last year and a bare number',
    { variableSymbol: '2510010101', message: '2610010101', amount: 700 },
    '80 101/1=700 (earlierSymbol numberInText part)',
  ],
  [
    'a symbol paid already and one with a slip',
    { variableSymbol: '2510010101', message: 'VS 2610010109' },
    '94 101/1=1200 (earlierSymbol mistypedSymbol exactAmount)',
  ],
  [
    'a name and a nickname',
    { message: 'Jan Novak bobrik', amount: 700 },
    '68 101/1=700 (nameInMessage nickname part)',
  ],
  [
    'the payer’s surname and a nickname',
    { payerName: 'Novak', message: 'bobrik', amount: 700 },
    '44 101/1=700 (surnameOfPayer nickname part)',
  ],
])('of one kind, and so one sign: %s', (_, movement, expected) => {
  expect(suggested(movement)).toContain(expected)
})

describe('kept for the next time', () => {
  test.each<Row>([
    [
      'who owes nothing and pays the same again',
      { variableSymbol: '2510010401' },
      ['87 credit/4=1200 (paidTwice)'],
    ],
    [
      'who paid and owes something else: that first',
      { variableSymbol: '2510010101' },
      [
        '94 101/1=1200 (earlierSymbol otherYear exactAmount)',
        '80 credit/1=1200 (paidTwice)',
        '78 111/1=500 credit/1=700 (earlierSymbol over)',
        '36 102/2=1200 (household otherYear exactAmount)',
      ],
    ],
    [
      'who pays the same again and says his name too',
      { variableSymbol: '2510010401', payerName: 'Dvorak Karel' },
      ['87 credit/4=1200 (paidTwice nameOfPayer)'],
    ],
    ['who owes nothing, by the name', { payerName: 'Dvorak Karel' }, ['44 credit/4=1200 (nameOfPayer)']],
    ['who owes nothing, by the account', { payerAccount: '444/0100' }, ['52 credit/4=1200 (sameAccount)']],
    ['by the nickname, just enough', { message: 'turbo' }, ['30 credit/4=1200 (nickname)']],
    ['by a surname in the message, too little', { message: 'Dvorak' }, []],
    ['another currency', { payerAccount: '444/0100', currency: 'EUR', remaining: null }, []],
    [
      'two alike, in the order of their numbers',
      { payerAccount: '455/0100' },
      ['44 credit/4=1200 (sameAccount household)', '44 credit/5=1200 (sameAccount household)'],
    ],
  ])('%s', (_, movement, expected) => {
    expect(suggested(movement)).toEqual(expected)
  })
})

describe('a gift', () => {
  test.each([
    'dar',
    'Dar klubu',
    'daru',
    'Dárek',
    'dary',
    'daruji',
    'darujem',
    'sponzor',
    'sponzorský',
    'sponzorský dar',
    'donation',
    'donate',
    'gift',
    'na pivo',
  ])('%s', (message) => {
    expect(suggested({ message })).toEqual(['60 (donationLike)'])
  })

  test.each(['radar', 'darebák', 'pivo', 'gifty', 'nadaru'])('%s is none', (message) => {
    expect(suggested({ message })).toEqual([])
  })

  test.each(['message', 'payerReference', 'identification', 'comment'] as const)('told in %s', (field) => {
    expect(suggested({ [field]: 'dar' })).toEqual(['60 (donationLike)'])
  })
})

describe('of many', () => {
  const due = (count: number, of: (index: number) => Partial<OpenPayment>) =>
    Array.from({ length: count }, (_, index) => payment(300 - index, 3, of(index)))
  const first = (line: string) => line.split(' ')[1]

  test('the five likeliest, the lowest number first', () => {
    const payments = due(7, () => ({}))

    expect(suggested({ payerAccount: '111/0100' }, { payments }).map(first)).toEqual(
      [294, 295, 296, 297, 298].map((id) => `${id}/3=1200`),
    )
  })

  test('the lowest number first, not the first in writing', () => {
    const payments = [payment(10, 3), payment(9, 3)]

    expect(suggested({ payerAccount: '111/0100' }, { payments }).map(first)).toEqual([
      '9/3=1200',
      '10/3=1200',
    ])
  })

  test('twenty-four are tried, those due first', () => {
    const day = (index: number) => ({ dueOn: `2026-01-${String(index + 1).padStart(2, '0')}` })
    const only = (lucky: number) =>
      due(25, (index) => ({ ...day(index), remaining: index === lucky ? 1200 : 9000 + index }))
    const exact = (lucky: number) =>
      suggested({ payerAccount: '111/0100' }, { payments: only(lucky) }).some((line) =>
        /exactAmount/.test(line),
      )

    expect([exact(23), exact(24)]).toEqual([true, false])
  })

  test('what a person refused is not said again', () => {
    expect(suggested({ variableSymbol: '2610010101' }, { refused: new Set(['1:101']) }).map(first)).toEqual([
      '111/1=500',
      '102/2=1200',
    ])
  })
})
