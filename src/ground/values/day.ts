const PRAGUE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The club's day at that moment: a day is text, so summer time cannot touch it. */
export function pragueDay(moment: Date): string {
  return PRAGUE.format(moment)
}

const DAY_MS = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days to go from one to the other; less than none when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** A day there is: nobody was born on 30 February. */
export function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) && text >= '1000'
    ? text
    : null
}

/** A day that exists: 29 February only where there is one. */
export function isDay(text: string): boolean {
  return readDay(text) !== null
}
