const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Pauses between attempts, growing; greylisting wants minutes, an outage hours. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 12 * HOUR, 12 * HOUR]

/** When to try again after so many attempts, or null when two days were not enough. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

/** In the order they leave. */
export const PRIORITIES = ['urgent', 'normal', 'bulk'] as const
export type MailPriority = (typeof PRIORITIES)[number]

/** A plain address and nothing else: whatever could turn one recipient into two is refused. */
export function isPlainAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u.test(text)
  )
}
