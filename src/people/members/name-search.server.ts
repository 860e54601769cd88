import { type RawBuilder, sql } from 'kysely'
import { allOf, contains } from '../../ground/postgres/text-search.server.ts'
import { isForgiven } from './name-search.ts'

/** A part of somebody's name or nickname, whatever its case and diacritics. */
export function nameContains(word: string, person = 'member'): RawBuilder<boolean> {
  return contains(sql.ref(`${person}.search`), word)
}

export function nameContainsAll(words: readonly string[], person = 'member'): RawBuilder<boolean> {
  return allOf(words.map((word) => nameContains(word, person)))
}

/** The same, or the number on his card. */
export function nameOrNumber(word: string): RawBuilder<boolean> {
  const part = nameContains(word)
  return /^\d{1,9}$/.test(word) ? sql<boolean>`(${part} or member.number = ${Number(word)})` : part
}

/**
 * Called so, or almost so where the word is long enough and few are really called so; `called_almost` finds them. Beside such a word a
 * shorter one has nobody to find, only to choose among those found.
 */
export function calledOrAlmost(word: string, words: readonly string[]): RawBuilder<boolean> {
  if (isForgiven(word)) return sql<boolean>`member.id = any((select called_almost(${word}))::int[])`
  return words.some(isForgiven) ? calledExactly(word) : nameContains(word)
}

/** The same as `nameContains` for whom another word has found: no index is wanted, and so no plan of its own for each word. */
export function calledExactly(word: string): RawBuilder<boolean> {
  return sql<boolean>`(strpos(member.search, (select fold(${word}) /* planned once */)) > 0)`
}
