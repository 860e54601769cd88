import { pragueDay } from '../../ground/values/day.ts'
import { momentOn } from '../../ground/values/moment.ts'
import { captainWindow, isWithin } from './captaincy.ts'

type Span = { readonly startsAt: Date; readonly endsAt: Date | null }

const HOUR = 3_600_000

/** At its end; a ride that says none asks at eight in the evening of its day, an hour after the start at the soonest. */
export function homeAskedAt({ startsAt, endsAt }: Span): Date {
  if (endsAt) return endsAt
  const evening = momentOn(pragueDay(startsAt), '20:00').getTime()
  return new Date(Math.max(evening, startsAt.getTime() + HOUR))
}

/** From then on riders are asked whether they are home, as long as their captain has the ride. */
export function homeWindow(span: Span) {
  return { opensAt: homeAskedAt(span), closesAt: captainWindow(span).closesAt }
}

type Place = {
  readonly status: string
  readonly homeAt: Date | null
}

/** Where one rider stands: not asked (not yet, not any more, did not ride), asked, or home. */
export function homeOf(
  event: Span & { readonly closedAt: Date | null },
  place: Place,
  now: Date,
): 'asked' | 'home' | null {
  if (place.status !== 'registered') return null
  if (place.homeAt) return 'home'
  return event.closedAt === null && isWithin(homeWindow(event), now) ? 'asked' : null
}

/** Whoever was ticked off at the start rode; where nobody ticked, everybody on the list did. */
export function whoRode<Rider extends { readonly hereAt: unknown }>(
  riders: readonly Rider[],
): readonly Rider[] {
  const ticked = riders.filter(({ hereAt }) => hereAt !== null)
  return ticked.length > 0 ? ticked : riders
}
