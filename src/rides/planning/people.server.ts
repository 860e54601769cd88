import { sql } from 'kysely'
import { answersIn } from '../questions/questions.server.ts'
import { listCardsByIds } from '../../people/members/member-cards.server.ts'
import { project, type SeenCard, type Viewer } from '../../people/members/visibility.ts'
import type { Db } from '../../tables.ts'

/** Who is on the list of an event, those who are coming by name, those who wait in their order. */
export async function listPeople(
  db: Db,
  viewer: Viewer,
  { eventId, today }: { readonly eventId: number; readonly today: string },
) {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('member', 'member.id', 'registration.memberId')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .leftJoin('payment', 'payment.id', 'registration.paymentId')
    .leftJoin('meetingPoint', 'meetingPoint.id', 'registration.meetingPointId')
    .select([
      'registration.memberId',
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
    .orderBy(sql`member.last_name collate cs`)
    .orderBy(sql`member.first_name collate cs`)
    .orderBy('registration.id')
    .execute()
  const cards = await listCardsByIds(
    db,
    rows.map(({ memberId }) => memberId),
    today,
  )
  return rows.flatMap((row) => {
    const card = cards.find(({ id }) => id === row.memberId)
    return card ? [{ ...row, answers: answersIn(row.answers), card: project(card, viewer) }] : []
  })
}

export type Person = Awaited<ReturnType<typeof listPeople>>[number]

/** The first of somebody's motorcycles: at the start one looks for the machine. */
export function motorcycleOf([first]: SeenCard['motorcycles']): string | null {
  return first ? [first.make, first.model].filter(Boolean).join(' ') || null : null
}
