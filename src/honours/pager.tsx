import { ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/use-words.ts'
import { peopleWords } from './people.words.ts'

export type PageView = { readonly page: number; readonly pageSize: number; readonly total: number }

/** Where in a long list one is, and the pages on both sides; each page is an address. */
export function Pager({ view, to }: { readonly view: PageView; readonly to: (page: number) => string }) {
  const say = useWords(peopleWords)
  const { page, pageSize, total } = view
  if (total <= pageSize) return null
  const from = (page - 1) * pageSize + 1
  const until = Math.min(total, page * pageSize)
  return (
    <nav aria-label={say('pages')} className="mt-4 flex flex-wrap items-center justify-end gap-3">
      <p className="figures text-muted">{say('range', { from, to: until, total })}</p>
      {page > 1 && <ButtonLink to={to(page - 1)}>{say('previous')}</ButtonLink>}
      {until < total && <ButtonLink to={to(page + 1)}>{say('next')}</ButtonLink>}
    </nav>
  )
}
