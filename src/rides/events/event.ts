import { pragueDay } from '../../ground/values/day.ts'
import type { EventTable } from '../../ground/tables/rides.ts'
import type { BadgeTone } from '../../ground/ui/badge.tsx'
import type { Language } from '../../ground/values/words.ts'
import { quoted } from '../../ground/values/quoted.ts'

export type EventKind = EventTable['kind']
export const EVENT_KINDS = [
  'ride',
  'meeting',
  'party',
  'charity',
  'other',
] as const satisfies readonly EventKind[]

/** Places where people meet, in one event. */
export const MOST_POINTS = 12
/** Divisions with places of their own. */
export const MOST_QUOTAS = 20

export type EventWindow = {
  readonly state: 'draft' | 'published' | 'cancelled'
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly registrationOpensAt: Date | null
  readonly registrationClosesAt: Date | null
  /** Places left; null where there is no limit. */
  readonly free: number | null
}

export type RegistrationState = 'cancelled' | 'past' | 'opensLater' | 'closed' | 'full' | 'open'

/** What becomes of somebody who wants to come; the first that is true. */
export function registrationState(event: EventWindow, now: Date): RegistrationState {
  const { state, registrationOpensAt: opensAt, free } = event
  if (state === 'cancelled') return 'cancelled'
  if (isOver(event, now)) return 'past'
  if (opensAt && opensAt > now) return 'opensLater'
  if (registrationEnd(event) <= now) return 'closed'
  return free !== null && free <= 0 ? 'full' : 'open'
}

/** Where nobody set an end, one can come until it starts. */
export function registrationEnd({ registrationClosesAt, startsAt }: EventWindow): Date {
  return registrationClosesAt ?? startsAt
}

/** Without an end, an event lasts till the end of its day. */
export function isOver({ startsAt, endsAt }: Pick<EventWindow, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return endsAt ? endsAt <= now : pragueDay(startsAt) < pragueDay(now)
}

export const STATE_TONES: Readonly<Record<RegistrationState, BadgeTone>> = {
  cancelled: 'danger',
  past: 'neutral',
  opensLater: 'warning',
  closed: 'neutral',
  full: 'danger',
  open: 'success',
}

export const KIND_WORDS = {
  ride: 'kindRide',
  meeting: 'kindMeeting',
  party: 'kindParty',
  charity: 'kindCharity',
  other: 'kindOther',
} as const satisfies Record<EventKind, string>

export type Name = { readonly firstName: string; readonly nickname: string | null; readonly lastName: string }

/** Petr „Šroub“ Doležal, in English Petr “Šroub” Doležal. */
export function ridersName({ firstName, nickname, lastName }: Name, language: Language): string {
  return [firstName, nickname && quoted(nickname, language), lastName].filter(Boolean).join(' ')
}

const USUAL_SPEED = 50

/** Hours in the saddle, to the half; a group on Czech roads makes fifty kilometres an hour. */
export function ridingHours(lengthM: number): number {
  return Math.max(0.5, Math.round((lengthM / 1000 / USUAL_SPEED) * 2) / 2)
}
