const MINUTE = 60
const HOUR = 60 * MINUTE

/** Pauses between attempts, in seconds, growing; greylisting wants minutes, an outage hours. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 12 * HOUR, 12 * HOUR]

/** A letter taken more often than this has ended its worker each time. */
export const MOST_ATTEMPTS = PAUSES.length + 1

/** Why a letter that goes but once is left to a person: our house ended while the mail server took it. */
export const MAYBE_ARRIVED = 'maybe_arrived'

const UNWRITTEN = 'cannot_be_written: '

/** The reason a letter that broke while it was being written is set aside with. */
export function unwritten(error: unknown): string {
  return UNWRITTEN + (error instanceof Error ? error.message : String(error))
}

/** What broke, where a letter could not be written. */
export function whyUnwritten(reason: string): string | null {
  return reason.startsWith(UNWRITTEN) ? reason.slice(UNWRITTEN.length) : null
}

const RETURNED = 'returned: '

/** The reason a letter is marked with that another server sent back. */
export const returned = (reason: string) => RETURNED + reason

/** What that server said, where the letter came back. */
export function whyReturned(reason: string): string | null {
  return reason.startsWith(RETURNED) ? reason.slice(RETURNED.length) : null
}

/** A letter's number as the outbox keeps it; it leaves under the sender's domain. */
export const keptNumber = (random: string) => `<${random}@klubovna>`

/** How long to wait after so many attempts, or null when two days were not enough. */
export function pauseAfter(attempts: number): number | null {
  return PAUSES[attempts - 1] ?? null
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
