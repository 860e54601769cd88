import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { clock } from '../../ground/values/moment.ts'
import { Refusal } from '../../refusals.ts'
import { captainWindow, isWithin } from '../events/captaincy.ts'
import { findLedEvent } from '../events/crew.server.ts'
import { ridersName } from '../events/event.ts'
import { whoRode } from '../events/home.ts'
import { findAlbum, listRegistered } from './close-ride.server.ts'

/** The end of a ride as its captain sees it: who rode is ticked already. */
export async function viewClose({ db, now, language }: RequestContext, visitor: Visitor, id: number) {
  const event = await findLedEvent(db, { eventId: id, memberId: visitor.memberId ?? 0 })
  if (!event || !isWithin(captainWindow(event), now))
    throw new Response(null, { status: new Refusal('not_captain').status })
  const [people, album] = await Promise.all([listRegistered(db, id), findAlbum(db, id)])
  // Who was ticked off or said that he is home rode; where neither was done, everybody did.
  const marked = people.map((one) => ({ ...one, hereAt: one.checkedInAt ?? one.homeAt }))
  const rode = new Set(whoRode(marked).map(({ memberId }) => memberId))
  const riders = people.map(({ memberId, homeAt, ...person }) => ({
    memberId,
    name: ridersName(person, language),
    rode: rode.has(memberId),
    home: homeAt && clock(homeAt, language),
  }))
  return {
    id,
    name: event.title,
    isClosed: event.closedAt !== null,
    album: album?.slug ?? null,
    km: event.routeLengthM === null ? null : Math.round(event.routeLengthM / 1000),
    missing: riders.filter((rider) => rider.rode && rider.home === null).length,
    riders,
  }
}

export type ClosePage = Awaited<ReturnType<typeof viewClose>>
