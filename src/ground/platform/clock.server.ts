/** The one place that reads the clock; everybody else is told what time it is. */
export function now(): Date {
  return new Date(Date.now() + ahead())
}

/** In tests alone the house may be told that its clock is ahead (test/clock.ts). */
function ahead(): number {
  return process.env.NODE_ENV === 'test' ? Number(process.env.TEST_CLOCK_AHEAD ?? 0) : 0
}
