import { noonOf, pragueDay } from './day.ts'
import { dayWords } from './day.words.ts'
import { type Language, speak } from './words.ts'

const LOCALES: Readonly<Record<Language, string>> = { cs: 'cs-CZ', en: 'en-GB' }

/** '1. 9. 2026' with spaces that do not break, '1/9/2026' in English; what is no day stays as it was written. */
export function dayInFigures(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!year || !month || !date) return day
  return language === 'cs'
    ? `${Number(date)}.\u00a0${Number(month)}.\u00a0${year}`
    : `${Number(date)}/${Number(month)}/${year}`
}

// What follows asks the calendar for names. It is for loaders: browsers do not agree on Czech.

/** 22. listopadu 2026, 22 November 2026: the number never parts with its month. */
export function dayInWords(moment: Date, language: Language): string {
  const text = pragueFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(moment)
  return text.replace(/^(\d+\.?) /, '$1\u00a0')
}

/** The same for a day kept as text ('2026-11-22'). */
export function textDayInWords(day: string, language: Language): string {
  return dayInWords(noonOf(day), language)
}

/** What a date block or a short line needs: sobota, 22, listopadu. Asked for together, so that Czech gives the genitive. */
export function dateParts(moment: Date, language: Language) {
  const parts = pragueFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(
    moment,
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}

/** so; Sat. */
export function shortWeekday(moment: Date, language: Language): string {
  return pragueFormat(language, { weekday: 'short' }).format(moment)
}

/** 20. 11.; 20 Nov. */
export function shortDay(moment: Date, language: Language): string {
  return inShort(moment, language, {})
}

/** 20. 11. 2026; 20 Nov 2026. */
export function shortDayOfYear(moment: Date, language: Language): string {
  return inShort(moment, language, { year: 'numeric' })
}

function inShort(moment: Date, language: Language, year: Intl.DateTimeFormatOptions): string {
  const month = language === 'cs' ? 'numeric' : 'short'
  return pragueFormat(language, { day: 'numeric', month, ...year })
    .format(moment)
    .replaceAll(' ', '\u00a0')
}

/** Listopad 2026 for '2026-11': alone, Czech says it in the nominative. */
export function monthTitle(month: string, language: Language): string {
  return capitalised(pragueFormat(language, { month: 'long', year: 'numeric' }).format(noonOf(`${month}-15`)))
}

/** leden … prosinec; short, their first three letters. */
export function monthNames(language: Language, length: 'long' | 'short'): readonly string[] {
  const format = pragueFormat(language, { month: 'long' })
  const names = Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 15))))
  return length === 'long' ? names : names.map((name) => Array.from(name).slice(0, 3).join(''))
}

/** '1 den', '2 dny', '5 dní'; the number never parts from its word. */
export function daysInWords(count: number, language: Language): string {
  return speak(dayWords, language)('days', { count }).replaceAll(' ', '\u00a0')
}

export function yearOf(moment: Date): number {
  return Number(pragueDay(moment).slice(0, 4))
}

export function monthOf(moment: Date): string {
  return pragueDay(moment).slice(0, 7)
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)
}

/** Parts of a moment as the club's clock and calendar show them. */
function pragueFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options)
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Europe/Prague', ...options })
  formats.set(key, made)
  return made
}

/** Making one takes longer than using it a hundred times; there are as many as ways to say a date. */
const formats = new Map<string, Intl.DateTimeFormat>()
