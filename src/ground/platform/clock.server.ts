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
