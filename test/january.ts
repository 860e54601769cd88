import type { Insertable } from 'kysely'
import { variableSymbol } from '../src/money/payments/variable-symbol.ts'
import type { Db, Tables } from '../src/tables.ts'

export const FEE = 120_000
const FIRST = [
  'Jan',
  'Eva',
  'Petr',
  'Hana',
  'Jiří',
  'Lucie',
  'Karel',
  'Marie',
  'Ondřej',
  'Věra',
  'Tomáš',
  'Jana',
]
const LAST = ['Novák', 'Čech', 'Řezníček', 'Dvořák', 'Šimek', 'Žák', 'Horák', 'Chalupa', 'Kučera', 'Marek']

type Draft = Partial<Insertable<Tables['bankMovement']>>
type Member = {
  readonly id: number
  readonly number: number
  readonly payer: string
  readonly account: string
  readonly symbol: string
  readonly paymentId: number
}
/** One movement, and the payments it really is for; null is nobody's. */
export type Case = {
  readonly draft: Draft
  readonly truth: readonly number[] | null
  readonly isCertain?: true
}

/** 120 people, ten surnames, a year behind them in which everybody paid from an account of his own. */
export async function aClubOf120(of: Db): Promise<readonly Member[]> {
  const cards = await of
    .insertInto('member')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        firstName: FIRST[index % 12] ?? '',
        lastName: LAST[Math.floor(index / 12)] ?? '',
        street: `Dlouhá ${Math.floor(index / 2)}`,
        postalCode: '75301',
      })),
    )
    .returning(['id', 'number', 'firstName', 'lastName'])
    .execute()
  const fee = { type: '2', period: 2026, amount: FEE, dueOn: '2026-01-31' } as const
  const last = {
    ...fee,
    period: 2025,
    amount: 100_000,
    status: 'PAID',
    paidAt: new Date('2025-01-20'),
  } as const
  const payments = await of
    .insertInto('payment')
    .values([
      ...cards.map(({ id, number }) => ({ ...fee, memberId: id, variableSymbol: symbolOf(number, 2026) })),
      ...cards.map(({ id, number }) => ({ ...last, memberId: id, variableSymbol: symbolOf(number, 2025) })),
    ])
    .returning(['id', 'variableSymbol'])
    .execute()
  const idOf = new Map(payments.map(({ id, variableSymbol: symbol }) => [symbol, id]))
  // The last twelve couples paid last year from one account.
  const accountOf = (index: number) => String(500_000 + (index >= 96 ? index - (index % 2) : index))
  const movements = await of
    .insertInto('bankMovement')
    .values(
      cards.map((_, index) => ({
        account: '2900000021/2010',
        bankId: String(1000 + index),
        bookedOn: '2025-01-20',
        amount: 100_000,
        counterAccount: accountOf(index),
        counterBank: '0100',
      })),
    )
    .returning('id')
    .execute()
  await of
    .insertInto('allocation')
    .values(
      cards.map(({ number }, index) => ({
        paymentId: idOf.get(symbolOf(number, 2025)) ?? 0,
        movementId: movements[index]?.id ?? 0,
        amount: 100_000,
        mode: 'manual' as const,
      })),
    )
    .execute()
  return cards.map(({ id, number, firstName, lastName }, index) => ({
    id,
    number,
    payer: bankName(lastName, firstName),
    account: accountOf(index),
    symbol: symbolOf(number, 2026),
    paymentId: idOf.get(symbolOf(number, 2026)) ?? 0,
  }))
}

function symbolOf(memberNumber: number, year: number): string {
  return variableSymbol({ year, kind: 'fee', memberNumber, sequence: 0 }) ?? ''
}

export function januaryMoney(members: readonly Member[]): readonly Case[] {
  let next = 0
  const take = (): Member => {
    const member = members[next]
    next += 1
    if (!member) throw new Error('the club is too small')
    return member
  }
  const from = (member: Member): Draft => ({
    counterName: member.payer,
    counterAccount: member.account,
    counterBank: '0100',
  })
  const stranger = (name: string): Draft => ({
    counterName: name,
    counterAccount: '99887766',
    counterBank: '0800',
  })
  const many = (count: number, make: (member: Member, index: number) => readonly Case[]) =>
    Array.from({ length: count }, (_, index) => make(take(), index)).flat()
  const one = (member: Member, draft: Draft): readonly Case[] => [{ draft, truth: [member.paymentId] }]
  const certain = (member: Member, draft: Draft): readonly Case[] => [
    { draft, truth: [member.paymentId], isCertain: true },
  ]
  return [
    ...many(27, (member) => certain(member, { ...from(member), variableSymbol: member.symbol })),
    ...many(10, (member) =>
      certain(member, { ...stranger('Firma s.r.o.'), variableSymbol: member.symbol, message: 'Chalupa Jan' }),
    ),
    ...many(4, (member) => one(member, { ...from(member) })),
    ...many(4, (member) => one(member, { counterName: member.payer })),
    ...many(3, (member) =>
      one(member, { ...stranger('Marek Bohdan'), message: `prispevek ${member.payer}` }),
    ),
    ...many(5, (member) =>
      one(member, { ...stranger('Firma s.r.o.'), message: `/VS/${member.symbol}/SS/2026` }),
    ),
    ...many(3, (member) =>
      one(member, { ...stranger('Firma s.r.o.'), message: `clenstvi ${member.symbol}` }),
    ),
    ...many(4, (member) =>
      one(member, { ...stranger('SEPA Payer'), payerReference: `VS:${member.symbol}SS:2026` }),
    ),
    ...many(4, (member) =>
      one(member, { ...stranger('Firma s.r.o.'), variableSymbol: symbolOf(member.number, 2025) }),
    ),
    ...many(4, (member, index) =>
      one(member, { ...from(member), variableSymbol: mistyped(member.symbol, index) }),
    ),
    ...many(2, (member) => [
      ...one(member, { ...from(member), variableSymbol: member.symbol }),
      ...one(member, { ...from(member), variableSymbol: member.symbol }),
    ]),
    ...many(5, (member) => one(member, { ...from(member), variableSymbol: member.symbol, amount: 50_000 })),
    ...many(1, (member) => one(member, { ...from(member), amount: 60_000, message: 'prvni splatka' })),
    ...many(5, (member) => one(member, { ...from(member), variableSymbol: member.symbol, amount: 130_000 })),
    // Where what he owes is 1,200 and he sends 1,500 in the name of another company, the symbol still tells.
    ...many(1, (member) =>
      one(member, { ...stranger('Firma s.r.o.'), variableSymbol: member.symbol, amount: 150_000 }),
    ),
    ...many(3, (member, index) => stornoOf(member, from(member), index)),
    ...many(3, (member) =>
      one(member, { ...from(member), variableSymbol: member.symbol, amount: 4900, currency: 'EUR' }),
    ),
    ...couples(members.slice(96)),
    { draft: { ...stranger('Vesely Bohdan'), amount: 50_000, message: 'dar na charitu' }, truth: null },
    { draft: { ...stranger('Platebni brana s.r.o.'), amount: 1, message: 'overeni uctu' }, truth: null },
    { draft: { ...stranger('Bila Marketa'), amount: 20_000, message: 'na pivo po vyjizdce' }, truth: null },
  ]

  function stornoOf(member: Member, draft: Draft, index: number): readonly Case[] {
    const instructionId = `900${index}`
    const came = { draft: { ...draft, variableSymbol: member.symbol, instructionId }, truth: null }
    return [came, { draft: { ...draft, amount: -FEE, instructionId }, truth: null }]
  }

  function couples(of: readonly Member[]): readonly Case[] {
    const both = (index: number, draft: (first: Member, second: Member) => Draft): Case => {
      const [first, second] = [of[2 * index], of[2 * index + 1]]
      if (!first || !second) throw new Error('the club is too small')
      return {
        draft: { amount: 2 * FEE, ...draft(first, second) },
        truth: [first.paymentId, second.paymentId],
      }
    }
    return [
      both(0, (first) => from(first)),
      both(1, (first) => ({ ...from(first), variableSymbol: first.symbol })),
      both(2, (first, second) => ({
        ...stranger('Firma s.r.o.'),
        message: `${first.payer} a ${second.payer}`,
      })),
      both(3, (first, second) => ({
        ...from(first),
        variableSymbol: first.symbol,
        message: `i za ${second.payer}`,
      })),
    ]
  }
}

/** As a bank writes a name: capitals, no diacritics. */
function bankName(lastName: string, firstName: string): string {
  return `${lastName} ${firstName}`.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

function mistyped(symbol: string, index: number): string {
  const at = 3 + index
  return symbol.slice(0, at) + String((Number(symbol[at]) + 1) % 10) + symbol.slice(at + 1)
}
