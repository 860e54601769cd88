import { registrationState, STATE_TONES } from '../../rides/events/event.ts'
import { outOf } from '../../rides/events/event-description.ts'
import {
  describeLine,
  type EventBadge,
  type EventFacts,
  type EventLine,
  windowBadge,
} from '../../rides/events/event-line.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { rideWords } from './ride.words.ts'

export type Ride = {
  readonly id: number
  readonly title: string
  readonly startsAt: string
  readonly day: string
  readonly month: string
  readonly details: string
  readonly badge: EventBadge
  readonly cover: EventLine['cover']
}

/** A ride as its card on the home page says it: like in the calendar, with one badge that says the most. */
export function describeRide(event: EventFacts, now: Date, language: Language): Ride {
  const { id, title, startsAt, day, month, details, cover } = describeLine(event, now, language)
  return { id, title, startsAt, day, month, details, cover, badge: rideBadge(event, now, language) }
}

function rideBadge(event: EventFacts, now: Date, language: Language): EventBadge {
  const say = speak(rideWords, language)
  const state = registrationState(event, now)
  if (state === 'full') return { tone: STATE_TONES.full, text: say('full') }
  if (state !== 'open') return windowBadge(event, now, language)
  const { capacity, free, visibility } = event
  if (capacity !== null && free !== null)
    return { tone: STATE_TONES.open, text: say('free', { count: free, outOf: outOf(capacity, language) }) }
  return visibility === 'public'
    ? { tone: 'info', text: say('public') }
    : { tone: 'neutral', text: say('members') }
}
