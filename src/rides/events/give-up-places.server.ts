import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { EventOfMember } from '../../people/members/closing.ts'
import type { Db } from '../../tables.ts'
import { releasePayment } from './charge-party.server.ts'
import { fillPlaces } from './fill-places.server.ts'
import { findPlace, lockEvent, setStatus } from './registrations.server.ts'

type Whose = { readonly memberId: number; readonly now: Date }

/** Where a member has a place, or a place in the queue, and nobody has set out yet. */
export function listComingPlaces(
  db: Db,
  { memberId, now }: Whose,
): Promise<readonly (EventOfMember & { readonly paymentId: number | null })[]> {
  return db
    .selectFrom('registration')
    .innerJoin('event', 'event.id', 'registration.eventId')
    .select(['event.id as eventId', 'event.title', 'event.startsAt', 'registration.paymentId'])
    .where('registration.memberId', '=', memberId)
    .where('registration.status', '<>', 'cancelled')
    .where('event.state', '<>', 'cancelled')
    .where('event.startsAt', '>', now)
    .orderBy('event.id')
    .execute()
}

/** Coming events he was to lead; they will need somebody else. */
export function listComingLeads(db: Db, { memberId, now }: Whose): Promise<readonly EventOfMember[]> {
  return db
    .selectFrom('event')
    .select(['id as eventId', 'title', 'startsAt'])
    .where('leaderId', '=', memberId)
    .where('state', '<>', 'cancelled')
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

/** Events before cards, always: whoever registers holds the event first, and then his card. */
export async function holdComingEvents(tx: Db, whose: Whose): Promise<void> {
  for (const { eventId } of await listComingPlaces(tx, whose)) await lockEvent(tx, eventId)
}

/** All of them given back, with their payments, whatever the window says; whoever waits moves up. The card must be held. */
export async function giveUpPlaces(
  tx: Db,
  { actorId, ...whose }: Whose & { readonly actorId: number | null },
): Promise<readonly EventOfMember[]> {
  const { memberId, now } = whose
  const coming = await listComingPlaces(tx, whose)
  for (const { eventId } of coming) {
    const event = await lockEvent(tx, eventId)
    const place = await findPlace(tx, { eventId, memberId })
    if (!event || !place) continue
    await setStatus(tx, place.id, { status: 'cancelled' })
    await releasePayment(tx, place.paymentId, { event, actorId })
    await fillPlaces(tx, event, now)
    recordAudit(tx, {
      action: 'EVENT_UNREGISTERED',
      actorId,
      memberId,
      changes: [{ field: 'event', from: eventId, to: null }],
      note: event.title,
    })
  }
  return coming
}
