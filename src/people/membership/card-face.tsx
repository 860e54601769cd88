import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Poster } from '../../ground/ui/poster.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { cardWords } from './membership.words.ts'
import type { CardState, Standing } from './standing.ts'
import type { CardFace as Face } from './view-membership.server.ts'

const TONES: Readonly<Record<CardState, BadgeTone>> = {
  valid: 'success',
  expired: 'danger',
  waiting: 'warning',
  ended: 'neutral',
}

/** The front of the card over its holder's own poster. */
export function CardFace({ face }: { readonly face: Face }) {
  const say = useWords(cardWords)
  const line = [
    face.nickname && say('nickname', { nickname: face.nickname }),
    face.divisionName,
    say('number', { number: face.number }),
  ]
  return (
    <section
      aria-label={say('label')}
      className="night relative isolate flex min-h-56 flex-col justify-between gap-6 overflow-hidden rounded-2xl p-5 md:min-h-68 md:p-6"
    >
      <div aria-hidden="true" className="absolute inset-0 -z-10 bg-stone-900">
        <Poster seed={face.id} shape="hero" className="size-full" />
      </div>
      <p className="flex flex-wrap gap-2">
        <StandingBadge standing={face.standing} />
        {face.position && <Badge tone="accent">{face.position}</Badge>}
      </p>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          {face.photo && (
            <img
              src={face.photo}
              alt=""
              width={384}
              height={384}
              className="mb-3 size-20 rounded-xl bg-stone-700 object-cover ring-2 ring-white/70 md:size-24"
            />
          )}
          <div className="dusk [--dusk:2rem]">
            <p className="font-display text-4xl leading-none font-bold break-words text-white md:text-5xl">
              {face.name}
            </p>
            <p className="figures mt-2 text-stone-200">{line.filter(Boolean).join(' · ')}</p>
            <p className="figures mt-0.5 text-stone-200">
              <Until standing={face.standing} />
            </p>
          </div>
        </div>
        <CardCode face={face} className="w-26 shrink-0 rounded-lg md:w-32" />
      </div>
    </section>
  )
}

type StandingBadgeProps = { readonly standing: Standing; readonly className?: string }

export function StandingBadge({ standing: { state }, className = '' }: StandingBadgeProps) {
  const say = useWords(cardWords)
  return (
    <Badge tone={TONES[state]} className={className}>
      {say(state)}
    </Badge>
  )
}

export function Until({ standing: { state, until } }: { readonly standing: Standing }) {
  const say = useWords(cardWords)
  const language = useLanguage()
  const day = until && dayInFigures(until, language)
  if (state === 'valid') return day ? say('validUntil', { day }) : say('forLife')
  if (state === 'expired') return day ? say('expiredOn', { day }) : say('notPaid')
  return null
}

type CardCodeProps = { readonly face: Face; readonly className: string }

export function CardCode({ face: { code }, className }: CardCodeProps) {
  const say = useWords(cardWords)
  return (
    <svg
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className={`block bg-white text-black ${className}`}
    >
      <title>{say('code')}</title>
      <path d={code.path} fill="currentColor" />
    </svg>
  )
}
