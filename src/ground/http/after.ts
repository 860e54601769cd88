import { z } from 'zod'

/** Where to go on in a list: after the item with this id, or before it. A caller takes it from an answer and hands it back. */
export type After = { readonly id: number; readonly isBackwards: boolean }

/** Such a key as an address writes it. */
export const AfterText = z.string().regex(/^[np][1-9]\d{0,8}$/)

export const After = AfterText.transform((text): After => ({
  id: Number(text.slice(1)),
  isBackwards: text.startsWith('p'),
}))

/** The keys of the pages beside one; the first has none before it, the last none after it. */
export type Beside = { readonly previous?: string | undefined; readonly next?: string | undefined }

export const beside = (previous: number | undefined, next: number | undefined): Beside => ({
  previous: previous ? `p${previous}` : undefined,
  next: next ? `n${next}` : undefined,
})

/** Which page is asked for: by its number, or on from a key. */
export type Page = {
  readonly page: number
  readonly pageSize: number
  readonly after?: After | null | undefined
}

/** One page of rows that were asked for with one more than fits, in the order they were asked for. */
export function leafOf<Row>(
  asked: readonly Row[],
  idOf: (row: Row) => number,
  { after, page, pageSize }: Page,
): Beside & { readonly items: readonly Row[] } {
  const isMore = asked.length > pageSize
  const items = after?.isBackwards ? asked.slice(0, pageSize).toReversed() : asked.slice(0, pageSize)
  const [first, last] = [items[0], items.at(-1)]
  const hasPrevious = after ? !after.isBackwards || isMore : page > 1
  const hasNext = after?.isBackwards === true || isMore
  return {
    items,
    ...beside(hasPrevious && first ? idOf(first) : undefined, hasNext && last ? idOf(last) : undefined),
  }
}
