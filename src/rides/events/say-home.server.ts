import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { RIDDEN_KINDS } from '../../people/members/riding.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { homeOf } from './home.ts'
import type { Asking } from './register.server.ts'
import { guestIn, riderNumber, type Whose, whoseIs } from '../../people/members/whose.ts'

/** The rider himself says that he is home, once; said again, the first moment stays. */
export async function sayHome(
  db: Db,
  { id: actorId, memberId, guestId, proves }: Asking,
  { eventId, now }: { readonly eventId: number; readonly now: Date },
): Promise<Date> {
  return inTransaction(db, async (tx) => {
    const whose = whoseIs(riderNumber({ memberId, guestId: guestId ?? 0 }))
    const place = await findRiding(tx, { eventId, ...whose })
      .forUpdate('registration')
      .executeTakeFirst()
    await proves?.(tx)
    if (!place) throw new Refusal('not_registered')
    if (place.homeAt) return place.homeAt
    if (homeOf(place, place, now) === null) throw new Refusal('home_not_asked')
    await tx.updateTable('registration').set({ homeAt: now }).where('id', '=', place.id).execute()
    recordAudit(tx, {
      action: 'RIDER_HOME',
      actorId,
      memberId,
      changes: [{ field: 'event', from: null, to: eventId }, ...guestIn({ guestId: guestId ?? null })],
      note: place.title,
    })
    return now
  })
}

/** Somebody's place in a published ride, with what says whether he is home. */
export function findRiding(db: Db, { eventId, memberId, guestId }: Whose & { readonly eventId: number }) {
  return db
    .selectFrom('registration')
    .innerJoin('event', 'event.id', 'registration.eventId')
    .select([
      'registration.id',
      'registration.status',
      'registration.homeAt',
      'registration.meetingPointId',
      'registration.rideGroup',
      'registration.groupPart',
      'event.title',
      'event.startsAt',
      'event.endsAt',
      'event.closedAt',
    ])
    .where('registration.eventId', '=', eventId)
    .where((eb) =>
      memberId === null
        ? eb('registration.guestId', '=', guestId)
        : eb('registration.memberId', '=', memberId),
    )
    .where('registration.status', '=', 'registered')
    .where('event.state', '=', 'published')
    .where('event.kind', 'in', [...RIDDEN_KINDS])
}
