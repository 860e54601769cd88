import type { Db } from '../tables.ts'

/** The member's own card, as much of it as the front of a card shows. */
export function findOwnCard(db: Db, memberId: number) {
  return db
    .selectFrom('member')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'member.salutation',
      'member.number',
      'member.position',
      'member.lifeTime',
      'division.name as division',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}

/** The next three rides, with one's own place in them. */
export function listComingRides(db: Db, { memberId, now }: { memberId: number | null; now: Date }) {
  return db
    .selectFrom('event')
    .leftJoin('registration', (join) =>
      join
        .onRef('registration.eventId', '=', 'event.id')
        .on('registration.memberId', '=', memberId)
        .on('registration.status', '!=', 'cancelled'),
    )
    .select([
      'event.id',
      'event.title',
      'event.startsAt',
      'event.place',
      'registration.status as myPlace',
      'registration.passengers as myPassengers',
    ])
    .where('event.state', '=', 'published')
    .where('event.startsAt', '>=', now)
    .orderBy('event.startsAt')
    .orderBy('event.id')
    .limit(3)
    .execute()
}
