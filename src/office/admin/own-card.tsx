import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { Badge } from '../../ground/ui/badge.tsx'
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

/** The member's card at a glance, over a poster that is his own. */
export function OwnCard({ card }: { readonly card: Card | null }) {
  const say = useWords(dashboardWords)
  if (!card) return <Panel>{say('noCard')}</Panel>
  return (
    <section
      aria-label={say('myCard')}
      className="night relative isolate flex min-h-58 flex-col justify-between gap-6 overflow-hidden rounded-2xl p-5 md:min-h-72 md:p-6"
    >
      <Backdrop seed={card.id} />
      <Badges card={card} />
      <div>
        <p className="font-display text-4xl leading-none font-bold text-white md:text-5xl">
          {card.firstName} {card.lastName}
        </p>
        <CardLine card={card} />
      </div>
    </section>
  )
}

/** Darkened where the text stands, so that it is read on any palette. */
function Backdrop({ seed }: { readonly seed: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 bg-stone-900">
      <Poster seed={seed} shape="hero" className="size-full" />
      <div className="absolute inset-0 bg-linear-to-t from-stone-950/90 via-stone-950/35 to-stone-950/20" />
      <div className="absolute inset-0 bg-linear-to-r from-stone-950/60 to-transparent" />
    </div>
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
