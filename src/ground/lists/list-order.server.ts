import { type RawBuilder, sql } from 'kysely'
import { isDescending, type Sorted } from '../values/sorting.ts'

type Keys = readonly RawBuilder<unknown>[]

export const NAME_KEYS: Keys = [sql`member.last_name collate cs`, sql`member.first_name collate cs`]
export const DIVISION_KEYS: Keys = [sql`division.position`, sql`division.name collate cs`]

/** An order without riddles: who has nothing there comes last, and who is equal is told apart by name. */
export function inOrder<Sort extends string>(
  sorted: Sorted<Sort>,
  keys: Readonly<Record<Sort, Keys>>,
): RawBuilder<unknown> {
  const direction = isDescending(sorted) ? sql`desc nulls last` : sql`asc nulls last`
  const chosen = Object.entries<Keys>(keys).find(([sort]) => sort === sorted.replace('-', ''))?.[1] ?? []
  return sql.join([...chosen.map((key) => sql`${key} ${direction}`), ...NAME_KEYS, sql`member.id`])
}
