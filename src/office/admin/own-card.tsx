import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { Link } from 'react-router'
import { Badge } from '../../ground/ui/badge.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { Poster } from '../../ground/ui/poster.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { dashboardWords } from './dashboard.words.ts'

type Card = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly number: number
  readonly position: string | null
  readonly lifeTime: boolean
  readonly division: string | null
  readonly role: Role
}

/** The member's card at a glance, over a poster that is his own; an officer's is small, his work stands before it. */
export function OwnCard({ card, isSmall }: { readonly card: Card | null; readonly isSmall: boolean }) {
  const say = useWords(dashboardWords)
  if (!card) return <Panel>{say('noCard')}</Panel>
  return (
    <section
      aria-label={say('myCard')}
      className={classNames(
        'night relative isolate flex flex-col justify-between gap-6 overflow-hidden rounded-2xl p-5 md:p-6',
        isSmall ? 'min-h-44' : 'min-h-58 md:min-h-72',
      )}
    >
      <Poster seed={card.id} shape="hero" className="absolute inset-0 -z-10 size-full bg-stone-900" />
      <Badges card={card} />
      <div className="dusk [--dusk:2rem]">
        <p className="font-display text-4xl leading-none font-bold text-white md:text-5xl">
          {card.firstName} {card.lastName}
        </p>
        <CardLine card={card} />
        <Link to="/admin/membership/card" className="link mt-2 inline-block text-white">
          {say('showCard')}
        </Link>
      </div>
    </section>
  )
}

function Badges({ card }: { readonly card: Card }) {
  const say = useWords(dashboardWords)
  const sayRole = useWords(roleWords)
  return (
    <p className="flex flex-wrap gap-2">
      {card.position && <Badge tone="accent">{card.position}</Badge>}
      {card.position !== sayRole(card.role) && (
        <Badge tone={card.position ? 'neutral' : 'accent'}>{sayRole(card.role)}</Badge>
      )}
      {card.lifeTime && <Badge tone="success">{say('lifeTime')}</Badge>}
    </p>
  )
}

function CardLine({ card }: { readonly card: Card }) {
  const say = useWords(dashboardWords)
  const parts = [
    card.nickname && say('nickname', { nickname: card.nickname }),
    card.division,
    say('number', { number: String(card.number).padStart(3, '0') }),
  ]
  return <p className="figures mt-2 text-stone-200">{parts.filter(Boolean).join(' · ')}</p>
}
