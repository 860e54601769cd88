import { z } from 'zod'
import { After } from './after.ts'

const count = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .pipe(z.int().max(max))

/** What every list takes in its address besides its own filters; a list that knows one order takes its name all the same. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.strictObject({
    page: count(1_000_000).default(1),
    pageSize: count(200).default(50),
    sort: z.enum(sorts).optional(),
  })

/** The same, and a key of an earlier answer to go on from: a deep page then costs what the first one does. */
export const keyedListQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  listQuery(sorts).extend({
    after: After.optional().describe(
      'next or previous of an answer with the same filters and order; page is then only told back',
    ),
  })

type Page = { readonly page: number; readonly pageSize: number }

/** One page of a list that is short enough to be read whole. */
export function onePage<Item>(all: readonly Item[], { page, pageSize }: Page) {
  return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize }
}
