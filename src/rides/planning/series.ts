import { momentOn, pragueMoment } from '../../ground/values/moment.ts'
import { addDays } from '../../ground/values/day.ts'
import type { EventChange } from '../events/event-input.ts'

/** How often a series comes, in weeks. */
export const EVERY_WEEKS = [1, 2, 4] as const
/** A year of Thursdays; whoever wants more repeats the last one. */
export const MOST_REPEATS = 52

type Standing = { readonly [Key in keyof EventChange]?: unknown }

/** Of what a form sends only that which is different from what stood there: the rest of the series keeps its own. */
export function changedOf(change: EventChange, before: Standing): EventChange {
  const stands: Record<string, unknown> = { ...before }
  const changed = Object.entries(change).filter(
    ([name, value]) => value !== undefined && comparable(name, value) !== comparable(name, stands[name]),
  )
  return Object.fromEntries(changed)
}

/** Nothing, no text and no price are the same; days and lists are compared by what they say. */
function comparable(name: string, value: unknown): string {
  const isNothing = value === '' || value === undefined || (name === 'price' && value === 0)
  return JSON.stringify(isNothing ? null : value)
}

/** The same change of an event so many days later: by the clock on the wall, whatever summer time does. */
export function laterBy(change: EventChange, days: number): EventChange {
  const moment = (at: Date | null) => at && onWall(at, days)
  const day = (on: string | null) => on && addDays(on, days)
  const { startsAt, endsAt, registrationOpensAt, registrationClosesAt, meetingPoints } = change
  const { withdrawFreeUntil, quotasReleasedOn } = change
  return {
    ...change,
    ...(startsAt ? { startsAt: onWall(startsAt, days) } : {}),
    ...(endsAt === undefined ? {} : { endsAt: moment(endsAt) }),
    ...(registrationOpensAt === undefined ? {} : { registrationOpensAt: moment(registrationOpensAt) }),
    ...(registrationClosesAt === undefined ? {} : { registrationClosesAt: moment(registrationClosesAt) }),
    ...(withdrawFreeUntil === undefined ? {} : { withdrawFreeUntil: day(withdrawFreeUntil) }),
    ...(quotasReleasedOn === undefined ? {} : { quotasReleasedOn: day(quotasReleasedOn) }),
    ...(meetingPoints === undefined
      ? {}
      : { meetingPoints: meetingPoints.map((point) => ({ ...point, at: onWall(point.at, days) })) }),
  }
}

function onWall(moment: Date, days: number): Date {
  const [day = '', time = ''] = pragueMoment(moment).split('T')
  return momentOn(addDays(day, days), time)
}
