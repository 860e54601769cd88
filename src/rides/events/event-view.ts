import { pragueDay } from '../../ground/values/day.ts'
import { textDayInWords } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { type Name, registrationState, ridersName } from './event.ts'
import {
  leaderInWords,
  outOf,
  priceInWords,
  registrationSentence,
  routeInWords,
} from './event-description.ts'
import { entranceWords } from './entrance.words.ts'
import { eventDetailWords } from './event-detail.words.ts'
import type { Facts } from './event-facts.tsx'
import { type EventFacts, windowBadge } from './event-line.ts'
import { clock } from '../../ground/values/moment.ts'
import { timeInWords } from './event-time.ts'
import { firstPlaces } from './joining.ts'
import type { MeetingPoint } from './meeting-points.tsx'
import type { Places } from './places-panel.tsx'
import { ownPlaces, type Quota } from './quota.ts'
import type { RouteDrawing } from './route.ts'

type PointRow = Omit<MeetingPoint, 'at' | 'clock'> & { readonly at: Date }

type EventToShow = EventFacts & {
  readonly id: number
  readonly guestsWelcome: boolean
  readonly mapUrl: string | null
  readonly bring: string | null
  readonly riddenKm: number | null
  readonly rideNote: string | null
  readonly price: number | null
  readonly routeClimbM: number | null
  readonly firstName: string | null
  readonly nickname: string | null
  readonly lastName: string | null
  readonly position: string | null
  readonly coming: number
  readonly quotas: readonly (Quota & { readonly division: string })[]
  readonly quotasReleasedOn: string | null
  readonly meetingPoints: readonly PointRow[]
}

// All words of the page are written on the server: browsers do not agree on how to write a date.

type Crew = readonly (Name & { readonly part: 'sweep' | 'helper' })[]

export function factsOf(
  event: EventToShow,
  { route, crew }: { readonly route: RouteDrawing | null; readonly crew: Crew | null },
  language: Language,
): Facts {
  const lengthM = event.routeLengthM ?? route?.lengthM ?? null
  const climbM = event.routeClimbM ?? route?.climbM ?? null
  const from = firstPlaces(event.meetingPoints, language)
  return {
    when: timeInWords(event, language),
    from: from === event.place ? null : from,
    place: event.place,
    mapUrl: event.mapUrl,
    bring: event.bring,
    route: routeInWords({ lengthM, climbM }, language),
    leader: leaderInWords(event, language),
    ...crewInWords(crew ?? [], language),
    ridden: crew && riddenInWords(event, language),
    price: event.price === null ? null : priceInWords(event.price, language),
  }
}

/** What the captain wrote when he closed the ride; it is the members' own. */
function riddenInWords({ riddenKm, rideNote }: EventToShow, language: Language): string | null {
  const km = riddenKm === null ? null : routeInWords({ lengthM: riddenKm * 1000, climbM: null }, language)
  return [km, rideNote].filter(Boolean).join(' · ') || null
}

function crewInWords(crew: Crew, language: Language) {
  const names = (wanted: Crew[number]['part']) =>
    crew
      .filter(({ part }) => part === wanted)
      .map((person) => ridersName(person, language))
      .join(', ') || null
  return { sweeps: names('sweep'), helpers: names('helper') }
}

export function placesOf(event: EventToShow, now: Date, language: Language): Places {
  return {
    state: registrationState(event, now),
    badge: windowBadge(event, now, language),
    sentence: [registrationSentence(event, now, language), quotasInWords(event, now, language)]
      .filter(Boolean)
      .join(' '),
    free: event.free,
    outOf: event.capacity === null ? null : outOf(event.capacity, language),
    coming: event.coming,
    entrance: {
      to: event.guestsWelcome ? `/akce/${event.id}/host` : `/login?next=/akce/${event.id}`,
      note: speak(entranceWords, language)(event.guestsWelcome ? 'guestsWelcome' : 'signInFirst'),
    },
  }
}

/** What is kept for whom, and until when; free places are then not everybody's. */
function quotasInWords(
  { quotas, quotasReleasedOn: day }: EventToShow,
  now: Date,
  language: Language,
): string | null {
  const left = quotas.flatMap((quota) => {
    const places = ownPlaces(quotas, quota.divisionId)
    return places > 0 ? [`${quota.division}\u00a0${places}`] : []
  })
  if (day === null || day <= pragueDay(now) || left.length === 0) return null
  return speak(eventDetailWords, language)('quotas', {
    list: left.join(', '),
    day: textDayInWords(day, language),
  })
}

export function meetingPointsOf({ meetingPoints }: EventToShow, language: Language): MeetingPoint[] {
  return meetingPoints.map((point) => ({
    ...point,
    at: point.at.toISOString(),
    clock: clock(point.at, language),
  }))
}
