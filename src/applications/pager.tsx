import { ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/use-words.ts'
import type { ApplicationStatus } from './application.ts'
import { applicationsWords } from './applications.words.ts'
import { addressOf } from './list-address.ts'

type PagerProps = { readonly status: ApplicationStatus; readonly page: number; readonly pages: number }

export function Pager({ status, page, pages }: PagerProps) {
  const say = useWords(applicationsWords)
  if (pages < 2) return null
  return (
    <nav aria-label={say('pages')} className="mt-5 flex items-center justify-between gap-4">
      {page > 1 ? (
        <ButtonLink to={addressOf({ status, page: page - 1 })}>{say('previous')}</ButtonLink>
      ) : (
        <span />
      )}
      <p className="figures text-muted">{say('page', { page, of: pages })}</p>
      {page < pages ? (
        <ButtonLink to={addressOf({ status, page: page + 1 })}>{say('next')}</ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
