import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { isRidden } from '../../people/members/riding.ts'
import { can } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import { captainWindow, endOf, isWithin } from './captaincy.ts'

/** Sweeps and helpers of an event by name; the leader stands in the event itself. */
export function listCrew(db: Db, eventId: number) {
  return db
    .selectFrom('eventCrew')
    .innerJoin('member', 'member.id', 'eventCrew.memberId')
    .select([
      'eventCrew.memberId',
      'eventCrew.part',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
    ])
    .where('eventCrew.eventId', '=', eventId)
    .where('member.erasedAt', 'is', null)
    .orderBy(sql`event_crew.part = 'helper'`)
    .orderBy(sql`member.last_name collate cs`)
    .orderBy(sql`member.first_name collate cs`)
    .execute()
}

type Named = { readonly eventId: number; readonly memberId: number }
type State = 'published' | 'cancelled'

/** The published event whose leader, sweep or helper he is; one that was called off only where it is asked for. */
export function findLedEvent(db: Db, { eventId, memberId }: Named, states: readonly State[] = ['published']) {
  return db
    .selectFrom('event')
    .select([
      'id',
      'title',
      'kind',
      'startsAt',
      'endsAt',
      'place',
      'leaderId',
      'closedAt',
      'visibility',
      'routeLengthM',
    ])
    .where('id', '=', eventId)
    .where('state', 'in', states)
    .where((eb) =>
      eb.or([
        eb('leaderId', '=', memberId),
        eb.exists(
          eb
            .selectFrom('eventCrew')
            .select('eventCrew.memberId')
            .whereRef('eventCrew.eventId', '=', 'event.id')
            .where('eventCrew.memberId', '=', memberId),
        ),
      ]),
    )
    .executeTakeFirst()
}

type Asked = { readonly visitor: Visitor | null; readonly now: Date }
type Asking = { readonly id: number; readonly startsAt: Date; readonly endsAt: Date | null }

/** Does the visitor have the captain's phone of this event now? */
export async function isCaptainOf(db: Db, event: Asking, { visitor, now }: Asked): Promise<boolean> {
  const memberId = visitor?.memberId ?? null
  if (memberId === null || !isWithin(captainWindow(event), now)) return false
  return (await findLedEvent(db, { eventId: event.id, memberId })) !== undefined
}

type Ride = Asking & { readonly kind: Parameters<typeof isRidden>[0]; readonly state: string }

/** Groups are made by whoever manages events, and in its days by whoever is named for the ride, until it is over. */
export async function mayGroup(db: Db, event: Ride, { visitor, now }: Asked): Promise<boolean> {
  if (!visitor || !isRidden(event.kind) || event.state !== 'published' || endOf(event) <= now) return false
  return can(visitor, 'events.manage') || isCaptainOf(db, event, { visitor, now })
}
