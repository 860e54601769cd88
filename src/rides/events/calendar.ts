import type { Language } from '../../ground/values/words.ts'
import { describeLine, type EventFacts, type EventLine } from './event-line.ts'
import { monthOf, monthTitle } from '../../ground/values/day-in-words.ts'

export type Month = { readonly key: string; readonly title: string; readonly events: readonly EventLine[] }

/** Events as they come, under the names of their months. */
export function groupByMonth(events: readonly EventFacts[], now: Date, language: Language): Month[] {
  const months = Map.groupBy(events, ({ startsAt }) => monthOf(startsAt))
  return [...months].map(([key, inMonth]) => ({
    key,
    title: monthTitle(key, language),
    events: inMonth.map((event) => describeLine(event, now, language)),
  }))
}

/** The year somebody asked for, if anything happened in it; otherwise the last one that has something to show. */
export function chooseYear(asked: string | null, years: readonly number[]): number | null {
  const year = /^\d{4}$/.test(asked ?? '') ? Number(asked) : null
  return year !== null && years.includes(year) ? year : (years[0] ?? null)
}

/** All that may belong to a year: a year in Prague starts an hour before it does in Greenwich. */
export function yearSpan(year: number) {
  return { from: new Date(Date.UTC(year - 1, 11, 31, 23)), to: new Date(Date.UTC(year, 11, 31, 23)) }
}
