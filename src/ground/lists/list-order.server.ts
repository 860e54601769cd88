import { type RawBuilder, sql } from 'kysely'
import { isDescending, type Sorted } from '../values/sorting.ts'
import type { Key } from './list-after.server.ts'

/** What a list is ordered by; where there may be nothing, `none` is any value of the kind. */
export type Part =
  | RawBuilder<unknown>
  | { readonly by: RawBuilder<unknown>; readonly none: RawBuilder<unknown> }

export const NAME_KEYS = [sql`member.last_name collate cs`, sql`member.first_name collate cs`] as const
export const DIVISION_KEYS: readonly Part[] = [
  { by: sql`division.position`, none: sql`0` },
  sql`coalesce(division.name, '') collate cs`,
]

/** An order without riddles: who has nothing there comes last, and who is equal is told apart, usually by name. */
export function inOrder<Sort extends string>(
  sorted: Sorted<Sort>,
  parts: Readonly<Record<Sort, readonly Part[]>>,
  ties: readonly Part[] = [...NAME_KEYS, sql`member.id`],
): readonly Key[] {
  const chosen = parts[sorted.replace('-', '') as Sort] ?? []
  const rest = ties.filter((part) => !chosen.includes(part))
  return [
    ...chosen.flatMap((part) => keysOf(part, isDescending(sorted))),
    ...rest.flatMap((part) => keysOf(part, false)),
  ]
}

/** Two keys of one direction, so that nothing comes last either way and an order is entered by one comparison. */
function keysOf(part: Part, descending: boolean): readonly Key[] {
  if (!('none' in part)) return [{ by: part, descending }]
  const { by, none } = part
  const isLast = descending ? sql`(${by} is not null)` : sql`(${by} is null)`
  return [
    { by: isLast, descending },
    { by: sql`coalesce(${by}, ${none})`, descending },
  ]
}
