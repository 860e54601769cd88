import { pair } from '../src/money/pairing/pair.ts'
import type { Knowledge, Movement, OpenPayment } from '../src/money/pairing/pairing.ts'
import { variableSymbol } from '../src/money/payments/variable-symbol.ts'

const FEE = 120_000
const LIMIT = 2000
const FIRST = ['Jan', 'Petr', 'Eva', 'Jiří', 'Hana', 'Ondřej', 'Marie', 'Karel', 'Tomáš', 'Lucie']
const LAST = ['Novák', 'Čech', 'Chalupa', 'Horák', 'Řezníček', 'Šimek', 'Žák', 'Dvořák', 'Kučera', 'Marek']
const ROUNDS = 5

/** Ten thousand movements against five thousand open payments; from a tenth of that at most linear growth. */
export async function benchPairing(): Promise<void> {
  const small = measure(500, 1000)
  const big = measure(5000, 10_000)
  const growth = big.ms / small.ms
  const holds = growth <= 10 * 1.25 && big.ms < LIMIT
  console.log(
    `1,000 movements × 500 payments: ${small.ms.toFixed(0)} ms (${small.certain} certain, ${small.suggested} with a suggestion)`,
  )
  console.log(
    `10,000 movements × 5,000 payments: ${big.ms.toFixed(0)} ms (${big.certain} certain, ${big.suggested} with a suggestion), growth ${growth.toFixed(1)} × for 10 × the work (limit 2 s, and linear within a quarter) ${holds ? 'holds' : 'DOES NOT HOLD'}`,
  )
}

function measure(members: number, movementCount: number) {
  const { movements, payments, knowledge } = aClub(members, movementCount)
  pair(movements, payments, knowledge)
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = process.threadCpuUsage()
    pair(movements, payments, knowledge)
    const { user, system } = process.threadCpuUsage(startedAt)
    return (user + system) / 1000
  })
  const { certain, suggestions } = pair(movements, payments, knowledge)
  return {
    // The thread's own time, the quickest round: what the work takes when nobody else wants the machine.
    ms: Math.min(...times),
    certain: certain.length,
    suggested: [...suggestions.values()].filter(({ length }) => length > 0).length,
  }
}

function aClub(members: number, movementCount: number) {
  const people = Array.from({ length: members }, (_, index) => ({
    id: index + 1,
    firstName: pick(FIRST, index * 7),
    // Every club has its Nováks, a hundred to five hundred members; the rest are rarer.
    lastName: `${pick(LAST, index)}${letters(index % 5 === 0 ? Math.floor(index / 500) : index)}`,
    nickname: `prezdivka${letters(index)}`,
    household: `dlouha ${Math.floor(index / 2)}`,
    // A quarter of the club pays in pairs.
    payerId: index % 8 < 2 ? index - (index % 2) + 1 : null,
  }))
  const symbolOf = (id: number, year: number) =>
    variableSymbol({ year, kind: 'fee', memberNumber: id, sequence: 0 }) ?? ''
  const payments = people.map(({ id, payerId }): OpenPayment => ({
    id,
    memberId: id,
    type: '2',
    period: 2026,
    remaining: FEE,
    dueOn: '2026-01-31',
    variableSymbol: symbolOf(id, 2026),
    payerId,
  }))
  const knowledge: Knowledge = {
    people,
    closedSymbols: new Map(
      people.map(({ id }) => [symbolOf(id, 2025), { memberId: id, isPaid: true, amount: FEE }]),
    ),
    accounts: new Map(people.map(({ id }) => [`${1_000_000 + id}/0100`, [id]])),
    refused: new Set(),
  }
  const movements = Array.from({ length: movementCount }, (_, index): Movement => {
    const person = pick(people, Math.floor(index / 2) + (index % 2) * 3)
    return { ...SILENT, id: index + 1, ...awkward(index, person, symbolOf) }
  })
  return { movements, payments, knowledge }
}

const SILENT: Omit<Movement, 'id'> = {
  bookedOn: '2026-01-20',
  amount: FEE,
  currency: 'CZK',
  remaining: FEE,
  variableSymbol: null,
  message: null,
  payerReference: null,
  identification: null,
  comment: null,
  payerAccount: null,
  payerName: null,
  instructionId: null,
}

type Payer = { readonly id: number; readonly firstName: string; readonly lastName: string }

function awkward(
  index: number,
  { id, firstName, lastName }: Payer,
  symbolOf: (id: number, year: number) => string,
): Partial<Movement> {
  const kinds: readonly Partial<Movement>[] = [
    { variableSymbol: symbolOf(id, 2026) },
    { message: `VS ${symbolOf(id, 2026)} prispevek` },
    { variableSymbol: symbolOf(id, 2025) },
    { variableSymbol: `${symbolOf(id, 2026).slice(0, 9)}x`.replace('x', String(index % 10)) },
    { payerName: `${lastName} ${firstName}` },
    { payerAccount: `${1_000_000 + id}/0100`, amount: 2 * FEE, remaining: 2 * FEE },
    { message: `clenstvi ${firstName} ${lastName} 2026`, payerName: 'Firma s.r.o.' },
    { variableSymbol: symbolOf(id, 2026), amount: FEE / 2, remaining: FEE / 2 },
  ]
  return pick(kinds, index)
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

function letters(index: number): string {
  return Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)]).join('')
}
