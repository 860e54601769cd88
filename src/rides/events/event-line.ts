import { type Language, speak } from '../../ground/values/words.ts'
import { dateParts, dayInWords, shortDay } from '../../ground/values/day-in-words.ts'
import type { Pictured } from '../gallery/photo-picture.tsx'
import type { BadgeTone } from '../../ground/ui/badge.tsx'
import {
  type EventKind,
  type EventWindow,
  KIND_WORDS,
  registrationEnd,
  registrationState,
  STATE_TONES,
} from './event.ts'
import { weekdayAndClock } from './event-time.ts'
import { eventWords } from './event.words.ts'

export type EventFacts = EventWindow & {
  readonly id: number
  readonly title: string
  readonly kind: EventKind
  readonly place: string | null
  readonly capacity: number | null
  readonly visibility: 'public' | 'members'
  readonly routeLengthM: number | null
  readonly cover?: Pictured | null
}

export type EventBadge = { readonly tone: BadgeTone; readonly text: string }

/** An event as the calendar says it, in one line. */
export type EventLine = {
  readonly id: number
  readonly title: string
  readonly startsAt: string
  readonly date: string
  readonly day: string
  readonly month: string
  readonly details: string
  readonly kind: string
  readonly badges: readonly EventBadge[]
  readonly isCancelled: boolean
  /** Without one it wears a poster. */
  readonly cover: Pictured | null
}

export function describeLine(event: EventFacts, now: Date, language: Language): EventLine {
  const say = speak(eventWords, language)
  const { day, month } = dateParts(event.startsAt, language)
  const days = lastDays(event, language)
  const length = event.routeLengthM && say('kilometres', { km: Math.round(event.routeLengthM / 1000) })
  return {
    id: event.id,
    title: event.title,
    startsAt: event.startsAt.toISOString(),
    day,
    month,
    date: dayInWords(event.startsAt, language),
    details: [days ?? weekdayAndClock(event.startsAt, language), event.place, length]
      .filter(Boolean)
      .join(' · '),
    kind: say(KIND_WORDS[event.kind]),
    badges: badgesOf(event, now, language),
    isCancelled: event.state === 'cancelled',
    cover: event.cover ?? null,
  }
}

const MORE_THAN_A_NIGHT = 20 * 60 * 60 * 1000

/** For trips of more days: 15. 1. – 17. 1. */
function lastDays({ startsAt, endsAt }: EventWindow, language: Language): string | null {
  if (!endsAt || endsAt.getTime() - startsAt.getTime() < MORE_THAN_A_NIGHT) return null
  return `${shortDay(startsAt, language)} – ${shortDay(endsAt, language)}`
}

function badgesOf(event: EventFacts, now: Date, language: Language): EventBadge[] {
  const say = speak(eventWords, language)
  const state = stateBadge(event, now, language)
  return event.visibility === 'members' ? [state, { tone: 'neutral', text: say('members') }] : [state]
}

/** Registration in two words; the colour never speaks alone. */
function stateBadge(event: EventFacts, now: Date, language: Language): EventBadge {
  const say = speak(eventWords, language)
  if (registrationState(event, now) !== 'open') return windowBadge(event, now, language)
  if (event.free !== null) return { tone: 'success', text: say('free', { count: event.free }) }
  const isOpenToAll = event.visibility === 'public' && !event.registrationClosesAt
  return isOpenToAll ? { tone: 'info', text: say('public') } : windowBadge(event, now, language)
}

/** Only since when and until when; the places are counted elsewhere. */
export function windowBadge(event: EventWindow, now: Date, language: Language): EventBadge {
  const state = registrationState(event, now)
  const say = speak(eventWords, language)
  const tone = STATE_TONES[state]
  const opensAt = event.registrationOpensAt ?? event.startsAt
  if (state === 'opensLater') return { tone, text: say('opensLater', { day: shortDay(opensAt, language) }) }
  if (state === 'open')
    return { tone, text: say('openUntil', { day: shortDay(registrationEnd(event), language) }) }
  return { tone, text: say(state) }
}
