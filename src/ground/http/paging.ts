import { z } from 'zod'
import { After, beside, type Page } from './after.ts'

const count = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .pipe(z.int().max(max))

const after = After.optional().describe(
  'next or previous of an answer with the same filters and order; page is then only told back',
)

/**
 * What every list takes in its address besides its own filters; a list that knows one order takes its name all the same.
 * Gone on with from a key, a deep page costs what the first one does.
 */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.strictObject({
    page: count(1_000_000).default(1),
    pageSize: count(200).default(50),
    sort: z.enum(sorts).optional(),
    after,
  })

/** The same as a body sends it; its orders are the list's own. */
export const Paging = z.strictObject({
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(200).default(50),
  after,
})

/** One page of a list that is short enough to be read whole; its keys are places in it. */
export function onePage<Item>(all: readonly Item[], { page, pageSize, after: key }: Page) {
  const start = key ? key.id - (key.isBackwards ? pageSize : 0) : (page - 1) * pageSize
  const from = Math.min(Math.max(0, start), all.length)
  const until = key?.isBackwards ? key.id : from + pageSize
  const items = all.slice(from, until)
  const keys = beside(items.length > 0 ? from : undefined, until < all.length ? until : undefined)
  return { items, total: all.length, page, pageSize, ...keys }
}
