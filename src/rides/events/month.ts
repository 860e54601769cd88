import { addDays, addMonths, daysBetween, pragueDay, weekdayOf } from '../../ground/values/day.ts'
import type { Language } from '../../ground/values/words.ts'
import { clock } from '../../ground/values/moment.ts'
import { monthTitle } from '../../ground/values/day-in-words.ts'

export type MonthEvent = {
  readonly id: number
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly state: 'draft' | 'published' | 'cancelled'
}

type DayEvent = {
  readonly id: number
  readonly title: string
  /** Null on the days after the first. */
  readonly clock: string | null
  readonly state: MonthEvent['state']
}

export type MonthDay = {
  readonly day: string
  readonly number: number
  readonly isInMonth: boolean
  readonly isToday: boolean
  readonly events: readonly DayEvent[]
}

export type MonthView = {
  readonly key: string
  readonly title: string
  readonly previous: string
  readonly next: string
  readonly weeks: readonly (readonly MonthDay[])[]
}

/** '2026-11', asked for in the address; anything else is the month of today. */
export function chooseMonth(asked: string | null, today: string): string {
  return asked !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7)
}

/** From the Monday before the first to the Sunday after the last. */
function daysOf(key: string): string[] {
  const first = `${key}-01`
  const last = addDays(`${addMonths(key, 1)}-01`, -1)
  const start = addDays(first, 1 - weekdayOf(first))
  const count = daysBetween(start, last) + 1 + (7 - weekdayOf(last))
  return Array.from({ length: count }, (_, index) => addDays(start, index))
}

/** What may stand in the month's grid, with a day to spare for the zone. */
export function monthSpan(key: string) {
  const days = daysOf(key)
  return {
    from: new Date(addDays(days[0] ?? `${key}-01`, -1)),
    to: new Date(addDays(days.at(-1) ?? `${key}-28`, 2)),
  }
}

type Circumstances = { readonly today: string; readonly language: Language }

export function monthView(
  key: string,
  events: readonly MonthEvent[],
  { today, language }: Circumstances,
): MonthView {
  const days = daysOf(key).map((day) => ({
    day,
    number: Number(day.slice(8)),
    isInMonth: day.startsWith(key),
    isToday: day === today,
    events: events.flatMap((event) => onDay(event, day, language)),
  }))
  return {
    key,
    title: monthTitle(key, language),
    previous: addMonths(key, -1),
    next: addMonths(key, 1),
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
  }
}

const NIGHT_HOURS = 6

/** A trip stands on each of its days; a party that ends after midnight only on its first. */
function onDay(event: MonthEvent, day: string, language: Language): DayEvent[] {
  const { id, title, startsAt, endsAt, state } = event
  const first = pragueDay(startsAt)
  const last = endsAt ? pragueDay(new Date(endsAt.getTime() - NIGHT_HOURS * 3_600_000)) : first
  if (day < first || day > (last < first ? first : last)) return []
  return [{ id, title, state, clock: day === first ? clock(startsAt, language) : null }]
}
