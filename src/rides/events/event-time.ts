import { pragueDay } from '../../ground/values/day.ts'
import { clock, pragueMoment } from '../../ground/values/moment.ts'
import type { Language } from '../../ground/values/words.ts'
import { capitalised, dateParts, yearOf } from '../../ground/values/day-in-words.ts'

export type Span = { readonly startsAt: Date; readonly endsAt: Date | null }

/** Sobota 22. listopadu 2026, 9.30–17.00; a trip of more days names its last day too. */
export function timeInWords({ startsAt, endsAt }: Span, language: Language): string {
  const start = `${fullDay(startsAt, language)}, ${clock(startsAt, language)}`
  if (!endsAt) return start
  if (isOneEvening({ startsAt, endsAt })) return `${start}–${clock(endsAt, language)}`

  const isOneYear = yearOf(startsAt) === yearOf(endsAt)
  const from = isOneYear ? `${dayOfWeek(startsAt, language)}, ${clock(startsAt, language)}` : start
  return `${from} – ${lower(fullDay(endsAt, language), language)}, ${clock(endsAt, language)}`
}

const NIGHT_ENDS = 6

/** A party that ends at two in the morning is still Saturday's. */
function isOneEvening({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean {
  if (pragueDay(startsAt) === pragueDay(endsAt)) return true
  const hoursLater = (endsAt.getTime() - startsAt.getTime()) / 3_600_000
  const endsAtHour = Number(pragueMoment(endsAt).slice(11, 13))
  return hoursLater < 18 && endsAtHour < NIGHT_ENDS
}

function fullDay(moment: Date, language: Language): string {
  return `${dayOfWeek(moment, language)} ${yearOf(moment)}`
}

/** Sobota 22. listopadu. */
function dayOfWeek(moment: Date, language: Language): string {
  const { weekday, day, month } = dateParts(moment, language)
  return `${capitalised(weekday)} ${day}${language === 'cs' ? '.' : ''}\u00a0${month}`
}

/** Sobota 9.30: the day and month stand beside it. */
export function weekdayAndClock(moment: Date, language: Language): string {
  return `${capitalised(dateParts(moment, language).weekday)} ${clock(moment, language)}`
}

function lower(text: string, language: Language): string {
  return language === 'cs' ? text.charAt(0).toLocaleLowerCase('cs') + text.slice(1) : text
}
