import { ButtonLink } from './button.tsx'
import { useWords } from './use-words.ts'
import { pagerWords } from './pager.words.ts'

export type PageView = { readonly page: number; readonly pageSize: number; readonly total: number }

/** Where in a long list one is; each page is an address. */
export function Pager({ view, to }: { readonly view: PageView; readonly to: (page: number) => string }) {
  const say = useWords(pagerWords)
  const { page, pageSize, total } = view
  if (total <= pageSize) return null
  const until = Math.min(total, page * pageSize)
  return (
    <nav aria-label={say('pages')} className="mt-4 flex flex-wrap items-center justify-end gap-3">
      <p className="figures text-muted">
        {say('range', { from: (page - 1) * pageSize + 1, to: until, total })}
      </p>
      {page > 1 && <ButtonLink to={to(page - 1)}>{say('previous')}</ButtonLink>}
      {until < total && <ButtonLink to={to(page + 1)}>{say('next')}</ButtonLink>}
    </nav>
  )
}
