import { dayInFigures } from './day-in-figures.ts'
import type { Language } from './words.ts'

// sv-SE writes '2026-11-15 09:42' in every browser and on every server; the rest is ours.
const PRAGUE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** '2026-11-15T18:05': a moment on the club's wall clock, as plain text. */
export function pragueMoment(moment: Date): string {
  return PRAGUE.format(moment).replace(' ', 'T')
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
