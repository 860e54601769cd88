import type { Beside } from '../http/after.ts'
import { ButtonLink } from './button.tsx'
import { useWords } from './use-words.ts'
import { pagerWords } from './pager.words.ts'

export type PageView = Beside & {
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

type PagerProps = {
  readonly view: PageView
  /** The address of a page by its number; where the list has told a key, that is added. */
  readonly to: (page: number) => string
}

/** Where in a long list one is; each page is an address. */
export function Pager({ view, to }: PagerProps) {
  const say = useWords(pagerWords)
  const { page, pageSize, total, next, previous } = view
  if (total <= pageSize) return null
  const from = (page - 1) * pageSize + 1
  // Not everything is counted in a very long list; a key says that it goes on.
  const until = next ? page * pageSize : Math.max(from, Math.min(total, page * pageSize))
  const by = (number: number, key?: string) =>
    key ? `${to(number)}${to(number).includes('?') ? '&' : '?'}after=${key}` : to(number)
  return (
    <nav aria-label={say('pages')} className="mt-4 flex flex-wrap items-center justify-end gap-3">
      <p className="figures text-muted">{say('range', { from, to: until, total })}</p>
      {page > 1 && (
        <ButtonLink to={by(page - 1, page > 2 ? previous : undefined)}>{say('previous')}</ButtonLink>
      )}
      {(next || until < total) && <ButtonLink to={by(page + 1, next)}>{say('next')}</ButtonLink>}
    </nav>
  )
}
