import type { Movement } from './movement.ts'

/** Somebody who owes something, and the account his money comes from. */
export type Debt = {
  readonly variableSymbol: string
  readonly remaining: number
  readonly purpose: string
  readonly payer: { readonly name: string; readonly account: string; readonly bank: string }
}

type Draft = Pick<Movement, 'amount' | 'variableSymbol' | 'message' | 'kind'>

const CROWN = 100

// How people pay. Most of them as they were asked to; the rest is what the Treasurer is for.
const WAYS: readonly ((debt: Debt) => Draft)[] = [
  asAsked,
  asAsked,
  asAsked,
  asAsked,
  asAsked,
  asAsked,
  (debt) => ({ ...asAsked(debt), kind: 'Okamžitá příchozí platba', message: null }),
  (debt) => ({
    ...asAsked(debt),
    variableSymbol: null,
    message: `VS ${debt.variableSymbol} ${debt.purpose}`,
  }),
  (debt) => ({ ...asAsked(debt), variableSymbol: null, message: debt.purpose }),
  (debt) => ({ ...asAsked(debt), amount: halfOf(debt.remaining), message: 'prvni pulka' }),
  (debt) => ({ ...asAsked(debt), amount: debt.remaining + 100 * CROWN, message: 'zbytek na benzin' }),
  (debt) => ({ ...asAsked(debt), variableSymbol: mistyped(debt.variableSymbol) }),
  (debt) => ({ ...asAsked(debt), variableSymbol: debt.variableSymbol.padStart(10, '0') }),
]

/** The next payment the bank will tell of: chosen by its own number, so the same number is always the same payment. */
export function nextPayment(debts: readonly Debt[], bankId: number, today: string): Movement | null {
  const debt = debts[scatter(bankId) % debts.length]
  const way = WAYS[scatter(bankId + 1) % WAYS.length]
  if (!debt || !way) return null
  const { name, account, bank } = debt.payer
  return {
    ...way(debt),
    bankId: String(bankId),
    bookedOn: today,
    currency: 'CZK',
    counterAccount: account,
    counterBank: bank,
    counterName: name,
    constantSymbol: null,
    specificSymbol: null,
    identification: name,
    comment: null,
    payerReference: null,
    instructionId: String(bankId + 5),
    detail: null,
    bic: null,
  }
}

function asAsked({ remaining, variableSymbol, purpose }: Debt): Draft {
  return { amount: remaining, variableSymbol, message: purpose, kind: 'Bezhotovostní příjem' }
}

function halfOf(amount: number): number {
  return Math.max(CROWN, Math.floor(amount / 2 / CROWN) * CROWN)
}

/** One digit is another, which the check digit tells. */
function mistyped(symbol: string): string {
  const at = Math.floor(symbol.length / 2)
  return `${symbol.slice(0, at)}${(Number(symbol[at]) + 1) % 10}${symbol.slice(at + 1)}`
}

/** A number that looks like chance and is none. */
function scatter(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0
}
