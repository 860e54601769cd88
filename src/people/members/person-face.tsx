import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Poster } from '../../ground/ui/poster.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { CardBadges } from './card-badges.tsx'
import type { Choices } from './member-choices.server.ts'
import { editWords } from './member-edit.words.ts'
import { cardNumber, motorcycleInWords } from './member.ts'
import { phoneInFigures } from './phone-in-figures.ts'
import type { RidesTogether } from './rides-together.server.ts'
import type { SeenCard } from './visibility.ts'

type PersonFaceProps = {
  readonly card: SeenCard
  readonly choices: Choices
  readonly together: RidesTogether | null
  /** What stands beside the two big buttons for those who may more. */
  readonly children?: ReactNode
}

/** The person first: face, name, what he rides, how to reach him. What is not known is not shown. */
export function PersonFace({ card, choices, together, children }: PersonFaceProps) {
  const say = useWords(editWords)
  const division = choices.divisions.find(({ id }) => id === card.division)?.name
  return (
    <header>
      <div className="relative -mx-4 -mt-4 md:mx-0 md:mt-0">
        <Poster
          seed={card.id}
          shape="person"
          className="h-44 w-full bg-stone-300 object-cover md:h-60 md:rounded-t-panel"
        />
        <Link
          to="/admin/members"
          className="absolute top-4 left-4 inline-flex min-h-11 items-center rounded-full bg-panel px-4 font-semibold hover:bg-sunk md:min-h-9"
        >
          <span aria-hidden="true">‹&nbsp;</span>
          {say('members')}
        </Link>
      </div>
      <div className="relative -mt-14 flex w-fit rounded-full bg-paper p-1 md:ml-6">
        <Avatar size="huge" firstName={card.firstName} lastName={card.lastName} photoUrl={card.photo} />
      </div>
      <h1 className="mt-3 font-display text-4xl leading-tight font-bold [overflow-wrap:anywhere] max-md:pr-0! md:text-5xl">
        {card.firstName} {card.lastName}
      </h1>
      <p className="figures text-lg [overflow-wrap:anywhere] text-muted">
        {[
          card.nickname && say('nicknamed', { nickname: card.nickname }),
          division,
          say('number', { number: cardNumber(card.number) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <CardBadges card={card} />
      <Reach card={card}>{children}</Reach>
      <div className="mt-5 grid gap-3 md:grid-cols-2">
        <Machines card={card} />
        {together && <Together together={together} />}
      </div>
    </header>
  )
}

function Reach({ card, children }: { readonly card: SeenCard; readonly children: ReactNode }) {
  const say = useWords(editWords)
  if (!card.phone && !card.email && !children) return null
  return (
    <div className="mt-5 grid auto-cols-fr grid-flow-col gap-3 md:max-w-xl">
      {card.phone && (
        <a
          href={`tel:${card.phone}`}
          className={buttonClass({ variant: 'primary', size: 'large' })}
          aria-label={`${say('call')}: ${phoneInFigures(card.phone)}`}
        >
          {say('call')}
        </a>
      )}
      {card.email && (
        <a
          href={`mailto:${card.email}`}
          className={buttonClass({ size: 'large' })}
          aria-label={`${say('write')}: ${card.email}`}
        >
          {say('write')}
        </a>
      )}
      {children}
    </div>
  )
}

function Machines({ card }: { readonly card: SeenCard }) {
  const say = useWords(editWords)
  if (card.motorcycles.length === 0) return null
  return (
    <section className="rounded-panel border border-line bg-panel px-5 py-4">
      <h2 className="text-muted">{say('ridesOn')}</h2>
      <ul className="font-display text-2xl leading-tight font-bold [overflow-wrap:anywhere]">
        {card.motorcycles.map((motorcycle) => (
          <li key={motorcycleInWords(motorcycle)} className="not-first:mt-1 not-first:text-lg">
            {motorcycleInWords(motorcycle)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Together({ together }: { readonly together: RidesTogether }) {
  const say = useWords(editWords)
  const language = useLanguage()
  return (
    <section className="flex items-end justify-between gap-4 rounded-panel border border-line bg-panel px-5 py-4">
      <div className="shrink-0">
        <h2 className="text-muted">{say('together')}</h2>
        <p className="figures">
          <span className="font-display text-4xl leading-none font-bold">{together.count}</span>{' '}
          {say('rides', { count: together.count })}
        </p>
      </div>
      <p className="figures text-right [overflow-wrap:anywhere] text-muted">
        {say('lastTime', { title: together.lastTitle })}
        <br />
        {dayInFigures(together.lastOn, language)}
      </p>
    </section>
  )
}
