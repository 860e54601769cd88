import { expect, test } from 'vitest'
import { indexNames, type Person, surnameStem, wordsOf } from './names.ts'
import { pair } from './pair.ts'
import type { Knowledge, Movement, OpenPayment, Reason } from './pairing.ts'

const FEE = 120_000

const person = (id: number, name: string, more: Partial<Person> = {}): Person => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { id, firstName, lastName, nickname: null, household: null, payerId: null, ...more }
}

const PEOPLE = [
  person(1, 'Jan Novák', { nickname: 'Bobřík' }),
  person(2, 'Eva Nováková'),
  person(3, 'Jiří Řezníček', { household: 'dlouha 1' }),
  person(4, 'Karel Dvořák'),
  person(5, 'Hana Malá', { household: 'dlouha 1' }),
]

const fee = (memberId: number, more: Partial<OpenPayment> = {}): OpenPayment => ({
  id: 100 + memberId,
  memberId,
  type: '2',
  period: 2026,
  remaining: FEE,
  dueOn: '2026-01-31',
  variableSymbol: `261000${memberId}00${memberId}`,
  payerId: null,
  ...more,
})
const FEES = PEOPLE.map(({ id }) => fee(id))

const money = (more: Partial<Movement> = {}): Movement => ({
  id: 1,
  bookedOn: '2026-01-20',
  amount: FEE,
  currency: 'CZK',
  remaining: more.amount ?? FEE,
  variableSymbol: null,
  message: null,
  payerReference: null,
  identification: null,
  comment: null,
  payerAccount: null,
  payerName: null,
  instructionId: null,
  ...more,
})

const knowledge = (more: Partial<Knowledge> = {}): Knowledge => ({
  people: PEOPLE,
  closedSymbols: new Map([['2510001001', { memberId: 1, isPaid: true, amount: 100_000 }]]),
  accounts: new Map([
    ['111/0100', [3]],
    ['222/0100', [1, 2]],
  ]),
  refused: new Set(),
  ...more,
})

const VS1 = FEES[0]?.variableSymbol ?? ''
const certainOf = (...movements: Movement[]) => pair(movements, FEES, knowledge()).certain

test.each<[string, Partial<Movement>, boolean]>([
  ['its symbol and its sum', { variableSymbol: VS1 }, true],
  ['its symbol with spaces', { variableSymbol: ` ${VS1.slice(0, 4)} ${VS1.slice(4)}` }, true],
  ['the symbol only in the message', { message: `VS ${VS1}` }, false],
  ['less than is owed', { variableSymbol: VS1, amount: 60_000 }, false],
  ['more than is owed', { variableSymbol: VS1, amount: 130_000 }, false],
  ['euros', { variableSymbol: VS1, currency: 'EUR', remaining: null }, false],
  ['euros somebody has valued', { variableSymbol: VS1, currency: 'EUR', amount: FEE }, false],
  ['money a part of which is somewhere already', { variableSymbol: VS1, remaining: 60_000 }, false],
  ['money that went out', { variableSymbol: VS1, amount: -FEE, remaining: 0 }, false],
  ['a symbol of nobody', { variableSymbol: '123' }, false],
  ['no symbol', {}, false],
])('certain or not: %s', (_, movement, isCertain) => {
  expect(certainOf(money(movement))).toHaveLength(isCertain ? 1 : 0)
})

test('the same money twice is not certain; each is asked about, and says so', () => {
  const { certain, suggestions } = pair(
    [money({ id: 1, variableSymbol: VS1 }), money({ id: 2, variableSymbol: VS1 })],
    FEES,
    knowledge(),
  )

  expect(certain).toEqual([])
  expect(suggestions.get(1)?.[0]?.reasons).toContain('cameTwice')
  expect(suggestions.get(2)?.[0]?.reasons).toContain('cameTwice')
})

test('only the suggestion that is exactly paid twice says so', () => {
  const { suggestions } = pair(
    [money({ id: 1, variableSymbol: VS1 }), money({ id: 2, variableSymbol: VS1 })],
    [...FEES, fee(1, { id: 99, remaining: 50_000, variableSymbol: '2610001999' })],
    knowledge(),
  )

  const saysTwice = suggestions.get(1)?.filter(({ reasons }) => reasons.includes('cameTwice'))
  expect(saysTwice?.map(({ parts }) => parts)).toEqual([[{ paymentId: 101, memberId: 1, amount: FEE }]])
  expect(suggestions.get(1)?.length).toBeGreaterThan(1)
})

test('certain pairs are in the order of the bank and leave nothing to suggest', () => {
  const { certain, suggestions } = pair(
    [money({ id: 2, variableSymbol: VS1 }), money({ id: 1, variableSymbol: FEES[1]?.variableSymbol ?? '' })],
    FEES,
    knowledge(),
  )

  expect(certain).toEqual([
    { movementId: 1, paymentId: 102, amount: FEE },
    { movementId: 2, paymentId: 101, amount: FEE },
  ])
  expect([...suggestions.keys()]).toEqual([])
})

test('a payment that is just being paid is owed no more: what else comes for it is its payer’s', () => {
  const { certain, suggestions } = pair(
    [money({ id: 1, variableSymbol: VS1 }), money({ id: 2, message: `VS ${VS1}` })],
    FEES,
    knowledge(),
  )

  expect(certain).toEqual([{ movementId: 1, paymentId: 101, amount: FEE }])
  expect(suggestions.get(2)?.[0]).toMatchObject({
    parts: [],
    credit: { memberId: 1 },
    reasons: ['paidTwice'],
  })
})

test('money that is all assigned, or went out, asks nothing', () => {
  const { suggestions } = pair(
    [
      money({ id: 1, message: `VS ${VS1}`, remaining: 0 }),
      money({ id: 2, message: `VS ${VS1}`, amount: -FEE, remaining: 0 }),
      money({ id: 3, message: `VS ${VS1}`, amount: 0, remaining: 1 }),
      money({ id: 4, message: `VS ${VS1}`, currency: 'EUR', remaining: null }),
    ],
    FEES,
    knowledge(),
  )

  expect([...suggestions.keys()]).toEqual([4])
})

test('what a person refused or took back is not done again', () => {
  const refused = new Set(['1:101'])

  const { certain, suggestions } = pair([money({ variableSymbol: VS1 })], FEES, knowledge({ refused }))

  expect(certain).toEqual([])
  expect(suggestions.get(1)?.map(({ parts }) => parts.map(({ paymentId }) => paymentId))).not.toContainEqual([
    101,
  ])
})

test.each<[string, Partial<Movement>, readonly number[], readonly Reason[]]>([
  ['the symbol in the message', { message: `prispevek vs:${VS1}` }, [101], ['symbolInText', 'exactAmount']],
  ['the bare number in the message', { message: VS1 }, [101], ['numberInText', 'exactAmount']],
  ['last year’s symbol', { variableSymbol: '2510001001' }, [101], ['earlierSymbol', 'exactAmount']],
  [
    'a symbol with a wrong digit',
    { variableSymbol: '2610001004', payerName: 'NOVAK JAN' },
    [101],
    ['mistypedSymbol', 'nameOfPayer', 'exactAmount'],
  ],
  ['two digits swapped', { variableSymbol: '2610010001' }, [101], ['mistypedSymbol', 'exactAmount']],
  ['the account of last year', { payerAccount: '111/0100' }, [103], ['sameAccount', 'exactAmount']],
  ['the payer’s name', { payerName: 'REZNICEK JIRI' }, [103], ['nameOfPayer', 'exactAmount']],
  ['the name with a slip', { payerName: 'Reznicik Jiri' }, [103], ['nameOfPayer', 'exactAmount']],
  [
    'another’s name in the message beats the payer’s own',
    { payerName: 'Dvorak Karel', message: 'za Jana: Novak Jan' },
    [101],
    ['nameInMessage', 'exactAmount'],
  ],
  ['the surname and an initial', { payerName: 'Dvorak K.' }, [104], ['surnameOfPayer', 'exactAmount']],
  ['the nickname', { message: 'bobrik 2026' }, [101], ['nickname', 'year', 'exactAmount']],
  ['a part', { variableSymbol: VS1, amount: 50_000 }, [101], ['symbol', 'part']],
  ['something over', { variableSymbol: VS1, amount: 125_000 }, [101], ['symbol', 'over']],
  [
    'two people who share the name',
    { variableSymbol: VS1, amount: 240_000 },
    [101, 102],
    ['symbol', 'household', 'twoPeople'],
  ],
  [
    'two people who live together',
    { payerName: 'Jiri Reznicek', amount: 240_000 },
    [103, 105],
    ['nameOfPayer', 'household', 'twoPeople'],
  ],
  [
    'two people paid from this account before',
    { payerAccount: '222/0100', amount: 240_000 },
    [101, 102],
    ['sameAccount', 'twoPeople'],
  ],
  [
    'two people in the message',
    { variableSymbol: VS1, amount: 240_000, message: 'Novak + Dvorak' },
    [101, 104],
    ['symbol', 'surnameInMessage', 'twoPeople'],
  ],
  [
    'euros',
    { variableSymbol: VS1, currency: 'EUR', amount: 5000, remaining: null },
    [101],
    ['symbol', 'foreign'],
  ],
])('the first suggestion for %s', (_, movement, payments, reasons) => {
  const first = pair([money(movement)], FEES, knowledge()).suggestions.get(1)?.[0]

  expect(first?.parts.map(({ paymentId }) => paymentId)).toEqual(payments)
  expect(first?.reasons).toEqual(expect.arrayContaining([...reasons]))
})

test('who owes nothing and pays again has a credit', () => {
  const closedSymbols = new Map([[VS1, { memberId: 1, isPaid: true, amount: FEE }]])

  const { suggestions } = pair([money({ variableSymbol: VS1 })], FEES.slice(1), knowledge({ closedSymbols }))

  expect(suggestions.get(1)?.[0]).toMatchObject({
    parts: [],
    credit: { memberId: 1, amount: FEE },
    reasons: ['paidTwice'],
  })
})

test('what is over stays with the person', () => {
  const { suggestions } = pair([money({ variableSymbol: VS1, amount: 130_000 })], FEES, knowledge())

  expect(suggestions.get(1)?.[0]).toMatchObject({
    parts: [{ paymentId: 101, amount: FEE }],
    credit: { memberId: 1, amount: 10_000 },
  })
})

test('a gift of a stranger is a gift, and money that says nothing gets no suggestion', () => {
  const gift = money({ id: 1, amount: 50_000, message: 'Dar klubu', payerName: 'Veselý Bohdan' })
  const silent = money({ id: 2, payerName: 'Platebni brana s.r.o.', message: 'overeni uctu' })

  const { suggestions } = pair([gift, silent], FEES, knowledge())

  expect(suggestions.get(1)).toMatchObject([{ parts: [], credit: null, reasons: ['donationLike'] }])
  expect(suggestions.get(2)).toEqual([])
})

test('a storno and what it cancels are neither paired nor suggested', () => {
  const came = money({ id: 1, variableSymbol: VS1, instructionId: '77' })
  const taken = money({ id: 2, amount: -FEE, remaining: 0, instructionId: '77' })
  const another = money({ id: 3, amount: -FEE, remaining: 0, instructionId: '77' })

  const { certain, stornos, suggestions } = pair([taken, came, another], FEES, knowledge())

  expect(stornos).toEqual([{ movementId: 2, cancels: 1 }])
  expect(certain).toEqual([])
  expect([...suggestions.keys()]).toEqual([])
})

test('names are found as banks write them', () => {
  const { find } = indexNames(PEOPLE)

  expect(find(wordsOf('NOVAK JAN'))).toEqual([{ memberId: 1, likeness: 'full' }])
  expect(find(wordsOf('Ing. Jan Novák'))).toEqual([{ memberId: 1, likeness: 'full' }])
  expect(find(wordsOf('Novák Petr'))).toEqual([{ memberId: 1, likeness: 'surname' }])
  expect(find(wordsOf('Firma s.r.o.'))).toEqual([])
  expect([surnameStem('Nováková'), surnameStem('Novotná'), surnameStem('Novotný')]).toEqual([
    'novak',
    'novotn',
    'novotn',
  ])
})
