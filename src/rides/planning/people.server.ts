import { sql } from 'kysely'
import { answersIn } from '../questions/questions.server.ts'
import { listCardsByIds } from '../../people/members/member-cards.server.ts'
import { project, type SeenCard, type Viewer } from '../../people/members/visibility.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { riderNumber } from '../../people/members/whose.ts'
import type { Db } from '../../tables.ts'

/** Who is on the list of an event, those who are coming by name, those who wait in their order. */
export async function listPeople(
  db: Db,
  viewer: Viewer,
  { eventId, today }: { readonly eventId: number; readonly today: string },
) {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('event', 'event.id', 'registration.eventId')
    .leftJoin('member', 'member.id', 'registration.memberId')
    .leftJoin('guest', 'guest.id', 'registration.guestId')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .leftJoin('payment', 'payment.id', 'registration.paymentId')
    .leftJoin('meetingPoint', 'meetingPoint.id', 'registration.meetingPointId')
    .select([
      'registration.memberId',
      'registration.guestId',
      'guest.firstName as guestFirstName',
      'guest.lastName as guestLastName',
      'guest.phone as guestPhone',
      'guest.emergencyName as guestEmergencyName',
      'guest.emergencyPhone as guestEmergencyPhone',
      'event.startsAt',
      'event.endsAt',
      'registration.status',
      'registration.passengers',
      'registration.pillions',
      'registration.note',
      'registration.answers',
      'registration.checkedInAt',
      'registration.queuedAt',
      'registration.homeAskedAt',
      'registration.homeAt',
      'registration.rideGroup',
      'registration.groupPart',
      'registration.meetingPointId',
      'meetingPoint.place as pointPlace',
      'meetingPoint.at as pointAt',
      'division.name as divisionName',
      'payment.status as paymentStatus',
      sql<number | null>`case when registration.status = 'waiting' then row_number() over (
        partition by registration.status order by registration.queued_at, registration.id)::int end`.as(
        'position',
      ),
    ])
    .where('registration.eventId', '=', eventId)
    .where('registration.status', '<>', 'cancelled')
    .where('member.erasedAt', 'is', null)
    .orderBy(sql`registration.status = 'waiting'`)
    .orderBy(sql`case when registration.status = 'waiting' then registration.queued_at end`)
    .orderBy(sql`coalesce(member.last_name, guest.last_name) collate cs`)
    .orderBy(sql`coalesce(member.first_name, guest.first_name) collate cs`)
    .orderBy('registration.id')
    .execute()
  const cards = await listCardsByIds(
    db,
    rows.flatMap(({ memberId }) => memberId ?? []),
    today,
  )
  const seen = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap((row) => {
    const card = row.memberId === null ? undefined : seen.get(row.memberId)
    const shown = card ? project(card, viewer) : row.guestId === null ? null : guestCard(row, today)
    return shown ? [{ ...row, memberId: riderNumber(row), answers: answersIn(row.answers), card: shown }] : []
  })
}

type GuestRow = {
  readonly guestId: number | null
  readonly guestFirstName: string | null
  readonly guestLastName: string | null
  readonly guestPhone: string | null
  readonly guestEmergencyName: string | null
  readonly guestEmergencyPhone: string | null
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** A guest as his hosts see him: whom to call in an emergency on the days of the ride, as with everybody. */
function guestCard(row: GuestRow, today: string): SeenCard {
  const isDay = today >= pragueDay(row.startsAt) && today <= pragueDay(row.endsAt ?? row.startsAt)
  return {
    id: riderNumber({ memberId: null, guestId: row.guestId }),
    number: 0,
    firstName: row.guestFirstName ?? '',
    lastName: row.guestLastName ?? '',
    nickname: null,
    badges: [],
    motorcycles: [],
    phone: row.guestPhone,
    ...(isDay ? { emergencyName: row.guestEmergencyName, emergencyPhone: row.guestEmergencyPhone } : {}),
  }
}

export type Person = Awaited<ReturnType<typeof listPeople>>[number]

/** The first of somebody's motorcycles: at the start one looks for the machine. */
export function motorcycleOf([first]: SeenCard['motorcycles']): string | null {
  return first ? [first.make, first.model].filter(Boolean).join(' ') || null : null
}
