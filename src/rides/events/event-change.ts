import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { priceInWords } from './event-description.ts'
import { momentOf, textOf } from './event-letter.ts'
import { clock } from '../../ground/values/moment.ts'
import { shortDay, textDayInWords } from '../../ground/values/day-in-words.ts'
import { pragueDay } from '../../ground/values/day.ts'

type Point = { readonly at: Date; readonly place: string; readonly division: string | null }

export type ToldEvent = {
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly place: string | null
  readonly price: number | null
  readonly registrationClosesAt: Date | null
  readonly withdrawFreeUntil: string | null
  readonly lateRefundPercent: number | null
  readonly meetingPoints: readonly Point[]
}

const TOLD = [
  'title',
  'startsAt',
  'endsAt',
  'place',
  'price',
  'registrationClosesAt',
  'withdrawFreeUntil',
  'lateRefundPercent',
] as const
type Told = (typeof TOLD)[number] | 'meetingAt' | 'meetingPlace' | 'meetingNew' | 'meetingGone'

/** One thing that is different, as it is kept in the outbox: the words are found when the letter is written. */
export type EventNews = {
  readonly what: Told
  /** Which of the places where people meet: its division, or the place itself. */
  readonly where?: string | undefined
  readonly from: string | number | null
  readonly to: string | number | null
}

/** What those who are coming must hear. A better description is nobody's plan changed. */
export function newsOf(before: ToldEvent, after: ToldEvent): readonly EventNews[] {
  const plain = TOLD.flatMap((what): EventNews[] => {
    const [from, to] = [kept(before[what]), kept(after[what])]
    return from === to ? [] : [{ what, from, to }]
  })
  return [...plain, ...meetingNews(before.meetingPoints, after.meetingPoints)]
}

/** Another time or another place: what may turn a no into a yes. */
export function isTimeOrPlace({ what }: EventNews): boolean {
  return !ABOUT_COMING.includes(what)
}

const ABOUT_COMING: readonly Told[] = [
  'title',
  'price',
  'registrationClosesAt',
  'withdrawFreeUntil',
  'lateRefundPercent',
]

function kept(value: string | number | Date | null): string | number | null {
  return value instanceof Date ? value.toISOString() : value
}

/** A place is the same one while its division is; where nobody named a division, while its name is. */
function meetingNews(before: readonly Point[], after: readonly Point[]): readonly EventNews[] {
  const key = ({ division, place }: Point) => division ?? place
  const gone = before.filter((point) => !after.some((other) => key(other) === key(point)))
  return [
    ...after.flatMap((point): EventNews[] => {
      const old = before.find((other) => key(other) === key(point))
      if (!old) return [{ what: 'meetingNew', where: point.place, from: null, to: kept(point.at) }]
      return [
        ...(old.at.getTime() === point.at.getTime()
          ? []
          : [{ what: 'meetingAt' as const, where: key(point), from: kept(old.at), to: kept(point.at) }]),
        ...(old.place === point.place
          ? []
          : [{ what: 'meetingPlace' as const, where: key(point), from: old.place, to: point.place }]),
      ]
    }),
    ...gone.map((point) => ({
      what: 'meetingGone' as const,
      where: point.place,
      from: kept(point.at),
      to: null,
    })),
  ]
}

const WORDS = defineWords({
  title: { cs: 'název {from} → {to}', en: 'name {from} → {to}' },
  startsAt: { cs: 'začátek {from} → {to}', en: 'start {from} → {to}' },
  endsAt: { cs: 'konec {from} → {to}', en: 'end {from} → {to}' },
  place: { cs: 'místo {from} → {to}', en: 'place {from} → {to}' },
  price: { cs: 'cena za osobu {from} → {to}', en: 'price for a person {from} → {to}' },
  registrationClosesAt: { cs: 'konec registrace {from} → {to}', en: 'end of registration {from} → {to}' },
  withdrawFreeUntil: { cs: 'odhlášení zdarma do {from} → {to}', en: 'free withdrawal until {from} → {to}' },
  lateRefundPercent: {
    cs: 'po tomto dni se vrací {from} → {to}',
    en: 'given back after that day {from} → {to}',
  },
  meetingAt: { cs: 'sraz {where} {from} → {to}', en: 'meeting {where} {from} → {to}' },
  meetingPlace: { cs: 'sraz {where}: {from} → {to}', en: 'meeting {where}: {from} → {to}' },
  meetingNew: { cs: 'nový sraz {where} v {to}', en: 'new meeting point {where} at {to}' },
  meetingGone: { cs: 'sraz {where} odpadá', en: 'no meeting at {where}' },
  nothing: { cs: 'není', en: 'none' },
  free: { cs: 'zdarma', en: 'free' },
})

/** 'sraz Olomouc 9.00 → 8.30' */
export function newsInWords({ what, where = '', from, to }: EventNews, language: Language): string {
  const [was, is] = valuesInWords(what, from, to, language)
  return speak(WORDS, language)(what, { where, from: was, to: is })
}

function valuesInWords(what: Told, from: EventNews['from'], to: EventNews['to'], language: Language) {
  const say = speak(WORDS, language)
  if (what === 'price')
    return [from, to].map((price) =>
      price === null ? say('free') : priceInWords(Number(price), language),
    ) as [string, string]
  if (what === 'withdrawFreeUntil')
    return [from, to].map((day) =>
      typeof day === 'string' ? textDayInWords(day, language) : say('nothing'),
    ) as [string, string]
  if (what === 'lateRefundPercent')
    return [from, to].map((share) => (share === null ? say('nothing') : `${share} %`)) as [string, string]
  const [was, is] = [momentOf(from), momentOf(to)]
  const isMoment = what !== 'title' && what !== 'place' && what !== 'meetingPlace'
  if (!isMoment) return [textOf(from) ?? say('nothing'), textOf(to) ?? say('nothing')] as const
  // On the same day only the clock is told; otherwise the day goes with it.
  const isSameDay = was !== null && is !== null && pragueDay(was) === pragueDay(is)
  const told = (moment: Date | null) => {
    if (!moment) return say('nothing')
    return isSameDay || what === 'meetingNew'
      ? clock(moment, language)
      : `${shortDay(moment, language)} ${clock(moment, language)}`
  }
  return [told(was), told(is)] as const
}

/** The news out of a letter's stored parameters. */
export function readNews(value: unknown): readonly EventNews[] {
  return Array.isArray(value) ? value.filter(isNews) : []
}

function isNews(value: unknown): value is EventNews {
  return typeof value === 'object' && value !== null && 'what' in value && isTold(value.what)
}

function isTold(what: unknown): what is Told {
  return typeof what === 'string' && Object.hasOwn(WORDS, what) && what !== 'nothing' && what !== 'free'
}
