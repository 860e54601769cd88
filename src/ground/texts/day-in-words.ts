import type { Language } from '../values/words.ts'

const LOCALES: Readonly<Record<Language, string>> = { cs: 'cs-CZ', en: 'en-GB' }

/** Parts of a moment as the club's clock and calendar show them. For loaders: browsers do not agree on Czech. */
export function pragueFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options)
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Europe/Prague', ...options })
  formats.set(key, made)
  return made
}

/** Making one takes longer than using it a hundred times; there are as many as ways to say a date. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** 22. listopadu 2026, 22 November 2026: the number never parts with its month. */
export function dayInWords(moment: Date, language: Language): string {
  const text = pragueFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(moment)
  return text.replace(/^(\d+\.?) /, '$1\u00a0')
}

/** The same for a day kept as text ('2026-11-22'). */
export function textDayInWords(day: string, language: Language): string {
  return dayInWords(new Date(`${day}T12:00:00Z`), language)
}
