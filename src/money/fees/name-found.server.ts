import { type RawBuilder, sql } from 'kysely'

/** A word of somebody's name or nickname, without regard to case and diacritics. */
export function nameFound(word: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(member.search, fold(${word})) > 0`
}
