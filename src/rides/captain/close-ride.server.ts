import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { captainWindow, isWithin } from '../events/captaincy.ts'
import { findLedEvent } from '../events/crew.server.ts'
import { riderNumber } from '../../people/members/whose.ts'
import { lockEvent } from '../events/registrations.server.ts'
import { createAlbum } from '../gallery/manage-album.server.ts'
import { checkIn } from '../planning/check-in.server.ts'
import type { CloseRideInput } from './close-input.ts'

type Closing = CloseRideInput & { readonly eventId: number; readonly now: Date }

/** The end of a ride: everybody who rode is home. Attendance, kilometres and a note stay, and an album waits for photos. */
export async function closeRide(
  db: Db,
  visitor: Visitor,
  { eventId, now, attended, km, note }: Closing,
): Promise<{ readonly album: string }> {
  return inTransaction(db, async (tx) => {
    await lockEvent(tx, eventId)
    const event = await findLedEvent(tx, { eventId, memberId: visitor.memberId ?? 0 })
    if (!event || !isWithin(captainWindow(event), now)) throw new Refusal('not_captain')
    if (event.closedAt) throw new Refusal('ride_closed')
    if (event.startsAt > now) throw new Refusal('ride_not_started')
    const riders = await listRegistered(tx, eventId)
    const rode = new Set(attended)
    if (attended.some((id) => !riders.some(({ memberId }) => memberId === id)))
      throw new Refusal('not_on_the_list')
    if (riders.some(({ memberId, homeAt }) => rode.has(memberId) && homeAt === null))
      throw new Refusal('not_all_home')

    for (const { memberId, checkedInAt } of riders)
      if ((checkedInAt !== null) !== rode.has(memberId))
        await checkIn(tx, visitor.id, { eventId, memberId, isHere: rode.has(memberId) })
    await tx
      .updateTable('event')
      .set({ closedAt: sql<Date>`now()`, closedBy: visitor.id, riddenKm: km, rideNote: note || null })
      .where('id', '=', eventId)
      .execute()
    recordAudit(tx, {
      action: 'RIDE_CLOSED',
      actorId: visitor.id,
      changes: [{ field: 'event', from: null, to: eventId }],
      note: event.title,
    })
    return { album: await readyAlbum(tx, visitor, event) }
  })
}

/** Members and guests alike, each by his number. */
export async function listRegistered(db: Db, eventId: number) {
  const rows = await db
    .selectFrom('registration')
    .leftJoin('member', 'member.id', 'registration.memberId')
    .leftJoin('guest', 'guest.id', 'registration.guestId')
    .select(['registration.memberId', 'registration.guestId'])
    .select(['registration.checkedInAt', 'registration.homeAt', 'member.nickname'])
    .select([
      sql<string>`coalesce(member.first_name, guest.first_name)`.as('firstName'),
      sql<string>`coalesce(member.last_name, guest.last_name)`.as('lastName'),
    ])
    .where('registration.eventId', '=', eventId)
    .where('registration.status', '=', 'registered')
    .where('member.erasedAt', 'is', null)
    .orderBy(sql`coalesce(member.last_name, guest.last_name) collate cs`)
    .orderBy(sql`coalesce(member.first_name, guest.first_name) collate cs`)
    .orderBy('registration.id')
    .execute()
  return rows.map(({ guestId, ...row }) => ({ ...row, memberId: riderNumber({ ...row, guestId }) }))
}

type Ridden = { readonly id: number; readonly title: string; readonly startsAt: Date }

/** The album of the ride; a new one is the members' own until somebody decides otherwise. */
async function readyAlbum(tx: Db, visitor: Visitor, { id, title, startsAt }: Ridden): Promise<string> {
  const known = await findAlbum(tx, id)
  return (
    known?.slug ??
    createAlbum(tx, visitor, { title, eventId: id, happenedOn: pragueDay(startsAt), visibility: 'members' })
  )
}

export function findAlbum(db: Db, eventId: number) {
  return db
    .selectFrom('album')
    .select('slug')
    .where('eventId', '=', eventId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
