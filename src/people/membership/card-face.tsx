import { Link } from '../../ground/ui/link.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { Poster } from '../../ground/ui/poster.tsx'
import { QrPicture } from '../../ground/ui/qr-picture.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { cardFaceWords } from './card-face.words.ts'
import type { CardState, Standing } from './standing.ts'
import type { CardFace as Face } from './view-membership.server.ts'

const TONES: Readonly<Record<CardState, BadgeTone>> = {
  valid: 'success',
  expired: 'danger',
  waiting: 'warning',
  ended: 'neutral',
}

type CardFaceProps = {
  readonly face: Face
  /** At a glance on the first page: the code leads to the card that is shown at a door; an officer's is small. */
  readonly glance?: 'small' | 'large'
}

/** The front of the card over its holder's own poster. */
export function CardFace({ face, glance }: CardFaceProps) {
  const say = useWords(cardFaceWords)
  const line = [
    face.nickname && say('nickname', { nickname: face.nickname }),
    face.divisionName,
    say('number', { number: face.number }),
  ]
  return (
    <section
      aria-label={say('label')}
      className={classNames(
        'night relative isolate flex flex-col justify-between gap-4 overflow-hidden rounded-2xl p-5 md:px-6',
        // A card is a picture: on paper, too, its letters stand on what they were drawn for.
        'print:[print-color-adjust:exact]',
        glance === 'small' ? 'min-h-40' : 'min-h-56 md:min-h-68',
      )}
    >
      <div aria-hidden="true" className="absolute inset-0 -z-10 bg-stone-900">
        <Poster seed={face.id} shape="hero" className="size-full" />
      </div>
      <p className="flex flex-wrap gap-2">
        {!glance && <StandingBadge standing={face.standing} />}
        {face.position && <Badge tone="accent">{face.position}</Badge>}
        {glance && <UntilBadge standing={face.standing} />}
      </p>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          {face.photo && glance !== 'small' && (
            <img
              src={face.photo}
              alt=""
              width={384}
              height={384}
              className="mb-3 size-20 rounded-xl bg-stone-700 object-cover ring-2 ring-white/70 md:size-24"
            />
          )}
          <div className="dusk [--dusk:3.5rem]">
            <p
              className={classNames(
                'font-display text-4xl leading-none font-bold break-words text-white',
                glance !== 'small' && 'md:text-5xl',
              )}
            >
              {face.name}
            </p>
            <p className="figures mt-2 text-stone-200">{line.filter(Boolean).join(' · ')}</p>
            {!glance && (
              <p className="figures mt-0.5 text-stone-200">
                <Until standing={face.standing} />
              </p>
            )}
          </div>
        </div>
        {glance ? (
          <Link
            to="/admin/membership/card"
            aria-label={say('show')}
            className={classNames('shrink-0', glance === 'small' ? 'w-22' : 'w-26 md:w-32')}
          >
            <CardCode face={face} className="w-full rounded-lg" />
          </Link>
        ) : (
          <CardCode face={face} className="w-26 shrink-0 rounded-lg md:w-32" />
        )}
      </div>
    </section>
  )
}

type StandingBadgeProps = { readonly standing: Standing; readonly className?: string }

export function StandingBadge({ standing: { state }, className = '' }: StandingBadgeProps) {
  const say = useWords(cardFaceWords)
  return (
    <Badge tone={TONES[state]} className={className}>
      {say(state)}
    </Badge>
  )
}

/** How long it holds, in the colour of what it is worth. */
function UntilBadge({ standing }: { readonly standing: Standing }) {
  const say = useWords(cardFaceWords)
  const hasDay = standing.state === 'valid' || standing.state === 'expired'
  return (
    <Badge tone={TONES[standing.state]} className="figures">
      <span className="inline-block first-letter:uppercase">
        {hasDay ? <Until standing={standing} /> : say(standing.state)}
      </span>
    </Badge>
  )
}

export function Until({ standing: { state, until } }: { readonly standing: Standing }) {
  const say = useWords(cardFaceWords)
  const language = useLanguage()
  const day = until && dayInFigures(until, language)
  if (state === 'valid') return day ? say('validUntil', { day }) : say('forLife')
  if (state === 'expired') return day ? say('expiredOn', { day }) : say('notPaid')
  return null
}

type CardCodeProps = { readonly face: Face; readonly className: string }

export function CardCode({ face: { code }, className }: CardCodeProps) {
  const say = useWords(cardFaceWords)
  return <QrPicture image={code} alt={say('code')} className={`block h-auto ${className}`} />
}
