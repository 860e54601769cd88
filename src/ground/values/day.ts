const PRAGUE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Twenty-four hours; the days of two changes of time are not. */
export const DAY_MS = 86_400_000

/** The club's day at that moment: a day is text, so summer time cannot touch it. */
export function pragueDay(moment: Date): string {
  return PRAGUE.format(moment)
}

/** The day in Greenwich, where a spreadsheet keeps its days. */
export function utcDay(moment: Date): string {
  return textOf(moment.getTime())
}

/** Noon is the same day in Prague and in Greenwich. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

export function addDays(day: string, count: number): string {
  return textOf(Date.parse(day) + count * DAY_MS)
}

/** How many days to go from one to the other; less than none when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7
}

/** A day of that month; where there is none (31 February), the month's last. Months may run over: 13 is January. */
export function dayInMonth(year: number, month: number, date: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1, Math.min(date, last)))
}

/** '2026-11', so many months on. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayInMonth(year, number + count, 1).slice(0, 7)
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
