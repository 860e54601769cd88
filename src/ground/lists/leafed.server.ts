import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Beside, leafOf, type Page } from '../http/after.ts'
import { inKeys, isAfter, type Key } from './list-after.server.ts'

type Query<DB, TB extends keyof DB, Row> = SelectQueryBuilder<DB, TB, Row>

export type Leaf<Row> = Beside & Omit<Page, 'after'> & { readonly items: readonly Row[] }
export type CountedLeaf<Row> = Leaf<Row> & { readonly total: number }

/** An order from the last, in all its parts. */
export const fromLast = (parts: readonly RawBuilder<unknown>[]): readonly Key[] =>
  parts.map((by) => ({ by, descending: true }))

/** One page of what is asked for, in the order of `keys`; the last of them is the number by which each is known. */
export async function leafed<DB, TB extends keyof DB, Row>(
  query: Query<DB, TB, Row>,
  keys: readonly Key[],
  { page, pageSize, after }: Page,
): Promise<Leaf<Row>> {
  const id = keys.at(-1)?.by ?? sql`null`
  // Whoever has left the list meanwhile still has his place in it.
  const placeOf = (by: RawBuilder<unknown>) =>
    by === id
      ? sql`select ${after?.id}::int`
      : sql`${query
          .clearSelect()
          .clearWhere()
          .where(sql<boolean>`${id} = ${after?.id}`)
          .select(by.as('place'))
          .limit(1)}`
  const rows = (await (after ? query.where(isAfter(keys, after, placeOf)) : query)
    .select(sql<number>`${id}::int`.as('leafedBy'))
    .orderBy(inKeys(keys, after))
    // Written out: a plan made without knowing how little is wanted is thought to be dear, and made anew each time.
    .limit(sql.lit(pageSize + 1))
    .offset(after || page === 1 ? sql.lit(0) : (page - 1) * pageSize)
    .execute()) as unknown as readonly (Row & { readonly leafedBy: number })[]
  const { items, ...beside } = leafOf(rows, ({ leafedBy }) => leafedBy, { page, pageSize, after })
  return { items: items.map(({ leafedBy: _by, ...row }) => row as Row), page, pageSize, ...beside }
}

/** The same, and how many there are in all: with the page itself, or apart where it cannot tell. */
export async function countedLeaf<DB, TB extends keyof DB, Row>(
  query: Query<DB, TB, Row>,
  keys: readonly Key[],
  asked: Page,
): Promise<CountedLeaf<Row>> {
  const total = asked.after ? sql`null` : sql`(count(*) over ())::int`
  const counted = query.select(total.as('leafedOf')) as unknown as Query<DB, TB, Row & Counted>
  const { items, ...leaf } = await leafed(counted, keys, asked)
  const told = items[0]?.leafedOf ?? (asked.page === 1 && !asked.after ? 0 : await countOf(query))
  return { items: items.map(({ leafedOf: _of, ...row }) => row as Row), ...leaf, total: told }
}

type Counted = { readonly leafedOf: number | null }

async function countOf<DB, TB extends keyof DB, Row>(query: Query<DB, TB, Row>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)::int`.as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { readonly count: number }
  return count
}
