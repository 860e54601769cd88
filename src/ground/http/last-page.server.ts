import type { Beside, Page } from './after.ts'

type PageView = Beside & Omit<Page, 'after'> & { readonly total: number }

/** Where an address says which page: of a screen's list, and of the runs beside the dashboard. */
const PAGES = ['page', 'davky'] as const

/**
 * Whoever settled the last row of the last page, or keeps an old address, stands behind the end of its list: what he asked
 * for is read once more, for the page that is the last one now.
 */
export async function withinItsEnd<Shown extends object>(
  url: URL,
  load: (url: URL) => Promise<Shown>,
): Promise<Shown> {
  const shown = await load(url)
  const asked = PAGES.find((name) => Number(url.searchParams.get(name)) > 1)
  const behind = asked && findBehind(shown, Number(url.searchParams.get(asked)))
  if (!behind) return shown
  const last = new URL(url)
  last.searchParams.set(asked, String(Math.max(1, Math.ceil(behind.total / behind.pageSize))))
  last.searchParams.delete('after')
  return load(last)
}

/** A page without a row has no neighbours. Not everything is counted in a very long list: one with rows has at least one. */
function findBehind(shown: unknown, page: number, depth = 3): PageView | null {
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return null
  if (isView(shown) && shown.page === page)
    return (page - 1) * shown.pageSize >= shown.total && !shown.previous && !shown.next ? shown : null
  if (depth === 0) return null
  return Object.values(shown).reduce<PageView | null>(
    (found, part) => found ?? findBehind(part, page, depth - 1),
    null,
  )
}

const isView = (shown: object): shown is PageView =>
  ['page', 'pageSize', 'total'].every((name) => typeof (shown as Record<string, unknown>)[name] === 'number')
