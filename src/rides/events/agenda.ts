import { isRidden } from '../../people/members/riding.ts'
import { shortDay, shortWeekday } from '../../ground/values/day-in-words.ts'
import type { Language } from '../../ground/values/words.ts'
import { type EventBadge, describeLine, type EventFacts } from './event-line.ts'
import { registrationState } from './event.ts'
import { clock } from '../../ground/values/moment.ts'
import type { Quota } from './quota.ts'
import { type Asker, optionsOf, type Place } from './registration.ts'

export type AgendaItem = {
  readonly id: number
  /** The palette of its poster: no neighbour's. */
  readonly look?: number | undefined
  readonly title: string
  readonly startsAt: string
  readonly day: string
  readonly month: string
  readonly kind: string
  /** 'so 22. 11. · 9.30 · Šumperk' */
  readonly details: string
  readonly badges: readonly EventBadge[]
  readonly state: EventFacts['state']
  readonly coming: number
  readonly myStatus: 'registered' | 'waiting' | null
  readonly myPassengers: number
  readonly myPosition: number | null
  readonly mayRegister: boolean
  readonly wouldWait: boolean
  readonly costs: boolean
  readonly isRide: boolean
  /** Giving the place back: one tap where it can be taken again with another, its own page where it cannot. */
  readonly leaving: 'tap' | 'page' | null
}

type Event = EventFacts & {
  readonly coming: number
  readonly waitingParties: number
  readonly price: number | null
  readonly quotas?: readonly Quota[]
}

type Circumstances = {
  readonly asker: Asker
  readonly divisionId?: number | null
  readonly place: Place | null
  readonly now: Date
  readonly language: Language
}

/** An event as a member meets it: when, where, and whether he is going. */
export function agendaItem(
  event: Event,
  { asker, divisionId = null, place, now, language }: Circumstances,
): AgendaItem {
  const options = optionsOf(event, asker, place, now, 'own', divisionId)
  const { day, month, kind, badges } = describeLine(event, now, language)
  // Nobody is going to what was called off or is over.
  const state = registrationState(event, now)
  const mine = state === 'cancelled' || state === 'past' ? null : options.place
  return {
    id: event.id,
    title: event.title,
    startsAt: event.startsAt.toISOString(),
    day,
    month,
    kind,
    details: [
      `${shortWeekday(event.startsAt, language)} ${shortDay(event.startsAt, language)}`,
      clock(event.startsAt, language),
      event.place,
    ]
      .filter(Boolean)
      .join(' · '),
    badges,
    state: event.state,
    coming: event.coming,
    myStatus: mine && mine.status !== 'cancelled' ? mine.status : null,
    myPassengers: mine?.passengers ?? 0,
    myPosition: mine?.position ?? null,
    mayRegister: options.whyNotRegister === null,
    wouldWait: options.wouldWait,
    costs: event.price !== null,
    isRide: isRidden(event.kind),
    leaving: mine === null || options.whyNotCancel !== null ? null : wayOut(event, mine),
  }
}

/** What was paid for, what others wait for or ride along on is not given up by a slip of the thumb. */
function wayOut({ price, waitingParties }: Event, { status, passengers }: Place): 'tap' | 'page' {
  const isEasy = price === null && waitingParties === 0 && passengers === 0
  return status === 'waiting' || isEasy ? 'tap' : 'page'
}
