import { pragueDay } from '../../ground/values/day.ts'
import type { Language } from '../../ground/values/words.ts'
import { clock } from '../../ground/values/moment.ts'
import { monthTitle } from './event-time.ts'

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

export function shiftMonth(key: string, by: number): string {
  const [year = 0, month = 1] = key.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7)
}

const DAY = 86_400_000
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** From the Monday before the first to the Sunday after the last. */
function daysOf(key: string): string[] {
  const first = `${key}-01`
  const last = dayAfter(`${shiftMonth(key, 1)}-01`, -1)
  const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const start = dayAfter(first, -weekday(first))
  const count = (Date.parse(last) - Date.parse(start)) / DAY + 1 + (6 - weekday(last))
  return Array.from({ length: count }, (_, index) => dayAfter(start, index))
}

/** What may stand in the month's grid, with a day to spare for the zone. */
export function monthSpan(key: string) {
  const days = daysOf(key)
  return {
    from: new Date(`${dayAfter(days[0] ?? `${key}-01`, -1)}T00:00:00Z`),
    to: new Date(`${dayAfter(days.at(-1) ?? `${key}-28`, 2)}T00:00:00Z`),
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
    title: monthTitle(new Date(`${key}-15T12:00:00Z`), language),
    previous: shiftMonth(key, -1),
    next: shiftMonth(key, 1),
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
