import { pragueFormat } from '../pages/day-in-words.ts'
import type { Language } from '../platform/words.ts'

type Row = {
  readonly id: number
  readonly title: string
  readonly startsAt: Date
  readonly place: string | null
  readonly myPlace: 'registered' | 'waiting' | 'cancelled' | null
  readonly myPassengers: number | null
}

export type ComingRide = {
  readonly id: number
  readonly title: string
  readonly startsAt: string
  readonly details: string
  readonly myPlace: 'registered' | 'waiting' | null
  readonly myPassengers: number
}

/** 'so 22. 11. · 9.30 · Šumperk'. Written on the server: browsers do not agree on how to write a date. */
export function describeComingRide(row: Row, language: Language): ComingRide {
  const format = (options: Intl.DateTimeFormatOptions) => pragueFormat(language, options).format(row.startsAt)
  const weekday = format({ weekday: 'short' })
  const day = format({ day: 'numeric', month: language === 'cs' ? 'numeric' : 'short' })
  const time = format({ hour: 'numeric', minute: '2-digit' })
  return {
    id: row.id,
    title: row.title,
    startsAt: row.startsAt.toISOString(),
    details: [`${weekday} ${day}`, language === 'cs' ? time.replace(':', '.') : time, row.place]
      .filter(Boolean)
      .join(' · '),
    myPlace: row.myPlace === 'cancelled' ? null : row.myPlace,
    myPassengers: row.myPassengers ?? 0,
  }
}
