import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { clock } from '../../ground/values/moment.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { leaderInWords } from '../events/event-description.ts'
import { timeInWords } from '../events/event-time.ts'
import { findEvent } from '../events/events.server.ts'
import { stopInWords } from '../events/fuel.ts'
import { homeOf } from '../events/home.ts'
import { nextStop } from '../events/joining.ts'
import { findRiding } from '../events/say-home.server.ts'
import { viewGroup } from '../groups/make-groups.server.ts'

/** A ride as one who has a place in it needs it on the road; nothing for anybody else. */
export async function viewMyRide({ db, now, language }: RequestContext, visitor: Visitor, id: number) {
  const memberId = visitor.memberId ?? 0
  const [place, event] = await Promise.all([
    findRiding(db, { eventId: id, memberId }).executeTakeFirst(),
    findEvent(db, id, { includeMembers: true }),
  ])
  if (!place || !event) throw notFound()
  const point = event.meetingPoints.find(({ id: pointId }) => pointId === place.meetingPointId)
  const stop = nextStop(event.meetingPoints, point ?? null, now)
  return {
    id,
    name: event.title,
    when: timeInWords(event, language),
    point: point ? `${clock(point.at, language)} ${point.place}` : null,
    leader: leaderInWords(event, language),
    isAsked: homeOf(place, place, now) !== null,
    group:
      place.rideGroup === null
        ? null
        : await viewGroup(db, { eventId: id, number: place.rideGroup }, language),
    part: place.groupPart,
    next: stop && `${clock(stop.at, language)} ${stop.place}`,
    fuel: event.fuelStops.map((stop) => stopInWords(stop, language)).join(' · ') || null,
    homeAt: place.homeAt && clock(place.homeAt, language),
  }
}
