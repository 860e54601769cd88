import { addDays } from '../../src/ground/values/day.ts'
import type { Movement } from '../../src/money/bank/movement.ts'
import { aMovement } from '../bank.ts'
import {
  CREDIT_PART,
  HOUSEHOLDS,
  ON_PAPER,
  PAYS_A_DAY_LATE,
  type Person,
  symbolOf,
  THE_REST,
  YEAR,
} from './club-of-400.ts'

const FEE = 120_000
const IN_HOUSEHOLD = 60_000
const LATE_FEE = 110_000

/** When it comes: in January, at the last moment, with the late-comers, after the first and after the second reminder, too late. */
export type Wave = 'january' | 'lastDays' | 'afterFirst' | 'afterSecond' | 'tooLate'

/** One movement and whose it really is; nobody is nobody's. */
export type Coming = {
  readonly wave: Wave
  readonly movement: Movement
  readonly truth: readonly number[]
  readonly sort: string
}

type Draft = Partial<Movement>

/** 380 payments of every sort. Amounts are what the letters ask for, or what people send instead. */
export function allPayments(people: readonly Person[]): readonly Coming[] {
  const coming: Coming[] = []
  const put = (wave: Wave, sort: string, truth: readonly number[], draft: Draft) =>
    coming.push({ wave, sort, truth, movement: aMovement(1_000_000 + coming.length, draft) })
  const person = (index: number): Person => {
    const found = people[index]
    if (!found) throw new Error('the club is too small')
    return found
  }
  const symbol = (index: number) => symbolOf(person(index).number, YEAR)
  const from = (index: number): Draft => ({
    counterName: person(index).payer,
    counterAccount: person(index).account,
    counterBank: '0100',
    message: null,
  })
  const stranger = (at: number, name = 'FIRMA S.R.O.'): Draft => ({
    counterName: name,
    counterAccount: String(990_000 + at),
    counterBank: '0800',
    message: null,
  })
  const own = (index: number, amount = FEE): Draft => ({
    ...from(index),
    variableSymbol: symbol(index),
    amount,
  })

  HOUSEHOLDS.forEach((household, at) => {
    const [payer = 0, second = 0] = household
    const sum = FEE + (household.length - 1) * IN_HOUSEHOLD
    const bill = { ...own(payer), amount: sum }
    if (at < 12)
      for (const index of household)
        put('january', 'each of a household alone', [index], {
          ...own(index, index === payer ? FEE : IN_HOUSEHOLD),
        })
    else if (at < 16)
      put('january', 'household by the symbol of another', household, {
        ...bill,
        variableSymbol: symbol(second),
      })
    else if (at < 20)
      put('lastDays', 'household by last year’s account', household, { ...from(payer), amount: sum })
    else if (at < 22) put('january', 'household and more', household, { ...bill, amount: sum + 10_000 })
    else if (at < 25) put('afterFirst', 'household', household, bill)
    else put(at % 3 === 0 ? 'lastDays' : 'january', 'household', household, bill)
  })
  for (const index of CREDIT_PART) put('january', 'the rest beside a credit', [index], own(index, 90_000))
  ON_PAPER.slice(0, 3).forEach((index) => put('january', 'asked on paper', [index], own(index)))
  put('afterFirst', 'asked on paper', [ON_PAPER[3] ?? 0], own(ON_PAPER[3] ?? 0))
  put('afterSecond', 'asked on paper', [ON_PAPER[4] ?? 0], own(ON_PAPER[4] ?? 0))
  put('tooLate', 'a day late', [PAYS_A_DAY_LATE], own(PAYS_A_DAY_LATE))

  let next = 0
  const many = (count: number, make: (index: number, at: number) => void) => {
    for (let at = 0; at < count; at += 1) {
      const index = THE_REST[next]
      if (index === undefined) throw new Error('the club is too small')
      next += 1
      make(index, at)
    }
  }
  many(20, (index, at) =>
    put('january', 'right symbol, foreign name', [index], {
      ...stranger(at),
      variableSymbol: symbol(index),
    }),
  )
  many(8, (index, at) =>
    put('january', 'symbol in the message', [index], {
      ...stranger(20 + at),
      message: `/VS/${symbol(index)}/SS/${YEAR}`,
    }),
  )
  many(4, (index, at) =>
    put('lastDays', 'symbol as a bare number', [index], {
      ...stranger(30 + at),
      message: `clenstvi ${symbol(index)}`,
    }),
  )
  many(4, (index, at) =>
    put('january', 'symbol in the reference', [index], {
      ...stranger(40 + at, 'SEPA PAYER'),
      payerReference: `VS:${symbol(index)}SS:${YEAR}`,
    }),
  )
  many(8, (index) => put('january', 'last year’s payer, no symbol', [index], from(index)))
  many(5, (index) =>
    put('january', 'last year’s symbol', [index], {
      ...from(index),
      variableSymbol: symbolOf(person(index).number, YEAR - 1),
    }),
  )
  many(5, (index, at) =>
    put('january', 'mistyped symbol', [index], {
      ...from(index),
      variableSymbol: mistyped(symbol(index), at),
    }),
  )
  many(4, (index, at) =>
    put('lastDays', 'no symbol of ours, a name in the message', [index], {
      ...stranger(50 + at, 'MZDOVA UCTARNA'),
      variableSymbol: `77${at}`,
      message: `prispevek ${person(index).payer} ${YEAR}`,
    }),
  )
  many(20, (index) => {
    put('january', 'in two parts', [index], own(index, 60_000))
    put('lastDays', 'in two parts', [index], own(index, 60_000))
  })
  many(4, (index, at) => {
    put('january', 'paid twice', [index], own(index))
    put(at < 1 ? 'january' : 'lastDays', 'paid twice', [index], own(index))
  })
  many(5, (index) => {
    put('january', 'too little', [index], own(index, 100_000))
    put('afterFirst', 'the rest of too little', [index], own(index, 20_000))
  })
  many(4, (index) => put('lastDays', 'too much', [index], own(index, 130_000)))
  many(12, (index) => put('afterFirst', 'after the first reminder', [index], own(index)))
  many(6, (index) => put('afterSecond', 'after the second reminder', [index], own(index)))
  many(THE_REST.length - next, (index, at) =>
    put(at % 4 === 0 ? 'lastDays' : 'january', 'exactly', [index], own(index)),
  )
  put('january', 'a gift', [], {
    ...stranger(60, 'VESELY BOHDAN'),
    amount: 50_000,
    message: 'dar na charitu',
  })
  put('lastDays', 'nobody’s', [], { ...stranger(61, 'PLATEBNI BRANA'), amount: 100, message: 'overeni uctu' })
  return coming
}

/** Those who came in February pay their part of the year; two of them without a symbol. */
export function latePayments(people: readonly Person[], indexes: readonly number[]): readonly Coming[] {
  return indexes.map((index, at) => {
    const { number, payer, account } = people[index] ?? { number: 0, payer: '', account: '' }
    const isUnsigned = at < 2
    return {
      wave: 'afterFirst',
      sort: isUnsigned ? 'a late-comer by name' : 'a late-comer',
      truth: [index],
      movement: aMovement(2_000_000 + at, {
        amount: LATE_FEE,
        counterName: payer,
        counterAccount: account,
        counterBank: '0100',
        variableSymbol: isUnsigned ? null : symbolOf(number, YEAR),
        message: isUnsigned ? `clensky prispevek ${payer}` : null,
      }),
    }
  })
}

export function bookedOn(coming: Coming, day: string, at: number): Movement {
  return { ...coming.movement, bookedOn: addDays(day, -(at % 3)) }
}

function mistyped(symbol: string, index: number): string {
  const at = 3 + index
  return symbol.slice(0, at) + String((Number(symbol[at]) + 1) % 10) + symbol.slice(at + 1)
}
