/** The one place that reads the clock; everybody else is told what time it is. */
export function now(): Date {
  return new Date()
}
