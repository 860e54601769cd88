import { type RawBuilder, sql } from 'kysely'
import { allOf, contains } from '../../ground/postgres/text-search.server.ts'
import { isForgiven, withSwappedLetters } from './name-search.ts'

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
 * Found as a part of the name, or as a whole word of it with one slip: a wrong, missing, extra or swapped letter. As two
 * questions, each for its own index: asked together, all the slips of every name found would be made again.
 */
export function nameAlmostContains(word: string): RawBuilder<boolean> {
  if (!isForgiven(word)) return nameContains(word)
  return sql<boolean>`member.id = any(array(
    select called.id from member as called where ${nameContains(word, 'called')}
    union
    select called.id from member as called where slips_of(called.search) && slips_of(fold(${word})) and exists (
      select from unnest(string_to_array(called.search, ' ')) as word
      where length(word) between length(fold(${word})) - 1 and length(fold(${word})) + 1
        and (levenshtein_less_equal(left(word, 80), left(fold(${word}), 80), 1) <= 1
          or word = any(array(select fold(swapped) from unnest(${[...withSwappedLetters(word)]}::text[]) as swapped))))))`
}
