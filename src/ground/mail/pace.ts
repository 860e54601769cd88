/** How many letters may be handed to the mail server; null is no limit. */
export type MailLimits = {
  readonly perMinute: number | null
  readonly perHour: number | null
  readonly perDay: number | null
}

// What the cheapest mailbox of a Czech provider bears.
export const DEFAULT_LIMITS: MailLimits = { perMinute: 20, perHour: null, perDay: 300 }

/** How many were handed over in the last minute, in the last hour and since midnight; where no limit looks, not counted. */
export type MailUse = { readonly minute: number; readonly hour: number; readonly day: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function roomLeft(limits: MailLimits, used: MailUse): number {
  return Math.max(
    0,
    Math.min(
      (limits.perMinute ?? Infinity) - used.minute,
      (limits.perHour ?? Infinity) - used.hour,
      (limits.perDay ?? Infinity) - used.day,
    ),
  )
}

/** So many of an hour and of a day are left to letters somebody waits for: a link to a password must not wait till midnight. */
const LARGEST_RESERVE = 20

/** What a letter of this urgency may use of the limits. */
export function limitsFor(limits: MailLimits, isUrgent: boolean): MailLimits {
  const spared = (limit: number | null) =>
    limit === null || isUrgent ? limit : limit - Math.min(LARGEST_RESERVE, Math.floor(limit / 10))
  return { perMinute: limits.perMinute, perHour: spared(limits.perHour), perDay: spared(limits.perDay) }
}

type Clock = { readonly now: Date; readonly midnight: Date }

/** When a letter with so many before it gets its turn, roughly: what counts is the minute, the hour or the day. */
export function expectedAt(ahead: number, limits: MailLimits, used: MailUse, { now, midnight }: Clock): Date {
  let [time, nextHour, nextDay] = [now.getTime(), now.getTime() + HOUR, midnight.getTime()]
  let [before, spent] = [ahead, used]
  for (;;) {
    const room = roomLeft(limits, spent)
    if (before < room) return new Date(time)
    before -= room
    spent = { minute: spent.minute + room, hour: spent.hour + room, day: spent.day + room }
    if (limits.perDay !== null && spent.day >= limits.perDay) {
      ;[time, nextHour, nextDay] = [nextDay, nextDay + HOUR, nextDay + 24 * HOUR]
      spent = { minute: 0, hour: 0, day: 0 }
    } else if (limits.perHour !== null && spent.hour >= limits.perHour) {
      ;[time, nextHour] = [Math.max(time, nextHour), Math.max(time, nextHour) + HOUR]
      spent = { minute: 0, hour: 0, day: spent.day }
    } else {
      time += MINUTE
      spent = { ...spent, minute: 0 }
    }
  }
}

/** A mail server that does not answer is left alone for longer and longer; the letters lose nothing by it. */
const RESTS = [15_000, 30_000, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE]

export function restAfter(failures: number): number {
  return failures === 0 ? 0 : (RESTS[failures - 1] ?? 15 * MINUTE)
}
