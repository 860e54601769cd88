import { DAY_MS } from './day.ts'
import { dayInFigures } from './day-in-words.ts'
import type { Language } from './words.ts'

// sv-SE writes '2026-11-15 09:42' in every browser and on every server; the rest is ours.
const PRAGUE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
})
const PRAGUE_SECONDS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const MINUTE = 60_000

/** '2026-11-15T18:05': a moment on the club's wall clock, as plain text. */
export function pragueMoment(moment: Date): string {
  return PRAGUE.format(moment).replace(' ', 'T')
}

/** '2026-11-15 22:04:05': to the second, for machines that sort by it. */
export function pragueSecond(moment: Date): string {
  return PRAGUE_SECONDS.format(moment)
}

/** '2026-11-21T09:30' on the club's wall clock, as a moment; null for what is no such text. */
export function fromWallClock(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const asUtc = Date.parse(`${text}:00Z`)
  // The thirtieth of February would be taken for the second of March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== text) return null
  // The offset at the guess; twice, because the guess may lie on the other side of a change of time.
  let moment = asUtc
  for (let tries = 0; tries < 2; tries += 1) moment = asUtc - offsetAt(moment)
  return new Date(moment)
}

/** That time of that day; only for days and times known to be there. */
export function momentOn(day: string, time: string): Date {
  const moment = fromWallClock(`${day}T${time}`)
  if (!moment) throw new RangeError(`no such moment: ${day} ${time}`)
  return moment
}

function offsetAt(moment: number): number {
  const shown = Date.parse(`${pragueMoment(new Date(moment))}:00Z`)
  return Math.round((shown - moment) / MINUTE) * MINUTE
}

/** So many times twenty-four hours later, or earlier. */
export function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

/** 9.30, as Czech signs and posters write it; 9:30 in English. The one way the club writes a time. */
export function clock(moment: Date, language: Language): string {
  return clockOf(pragueMoment(moment), language)
}

/** '15. 11. 2026 v 9.42'; the numbers of a date never part. */
export function momentInFigures(moment: Date, language: Language): string {
  return wallMomentInFigures(pragueMoment(moment), language)
}

/** The same for a moment that is a text already ('2026-11-15T09:42'). */
export function wallMomentInFigures(wall: string, language: Language): string {
  return join(dayInFigures(wall.slice(0, 10), language), clockOf(wall, language), language)
}

/** '15. 11. v 9.42', where the year goes without saying. */
export function shortMoment(moment: Date, language: Language): string {
  const wall = pragueMoment(moment)
  const day = dayInFigures(wall.slice(0, 10), language).replace(/.\d{4}$/, '')
  return join(day, clockOf(wall, language), language)
}

function clockOf(wall: string, language: Language): string {
  const text = wall.slice(11, 16).replace(/^0(?=\d)/, '')
  return language === 'cs' ? text.replace(':', '.') : text
}

function join(day: string, time: string, language: Language): string {
  return language === 'cs' ? `${day} v\u00a0${time}` : `${day} at ${time}`
}
