import { canonicalSymbol } from '../payments/variable-symbol.ts'

/** Where a payer can have written a symbol, as the bank gives it. */
export type SymbolSource = {
  readonly variableSymbol: string | null
  readonly payerReference: string | null
  readonly message: string | null
  readonly identification: string | null
  readonly comment: string | null
}

// 'VS', 'vs:', '/VS/', 'var. symbol': a word of its own, then at most ten digits and no more.
const WRITTEN =
  /(?<![\p{L}\p{N}])(?:vs|v\.\s?s|var(?:iabiln[ií])?[.\s]{0,2}(?:symbol|s))[\s:./=#-]{0,3}(\d{1,10})(?!\d)/giu

/** The symbol a movement carries: the bank's own column first, then whatever the payer wrote in words. */
export function extractSymbol(source: SymbolSource): string | null {
  return canonicalSymbol(source.variableSymbol) ?? writtenSymbols(source)[0] ?? null
}

/** Symbols said to be symbols in the texts. A bare number counts in the payer's reference alone. */
export function writtenSymbols({
  payerReference,
  message,
  identification,
  comment,
}: SymbolSource): readonly string[] {
  const bare = canonicalSymbol(/^\s*\d{1,10}\s*$/.exec(payerReference ?? '')?.[0])
  const marked = [payerReference, message, identification, comment]
    .flatMap((text) => (text ? [...text.matchAll(WRITTEN)] : []))
    .map(([, digits]) => canonicalSymbol(digits))
  return [...new Set([bare, ...marked].filter((symbol) => symbol !== null))]
}

/** Ten digits standing alone, said to be nothing: only worth a question, and only if they are somebody's symbol. */
export function bareNumbers({ message, identification, comment }: SymbolSource): readonly string[] {
  return [message, identification, comment].flatMap((text) =>
    text ? (text.match(/(?<!\d)[1-9]\d{9}(?!\d)/g) ?? []) : [],
  )
}
