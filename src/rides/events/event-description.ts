import { type Language, speak } from '../../ground/values/words.ts'
import { shortDayOfYear } from '../../ground/values/day-in-words.ts'
import {
  type EventWindow,
  registrationEnd,
  registrationState,
  ridersName,
  ridingHours,
  type RegistrationState,
} from './event.ts'
import { eventDetailWords } from './event-detail.words.ts'
import { clock } from '../../ground/values/moment.ts'
import { eventWords } from './event.words.ts'

const STATE_WORDS = {
  cancelled: 'stateCancelled',
  past: 'statePast',
  opensLater: 'stateOpensLater',
  closed: 'stateClosed',
  full: 'stateFull',
  open: 'stateOpen',
} as const satisfies Record<RegistrationState, keyof typeof eventDetailWords>

/** What the panel says about registration. */
export function registrationSentence(event: EventWindow, now: Date, language: Language): string {
  const state = registrationState(event, now)
  const edge = state === 'opensLater' ? event.registrationOpensAt : registrationEnd(event)
  return speak(eventDetailWords, language)(STATE_WORDS[state], {
    moment: momentInWords(edge ?? event.startsAt, language),
  })
}

/** 20. 11. 2026, 18.00 */
function momentInWords(moment: Date, language: Language): string {
  return `${shortDayOfYear(moment, language)}, ${clock(moment, language)}`
}

type Route = { readonly lengthM: number | null; readonly climbM: number | null }

/** 146 km · převýšení 1 890 m · asi 3 h jízdy */
export function routeInWords({ lengthM, climbM }: Route, language: Language): string | null {
  if (lengthM === null) return null
  const say = speak(eventWords, language)
  return [
    say('kilometres', { km: Math.round(lengthM / 1000) }),
    climbM === null ? null : say('climb', { metres: climbM }),
    say('hours', { hours: ridingHours(lengthM) }),
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

type Leader = {
  readonly firstName: string | null
  readonly nickname: string | null
  readonly lastName: string | null
  readonly position: string | null
}

export function leaderInWords(
  { firstName, nickname, lastName, position }: Leader,
  language: Language,
): string | null {
  if (firstName === null || lastName === null) return null
  return [ridersName({ firstName, nickname, lastName }, language), position].filter(Boolean).join(', ')
}

const CURRENCY = { style: 'currency', currency: 'CZK', trailingZeroDisplay: 'stripIfInteger' } as const

export function priceInWords(haleru: number, language: Language): string {
  return new Intl.NumberFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', CURRENCY).format(haleru / 100)
}

/** Ze čtyř, ze šesti, ze sta, but z pěti: by the sound of the number. */
export function outOf(capacity: number, language: Language): string {
  const isVowelled = /^(?:[23467]|1[467]|[467]\d|[1467]\d\d)$/.test(String(capacity))
  return speak(eventDetailWords, language)(isVowelled ? 'outOfVowelled' : 'outOf', { capacity })
}

type InBoth = { readonly description: string; readonly descriptionEn: string }

/** What is said of an event, and in which language it is: the Czech one where nobody wrote the other. */
export function descriptionIn({ description, descriptionEn }: InBoth, language: Language) {
  return language === 'en' && descriptionEn !== ''
    ? { text: descriptionEn, lang: 'en' as const }
    : { text: description, lang: 'cs' as const }
}
