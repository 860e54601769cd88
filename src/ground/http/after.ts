import { z } from 'zod'

/** Where to go on in a list: after the item with this id, or before it. A caller takes it from an answer and hands it back. */
export type After = { readonly id: number; readonly isBackwards: boolean }

export const After = z
  .string()
  .regex(/^[np][1-9]\d{0,8}$/)
  .transform((text): After => ({ id: Number(text.slice(1)), isBackwards: text.startsWith('p') }))

type Item = { readonly id: number }

export type Leaf<Row> = {
  readonly rows: readonly Row[]
  /** The keys of the pages beside this one; the first has none before it, the last none after it. */
  readonly previous?: string
  readonly next?: string
}

/** One page of rows that were asked for with one more than fits, in the order they were asked for. */
export function leafOf<Row extends Item>(
  asked: readonly Row[],
  { after, page, pageSize }: { after: After | null; page: number; pageSize: number },
): Leaf<Row> {
  const isMore = asked.length > pageSize
  const rows = after?.isBackwards ? asked.slice(0, pageSize).toReversed() : asked.slice(0, pageSize)
  const [first, last] = [rows[0], rows.at(-1)]
  const hasPrevious = after ? !after.isBackwards || isMore : page > 1
  const hasNext = after?.isBackwards === true || isMore
  return {
    rows,
    ...(hasPrevious && first ? { previous: `p${first.id}` } : {}),
    ...(hasNext && last ? { next: `n${last.id}` } : {}),
  }
}
