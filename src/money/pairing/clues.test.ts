import { describe, expect, test } from 'vitest'
import { SILENT, somebody } from '../../../test/pairing.ts'
import { cluesOf, indexClues } from './clues.ts'
import type { Person } from './names.ts'
import type { Knowledge, Movement, OpenPayment } from './pairing.ts'

const PEOPLE = [
  somebody(1, 'Jan Novák', { nickname: 'Bobřík' }),
  somebody(2, 'Eva Nováková'),
  somebody(3, 'Jiří Řezníček', { household: 'dlouha 1', nickname: 'Eda' }),
  somebody(4, 'Karel Dvořák', { nickname: 'Turbo 2' }),
  somebody(5, 'Hana Malá', { household: 'dlouha 1' }),
  somebody(6, 'Ota Král', { household: 'kratka 2' }),
]
const SYMBOLS = ['2610001001', '2610002002', '2610003003', '2610004104', '55']
const PAYMENTS = SYMBOLS.map((variableSymbol, index): OpenPayment => ({
  id: 101 + index,
  memberId: 1 + index,
  type: '2',
  period: 2026,
  remaining: 120_000,
  dueOn: '2026-01-31',
  variableSymbol,
  payerId: null,
}))
const KNOWLEDGE: Knowledge = {
  people: PEOPLE,
  closedSymbols: new Map([
    ['2510001001', { memberId: 1, isPaid: true, amount: 120_000 }],
    ['2510002002', { memberId: 2, isPaid: false, amount: 120_000 }],
    ['2510003003', { memberId: 3, isPaid: true, amount: 100_000 }],
  ]),
  accounts: new Map([
    ['111/0100', [4]],
    ['222/0100', [3, 4]],
    ['666/0100', [11, 12, 13, 14, 15, 16]],
    ['777/0100', [11, 12, 13, 14, 15, 16, 17]],
  ]),
  refused: new Set(),
}
const MONEY = { ...SILENT, amount: 120_000, remaining: 120_000 }

/** '1/101 symbol 100': whose, for which payment, why and how much it says. Who lives near is left to its own tests. */
const clues = (movement: Partial<Movement>, people: readonly Person[] = PEOPLE) =>
  cluesOf({ ...MONEY, ...movement }, indexClues(PAYMENTS, { ...KNOWLEDGE, people }))
    .filter(({ reason }) => reason !== 'household')
    .map(({ memberId, paymentId, reason, weight }) => `${memberId}/${paymentId ?? '·'} ${reason} ${weight}`)

describe('a symbol', () => {
  test.each<[string, Partial<Movement>, readonly string[]]>([
    ['in its column', { variableSymbol: '2610001001' }, ['1/101 symbol 100']],
    ['written in words', { message: 'VS 2610001001' }, ['1/101 symbolInText 96']],
    ['bare, as the payer’s reference', { payerReference: '2610001001' }, ['1/101 symbolInText 96']],
    ['bare, in the message', { message: 'clen 2610001001' }, ['1/101 numberInText 86']],
    [
      'in the column and in words, once',
      { variableSymbol: '2610001001', message: 'VS 2610001001' },
      ['1/101 symbol 100'],
    ],
    [
      'in words and bare, once',
      { message: 'VS 2610001001', comment: '2610001001' },
      ['1/101 symbolInText 96'],
    ],
    [
      'of two people',
      { variableSymbol: '2610001001', message: '2610002002' },
      ['1/101 symbol 100', '2/102 numberInText 86'],
    ],
    ['of a payment paid with this very sum', { variableSymbol: '2510001001' }, ['1/· paidTwice 82']],
    [
      'of a payment paid with another sum',
      { variableSymbol: '2510001001', amount: 1 },
      ['1/· earlierSymbol 82'],
    ],
    ['of a payment that was given up', { variableSymbol: '2510002002' }, ['2/· earlierSymbol 82']],
    ['of a payment of another sum', { message: '2510003003' }, ['3/· earlierSymbol 82']],
    ['of nobody', { variableSymbol: '999' }, []],
  ])('%s', (_, movement, expected) => {
    expect(clues(movement)).toEqual(expected)
  })
})

describe('a slip of the finger', () => {
  test.each<[string, string, readonly string[]]>([
    ['the first digit', '1610001001', ['1/101 mistypedSymbol 70']],
    ['the last digit', '2610001009', ['1/101 mistypedSymbol 70']],
    ['a digit in the middle', '2610003903', ['3/103 mistypedSymbol 70']],
    ['two neighbours swapped', '2610010001', ['1/101 mistypedSymbol 70']],
    ['the last two swapped', '2610001010', ['1/101 mistypedSymbol 70']],
    ['the first two swapped', '6210001001', ['1/101 mistypedSymbol 70']],
    ['the first digit left out', '610001001', ['1/101 mistypedSymbol 70']],
    ['the last digit left out', '261000300', ['3/103 mistypedSymbol 70']],
    ['a digit left out in the middle', '261000303', ['3/103 mistypedSymbol 70']],
    ['a digit of a short symbol left out', '5', ['5/105 mistypedSymbol 70']],
    ['two digits wrong', '2610009991', []],
    ['two digits that are no neighbours swapped', '2611000001', []],
    [
      'one that two people may have made',
      '2610002001',
      ['1/101 mistypedSymbol 55', '2/102 mistypedSymbol 55'],
    ],
  ])('%s: %s', (_, variableSymbol, expected) => {
    expect(clues({ variableSymbol })).toEqual(expected)
  })

  test('in words it is a slip too, a bare number is not', () => {
    expect(clues({ message: 'VS 2610001009' })).toEqual(['1/101 mistypedSymbol 70'])
    expect(clues({ message: '2610001009' })).toEqual([])
  })
})

describe('an account', () => {
  test.each<[string | null, readonly string[]]>([
    ['111/0100', ['4/· sameAccount 72']],
    ['222/0100', ['3/· sameAccount 64', '4/· sameAccount 64']],
    ['666/0100', [11, 12, 13, 14, 15, 16].map((id) => `${id}/· sameAccount 64`)],
    ['777/0100', []],
    ['1/0100', []],
    [null, []],
  ])('%s', (payerAccount, expected) => {
    expect(clues({ payerAccount })).toEqual(expected)
  })
})

describe('a name', () => {
  test.each<[string, Partial<Movement>, readonly string[]]>([
    ['whole, in the message', { message: 'Karel Dvořák' }, ['4/· nameInMessage 74']],
    ['whole, in the reference', { payerReference: 'DVORAK KAREL' }, ['4/· nameInMessage 74']],
    ['whole, in the comment', { comment: 'dvorak karel' }, ['4/· nameInMessage 74']],
    ['parted between two fields', { message: 'Karel', comment: 'Dvorak' }, ['4/· nameInMessage 74']],
    ['whole, of the payer', { payerName: 'DVORAK KAREL' }, ['4/· nameOfPayer 64']],
    ['surname and initial, in the message', { message: 'K. Dvorak' }, ['4/· surnameInMessage 56']],
    ['surname and initial, of the payer', { payerName: 'DVORAK K' }, ['4/· surnameOfPayer 40']],
    ['surname alone, in the message', { message: 'Dvorak' }, ['4/· surnameInMessage 48']],
    ['surname alone, of the payer', { payerName: 'Dvorak' }, ['4/· surnameOfPayer 32']],
    [
      'another’s than the payer’s',
      { payerName: 'Dvorak Karel', identification: 'Hana Mala' },
      ['5/· nameInMessage 74', '4/· nameOfPayer 64'],
    ],
    [
      'the payer’s own, said again by his bank',
      { payerName: 'Dvorak Karel', identification: 'Karel Dvorak' },
      ['4/· nameOfPayer 64'],
    ],
    [
      'the payer’s own and a word more',
      { payerName: 'Dvorak Karel', identification: 'Karel Dvorak prispevek' },
      ['4/· nameInMessage 74', '4/· nameOfPayer 64'],
    ],
    ['a nickname', { message: 'BOBRIK' }, ['1/· nickname 50']],
    ['a nickname of the payer is nobody’s', { payerName: 'Bobrik' }, []],
    ['a nickname of three letters', { message: 'Eda' }, []],
    ['a nickname with a figure', { message: 'Turbo 2 turbo' }, []],
  ])('%s', (_, movement, expected) => {
    expect(clues(movement)).toEqual(expected)
  })

  test('a nickname half of the club has says nothing', () => {
    const bears = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        somebody(index + 1, `A${index} B${index}`, { nickname: 'Méďa' }),
      )

    expect(clues({ message: 'meda' }, bears(6))).toHaveLength(6)
    expect(clues({ message: 'meda' }, bears(7))).toEqual([])
    expect(clues({ message: 'meda' }, [somebody(1, 'A B', { nickname: 'Méďa!' })])).toEqual([])
    expect(clues({ message: 'meda' }, [somebody(1, 'A B', { nickname: '1 Méďa' })])).toEqual([])
  })
})

describe('who lives near', () => {
  const near = (movement: Partial<Movement>, people: readonly Person[] = PEOPLE) =>
    cluesOf({ ...MONEY, ...movement }, indexClues(PAYMENTS, { ...KNOWLEDGE, people }))
      .filter(({ reason }) => reason === 'household')
      .map(({ memberId, paymentId, weight }) => [memberId, paymentId, weight])

  test.each<[string, Partial<Movement>, readonly (readonly unknown[])[]]>([
    ['by the surname', { variableSymbol: '2610001001' }, [[2, null, 24]]],
    ['by the home', { variableSymbol: '2610003003' }, [[5, null, 24]]],
    ['nobody', { variableSymbol: '2610004104' }, []],
    [
      'each for the other',
      { message: 'Jan Novak, Eva Novakova' },
      [
        [2, null, 24],
        [1, null, 24],
      ],
    ],
  ])('%s', (_, movement, expected) => {
    expect(near(movement)).toEqual(expected)
  })

  test('is said once, also by surname and home at once', () => {
    const pair = [
      somebody(1, 'Jan Novák', { household: 'dlouha 1' }),
      somebody(2, 'Eva Nováková', { household: 'dlouha 1' }),
    ]

    expect(near({ variableSymbol: '2610001001' }, pair)).toEqual([[2, null, 24]])
  })

  test('says nothing where half of the club lives', () => {
    const crowd = (count: number) =>
      Array.from({ length: count }, (_, index) => somebody(index + 1, `A${index} Novák`))

    expect(near({ variableSymbol: '2610001001' }, crowd(6))).toHaveLength(5)
    expect(near({ variableSymbol: '2610001001' }, crowd(7))).toEqual([])
  })
})

test('payments of a person are in the order of their due days', () => {
  const [first, ...rest] = PAYMENTS
  if (!first) throw new Error('no payment')
  const own = [
    { ...first, id: 9, dueOn: '2026-03-01' },
    { ...first, id: 8, dueOn: '2026-03-01' },
    { ...first, id: 12, dueOn: '2026-02-01' },
  ]

  expect(
    indexClues([...own, ...rest], KNOWLEDGE)
      .byMember.get(1)
      ?.map(({ id }) => id),
  ).toEqual([12, 8, 9])
})
