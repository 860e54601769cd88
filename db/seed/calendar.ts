import { addDays, dayInMonth, weekdayOf } from '../../src/ground/values/day.ts'

/** The same day of another year; 29 February becomes 28 where there is none. */
export function addYears(day: string, years: number): string {
  return dayInMonth(yearOf(day) + years, monthOf(day), Number(day.slice(8)))
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}

export function earlier(one: string, other: string): string {
  return one < other ? one : other
}

export function later(one: string, other: string): string {
  return one > other ? one : other
}

/** The given weekday (0 Sunday … 6 Saturday) on that day or the next time it comes. */
export function weekdayFrom(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
}
