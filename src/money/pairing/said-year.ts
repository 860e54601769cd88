import { canonicalSymbol } from '../payments/variable-symbol.ts'
import { bareNumbers, writtenSymbols } from './extract-symbol.ts'
import type { Knowledge, Movement } from './pairing.ts'

/** So far from the fee in question a number is no year any more. */
const NEAR = 5

type Fee = {
  readonly period: number | null
  /** What is left of it; null where it is of several people. */
  readonly remaining: number | null
}

/**
 * The payer names years, by a word or by a symbol of a yearly fee, and that of this fee is none of them. A standing order
 * keeps last year's symbol: where exactly this fee came, and the other one cost something else, the sum says the year.
 */
export function otherYearIn(
  movement: Movement,
  { closedSymbols }: Pick<Knowledge, 'closedSymbols'>,
): (fee: Fee) => boolean {
  const said = saidYears(movement)
  const symbols = saidSymbols(movement).flatMap((symbol) => {
    const price = closedSymbols.get(symbol)?.amount ?? null
    return feeYear(symbol).map((year) => ({ year, price }))
  })
  return ({ period, remaining }) => {
    if (period === null || [...said, ...symbols.map(({ year }) => year)].includes(period)) return false
    const isNear = (year: number) => Math.abs(year - period) <= NEAR
    const isExact = remaining !== null && remaining === movement.remaining
    const isSettled = (price: number | null) => isExact && price !== null && price !== movement.amount
    return said.some(isNear) || symbols.some(({ year, price }) => isNear(year) && !isSettled(price))
  }
}

function saidYears({ message, payerReference, identification, comment }: Movement): readonly number[] {
  return [message, payerReference, identification, comment]
    .flatMap((text) => text?.match(/(?<!\d)20\d\d(?!\d)/g) ?? [])
    .map(Number)
}

function saidSymbols(movement: Movement): readonly string[] {
  const column = canonicalSymbol(movement.variableSymbol)
  return [...(column ? [column] : []), ...writtenSymbols(movement), ...bareNumbers(movement)]
}

/** `YY 1 …`, also one with a slip in it: what year it was meant for is told all the same. */
function feeYear(symbol: string): readonly number[] {
  const [, year] = /^(\d\d)1\d{7}$/.exec(symbol) ?? []
  return year ? [2000 + Number(year)] : []
}
