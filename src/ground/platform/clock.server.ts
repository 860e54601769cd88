import { pragueDay } from '../values/day.ts'

/** The one place that reads the clock; everybody else is told what time it is. */
export function now(): Date {
  return new Date(Date.now() + ahead())
}

/** In tests alone the house may be told that its clock is ahead (test/clock.ts). */
function ahead(): number {
  // By a name of its own: the build writes `production` wherever the whole name of the setting stands.
  const settings = process.env
  return settings.NODE_ENV === 'test' ? Number(settings.TEST_CLOCK_AHEAD ?? 0) : 0
}

/** No zone begins its day, nor changes its hours, within a quarter of an hour. */
const QUARTER_MS = 900_000
let latest = { quarter: Number.NaN, day: '' }

/** The club's day. Each request asks for it several times, and putting a moment into words is slow. */
export function today(moment = now()): string {
  const quarter = Math.floor(moment.getTime() / QUARTER_MS)
  if (quarter !== latest.quarter) latest = { quarter, day: pragueDay(moment) }
  return latest.day
}
