import { type RawBuilder, sql } from 'kysely'
import type { After, Page } from '../http/after.ts'

/** One part of an order. It is never null: what has nothing there is given a value that comes last. */
export type Key = { readonly by: RawBuilder<unknown>; readonly descending?: boolean }

const isDown = (key: Key, after: Page['after']) => (key.descending ?? false) !== (after?.isBackwards ?? false)

export function inKeys(keys: readonly Key[], after?: Page['after']): RawBuilder<unknown> {
  return sql.join(keys.map((key) => sql`${key.by} ${isDown(key, after) ? sql`desc` : sql`asc`}`))
}

/**
 * Those who come after somebody in this order. `at` reads a part of the order of the one they come after, as a statement of
 * its own, so an index is entered right there, however deep the page.
 */
export function isAfter(
  keys: readonly Key[],
  after: After,
  at: (by: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  const parts = keys.map((key) => ({
    by: key.by,
    at: sql`(${at(key.by)})`,
    sign: isDown(key, after) ? sql`<` : sql`>`,
  }))
  const [first] = parts
  if (!first) return sql<boolean>`true`
  // The first part is also said alone: an index of it is entered even where the others stand in other tables.
  if (new Set(keys.map((key) => isDown(key, after))).size === 1)
    return sql<boolean>`(${first.by} ${first.sign}= ${first.at} and
      (${sql.join(parts.map(({ by }) => by))}) ${first.sign} (${sql.join(parts.map((part) => part.at))}))`
  const chain = parts.reduceRight<RawBuilder<unknown>>(
    (rest, { by, at: there, sign }) => sql`(${by} ${sign} ${there} or (${by} = ${there} and ${rest}))`,
    sql`false`,
  )
  return sql<boolean>`(${first.by} ${first.sign}= ${first.at} and ${chain})`
}
