import { pragueDay } from '../../ground/values/day.ts'
import { dayOfFigures, readDay } from '../../ground/values/real-day.ts'

/** The calendar day the bank means: '2026-01-31+0100', or the milliseconds its manual shows. Null for anything else. */
export function bankDay(value: string): string | null {
  const text = value.trim()
  if (/^\d{10,14}$/.test(text)) return pragueDay(new Date(Number(text)))
  const [, day = null] = /^([\d-]{10})(?:[T+Z-].*)?$/.exec(text) ?? []
  return readDay(day)
}

/** '31.01.2026' as files write it. */
export function czechDay(value: string): string | null {
  const [, date, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(value.trim()) ?? []
  return dayOfFigures(year, month, date)
}
