import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { RegistrationState } from './event.ts'
import { eventDetailWords } from './event-detail.words.ts'
import type { EventBadge } from './event-line.ts'
import { MyPlacePart } from './my-place.tsx'
import type { MyPlace } from './my-place.ts'
import { myPlaceWords } from './my-place.words.ts'

export type Places = {
  readonly state: RegistrationState
  readonly badge: EventBadge
  readonly sentence: string
  /** Null where there is no limit. */
  readonly free: number | null
  readonly outOf: string | null
  readonly coming: number
  /** Where a stranger goes to register, and what he should know. */
  readonly entrance: { readonly to: string; readonly note: string }
}

type PlacesPanelProps = {
  readonly eventId: number
  readonly places: Places
  readonly mine: MyPlace
  readonly isSignedIn: boolean
  readonly isRide: boolean
  readonly fault?: FormFault | undefined
}

/** How many places are left and whether one can still come. */
export function PlacesPanel({ eventId, places, mine, isSignedIn, isRide, fault }: PlacesPanelProps) {
  const say = useWords(eventDetailWords)
  const { free, outOf, coming, badge, sentence, state } = places
  const isAhead = state !== 'past' && state !== 'cancelled'
  const isLimited = free !== null && isAhead
  return (
    <Panel>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="block text-muted">{say(isLimited ? 'places' : 'registered')}</span>
          <span className="figures font-display text-5xl leading-none font-bold">
            {isLimited ? Math.max(0, free) : coming}
          </span>{' '}
          {isLimited && <span className="figures font-display text-2xl font-bold text-muted">{outOf}</span>}
          {free === null && STILL_POSSIBLE[state] && <span className="text-muted">{say('noLimit')}</span>}
        </p>
        <Badge tone={badge.tone} className="mb-1">
          {badge.text}
        </Badge>
      </div>
      <p className="figures mt-4 text-pretty">{sentence}</p>
      {!isSignedIn && <SignInFirst eventId={eventId} places={places} isRide={isRide} />}
      {isSignedIn && isAhead && <MyPlacePart eventId={eventId} mine={mine} isRide={isRide} fault={fault} />}
      {mine.offer && (
        <ButtonLink to="/admin/settings/push" className="mt-3 w-full">
          {mine.offer}
        </ButtonLink>
      )}
    </Panel>
  )
}

const STILL_POSSIBLE: Readonly<Record<RegistrationState, boolean>> = {
  cancelled: false,
  past: false,
  closed: false,
  opensLater: true,
  full: true,
  open: true,
}

type SignInFirstProps = {
  readonly eventId: number
  readonly places: Places
  readonly isRide: boolean
}

/** A stranger presses what he wants; who he is comes next. */
function SignInFirst({ eventId, places: { state, entrance }, isRide }: SignInFirstProps) {
  const sayPlace = useWords(myPlaceWords)
  const calendar = (
    <a href={`/api/events/${eventId}.ics`} className={buttonClass({ className: 'mt-3 w-full' })}>
      {sayPlace('toCalendar')}
    </a>
  )
  if (!STILL_POSSIBLE[state]) return state === 'closed' ? calendar : null
  return (
    <>
      <ButtonLink
        to={entrance.to}
        variant={state === 'open' ? 'primary' : 'outline'}
        size="large"
        className="mt-5 w-full"
      >
        {sayPlace(state === 'full' ? 'queue' : isRide ? 'register' : 'join')}
      </ButtonLink>
      {calendar}
      <p className="mt-3 text-[0.9375rem] text-muted">{entrance.note}</p>
    </>
  )
}
