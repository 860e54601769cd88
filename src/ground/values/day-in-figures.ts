import type { Language } from './words.ts'

/** '1. 9. 2026' with spaces that do not break, '1/9/2026' in English; what is no day stays as it was written. */
export function dayInFigures(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!year || !month || !date) return day
  return language === 'cs'
    ? `${Number(date)}.\u00a0${Number(month)}.\u00a0${year}`
    : `${Number(date)}/${Number(month)}/${year}`
}
