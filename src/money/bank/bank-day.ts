import { pragueDay } from '../../ground/values/day.ts'

/** The calendar day the bank means: '2026-01-31+0100', or the milliseconds its manual shows. Null for anything else. */
export function bankDay(value: string): string | null {
  const text = value.trim()
  if (/^\d{10,14}$/.test(text)) return pragueDay(new Date(Number(text)))
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T+Z-].*)?$/.exec(text) ?? []
  return day && isDay(day) ? day : null
}

/** '31.01.2026' as files write it. */
export function czechDay(value: string): string | null {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(value.trim()) ?? []
  const text = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
  return isDay(text) ? text : null
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)
}
