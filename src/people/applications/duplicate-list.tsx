import { Link } from '../../ground/ui/link.tsx'
import { LikenessBadges } from '../members/likeness-badges.tsx'
import { cardNumber } from '../members/member.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { fullName } from './application.ts'
import { duplicateWords } from './applications.words.ts'
import type { Possible } from './duplicate.ts'
import { addressOf } from './list-address.ts'
import { quoted } from '../../ground/values/quoted.ts'

type Ways = {
  readonly onLink: (card: Possible) => void
  readonly onRefuse: (card: Possible) => void
}
type ListProps = Ways & { readonly duplicates: readonly Possible[] }

/** Whom the applicant may be: each with the reasons, one press from being joined. */
export function DuplicateList({ duplicates, ...ways }: ListProps) {
  const say = useWords(duplicateWords)
  return (
    <section className="rounded-lg bg-warning p-4 text-warning-ink">
      <h3 className="font-semibold">{say('title')}</h3>
      <p className="mt-0.5 text-[0.9375rem]">{say('text')}</p>
      <ul className="mt-3 grid gap-3">
        {duplicates.map((one) => (
          <li key={`${one.kind} ${one.id}`} className="rounded-lg bg-panel p-3.5 text-ink">
            <Candidate one={one} {...ways} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Candidate({ one, ...ways }: Ways & { readonly one: Possible }) {
  const say = useWords(duplicateWords)
  const language = useLanguage()
  const name = fullName(one)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{name}</span>
        {one.nickname && <span className="text-muted">{quoted(one.nickname, language)}</span>}
        {one.isArchived && <Badge>{say('archived')}</Badge>}
        {one.isExcluded && <Badge tone="danger">{say('excluded')}</Badge>}
      </p>
      <p className="figures text-sm text-muted">
        {one.number === null ? say('application') : say('member', { number: cardNumber(one.number) })}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <LikenessBadges likeness={one} />
      </p>
      <Way one={one} name={name} {...ways} />
    </>
  )
}

type WayProps = Ways & { readonly one: Possible; readonly name: string }

/** An excluded member is not let back by a side door; another application is only looked at. */
function Way({ one, name, onLink, onRefuse }: WayProps) {
  const say = useWords(duplicateWords)
  if (one.kind === 'application')
    return (
      <Link
        to={addressOf({ status: 'PENDING', page: 1, id: one.id })}
        preventScrollReset
        className={buttonClass({ size: 'small', className: 'mt-3' })}
      >
        {say('openOther')}
      </Link>
    )
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {!one.isExcluded && (
        <Button size="small" aria-label={say('linkTo', { name })} onClick={() => onLink(one)}>
          {say('link')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={say('somebodyElseThan', { name })}
        onClick={() => onRefuse(one)}
      >
        {say('somebodyElse')}
      </Button>
    </p>
  )
}
