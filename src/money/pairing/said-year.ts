import { canonicalSymbol } from '../payments/variable-symbol.ts'
import { bareNumbers, type SymbolSource, writtenSymbols } from './extract-symbol.ts'

/** So far from the fee in question a number is no year any more. */
const NEAR = 5

/** The payer names years, by a word or by a symbol of a yearly fee, and that of this fee is none of them. */
export function otherYearIn(source: SymbolSource): (period: number | null) => boolean {
  const said = saidYears(source)
  return (period) =>
    period !== null && !said.includes(period) && said.some((year) => Math.abs(year - period) <= NEAR)
}

function saidYears(source: SymbolSource): readonly number[] {
  const texts = [source.message, source.payerReference, source.identification, source.comment]
  const written = texts.flatMap((text) => text?.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map(Number)
  const symbols = [canonicalSymbol(source.variableSymbol), ...writtenSymbols(source), ...bareNumbers(source)]
  return [...written, ...symbols.flatMap((symbol) => feeYear(symbol ?? ''))]
}

/** `YY 1 …`, also one with a slip in it: what year it was meant for is told all the same. */
function feeYear(symbol: string): readonly number[] {
  const [, year] = /^(\d\d)1\d{7}$/.exec(symbol) ?? []
  return year ? [2000 + Number(year)] : []
}
