import { type RawBuilder, sql } from 'kysely'

/**
 * A part of a text that was folded (no case, no diacritics). As a pattern, so that an index of trigrams can find it; what
 * folding makes of the word has no meaning of its own there.
 */
export function contains(folded: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql<boolean>`${folded} like '%' || regexp_replace(fold(${part}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

/** '%part%' for addresses and symbols, which are not folded. */
export function likePart(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

export function allOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`(${parts.length > 0 ? sql.join([...parts], sql` and `) : sql`true`})`
}
