const DAY_MS = 24 * 60 * 60 * 1000
const PRAGUE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  hour: '2-digit',
  hourCycle: 'h23',
})

export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS)
}

/** The same day of another year; 29 February becomes 28 where there is none. */
export function addYears(day: string, years: number): string {
  const year = String(yearOf(day) + years)
  const moved = `${year}${day.slice(4)}`
  return isDay(moved) ? moved : `${year}-02-28`
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
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
  const ahead = (weekday - new Date(`${day}T12:00:00Z`).getUTCDay() + 7) % 7
  return addDays(day, ahead)
}

/** A wall-clock time in Prague. Only daytime is asked for, so noon tells the right offset. */
export function momentOn(day: string, time: string): Date {
  const pragueNoon = Number(PRAGUE.format(new Date(`${day}T12:00:00Z`)))
  const offsetHours = pragueNoon - 12
  return new Date(Date.parse(`${day}T${time}:00Z`) - offsetHours * 60 * 60 * 1000)
}

function isDay(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && toDay(time) === day
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
