import { fullName } from '../applications/application.ts'
import { addressOf } from '../applications/list-address.ts'
import { LikenessBadges } from '../members/likeness-badges.tsx'
import { cardNumber } from '../members/member.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { matchesWords } from './matches.words.ts'
import type { AlikeApplication } from './alike-applications.server.ts'

/** Applicants who may be somebody the club knows already; the decision is one press away, in Applications. */
export function AlikeApplications({ items }: { readonly items: readonly AlikeApplication[] }) {
  const say = useWords(matchesWords)
  if (items.length === 0) return null
  return (
    <Panel title={say('applications')} flush className="mb-5">
      <ul className="divide-y divide-line border-t border-line">
        {items.map(({ id, name, cards }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 md:px-6">
            <div className="min-w-0 flex-1 basis-80">
              <p className="font-semibold">{name}</p>
              {cards.map((card) => (
                <p key={card.id} className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                  <span className="text-muted">
                    {fullName(card)} · {say('number', { number: cardNumber(card.number ?? 0) })}
                  </span>
                  <LikenessBadges likeness={card} />
                </p>
              ))}
            </div>
            <ButtonLink
              to={addressOf({ status: 'PENDING', page: 1, id })}
              aria-label={say('decideNamed', { name })}
            >
              {say('decide')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
