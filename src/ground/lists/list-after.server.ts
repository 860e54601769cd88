import { type RawBuilder, sql } from 'kysely'
import type { After } from '../http/after.ts'

/** One part of an order. It is never null: what has nothing there is given a value that comes last. */
export type Key = { readonly by: RawBuilder<unknown>; readonly descending?: boolean }

const isDown = (key: Key, after: After | null) => (key.descending ?? false) !== (after?.isBackwards ?? false)

export function inKeys(keys: readonly Key[], after: After | null = null): RawBuilder<unknown> {
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
  if (new Set(keys.map((key) => isDown(key, after))).size === 1)
    return sql<boolean>`(${sql.join(parts.map(({ by }) => by))}) ${first.sign} (${sql.join(parts.map((part) => part.at))})`
  const chain = parts.reduceRight<RawBuilder<unknown>>(
    (rest, { by, at: there, sign }) => sql`(${by} ${sign} ${there} or (${by} = ${there} and ${rest}))`,
    sql`false`,
  )
  return sql<boolean>`(${first.by} ${first.sign}= ${first.at} and ${chain})`
}
