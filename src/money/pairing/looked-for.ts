import { canonicalSymbol } from '../payments/variable-symbol.ts'
import { bareNumbers, writtenSymbols } from './extract-symbol.ts'
import { MOST_WORDS, wordsOf } from './names.ts'
import type { Movement } from './pairing.ts'

/** What pairing will ask about these movements: nothing else of the club need be read for them. */
export type LookedFor = {
  readonly symbols: readonly string[]
  /** Symbols that may be slips of others; a number that is said to be nothing is not. */
  readonly mistyped: readonly string[]
  readonly accounts: readonly string[]
  /** The words that are read together: a first name counts beside its surname only. */
  readonly texts: readonly (readonly string[])[]
}

export function lookedFor(movements: readonly Movement[]): LookedFor {
  const said = movements.flatMap((movement) =>
    [canonicalSymbol(movement.variableSymbol) ?? [], writtenSymbols(movement)].flat(),
  )
  const texts = movements.flatMap(({ message, payerReference, comment, identification, payerName }) => {
    const written = [message, payerReference, comment].flatMap(wordsOf)
    // What stands under identification is read with the message, unless it is the payer again.
    return [written, [...written, ...wordsOf(identification)], wordsOf(payerName)]
  })
  return {
    symbols: [...new Set([...said, ...movements.flatMap(bareNumbers)])],
    mistyped: [...new Set(said)],
    accounts: [...new Set(movements.flatMap(({ payerAccount }) => payerAccount ?? []))],
    texts: texts.map((words) => [...new Set(words.slice(0, MOST_WORDS))]),
  }
}
