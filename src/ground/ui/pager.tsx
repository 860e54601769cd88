import { ButtonLink } from './button.tsx'
import { useWords } from './use-words.ts'
import { pagerWords } from './pager.words.ts'

export type PageView = {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** Keys to go on from, where the list has them. */
  readonly next?: string
  readonly previous?: string
}

/** Where in a long list one is; each page is an address. */
export function Pager({
  view,
  to,
}: {
  readonly view: PageView
  readonly to: (page: number, after?: string) => string
}) {
  const say = useWords(pagerWords)
  const { page, pageSize, total, next, previous } = view
  if (total <= pageSize) return null
  const from = (page - 1) * pageSize + 1
  // Not everything is counted in a very long list; a key says that it goes on.
  const until = next ? page * pageSize : Math.max(from, Math.min(total, page * pageSize))
  return (
    <nav aria-label={say('pages')} className="mt-4 flex flex-wrap items-center justify-end gap-3">
      <p className="figures text-muted">{say('range', { from, to: until, total })}</p>
      {page > 1 && (
        <ButtonLink to={to(page - 1, page > 2 ? previous : undefined)}>{say('previous')}</ButtonLink>
      )}
      {(next || until < total) && <ButtonLink to={to(page + 1, next)}>{say('next')}</ButtonLink>}
    </nav>
  )
}
