import { type Language, speak } from '../platform/words.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import { rideWords } from './ride.words.ts'

export type RideRow = {
  readonly id: number
  readonly title: string
  readonly startsAt: Date
  readonly place: string | null
  readonly capacity: number | null
  /** Places left; null where there is no limit. */
  readonly free: number | null
  readonly registrationOpensAt: Date | null
  readonly registrationClosesAt: Date | null
  readonly visibility: 'public' | 'members'
  readonly routeLengthM: number | null
}

export type Ride = {
  readonly id: number
  readonly title: string
  readonly startsAt: string
  readonly day: string
  readonly month: string
  readonly details: string
  readonly badge: RideBadge
}

type RideBadge = { readonly tone: BadgeTone; readonly text: string }

/** A ride as its card says it. Written on the server: browsers do not agree on how to write a date. */
export function describeRide(row: RideRow, now: Date, language: Language): Ride {
  const say = speak(rideWords, language)
  const length = row.routeLengthM && say('length', { km: Math.round(row.routeLengthM / 1000) })
  const { day, month, weekday } = dateParts(row.startsAt, language)
  return {
    id: row.id,
    title: row.title,
    startsAt: row.startsAt.toISOString(),
    day,
    month,
    details: [`${capitalised(weekday)} ${time(row.startsAt, language)}`, row.place, length]
      .filter(Boolean)
      .join(' · '),
    badge: rideBadge(row, now, language),
  }
}

function rideBadge(row: RideRow, now: Date, language: Language): RideBadge {
  const say = speak(rideWords, language)
  const { registrationOpensAt: opens, registrationClosesAt: closes, capacity, free } = row
  if (closes && closes <= now) return { tone: 'neutral', text: say('closed') }
  if (opens && opens > now)
    return { tone: 'warning', text: say('opens', { day: dayInWords(opens, language) }) }
  if (capacity !== null && free !== null)
    return free > 0
      ? { tone: 'success', text: say('free', { free, capacity }) }
      : { tone: 'danger', text: say('full') }
  return row.visibility === 'public'
    ? { tone: 'info', text: say('public') }
    : { tone: 'neutral', text: say('members') }
}

const LOCALES: Readonly<Record<Language, string>> = { cs: 'cs-CZ', en: 'en-GB' }
const PRAGUE = { timeZone: 'Europe/Prague' } as const

/** Day and month asked for together, so that Czech gives 'listopadu', not 'listopad'. */
function dateParts(moment: Date, language: Language) {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...PRAGUE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const parts = format.formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: part('day'), month: part('month'), weekday: part('weekday') }
}

function dayInWords(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...PRAGUE, day: 'numeric', month: 'long' }).format(
    moment,
  )
}

/** Czech signs and posters write 9.30. */
function time(moment: Date, language: Language): string {
  const text = new Intl.DateTimeFormat(LOCALES[language], {
    ...PRAGUE,
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment)
  return language === 'cs' ? text.replace(':', '.') : text
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)
}
