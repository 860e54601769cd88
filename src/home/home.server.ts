import type { Db } from '../tables.ts'
import type { RideRow } from './ride.ts'

type Viewer = { readonly isSignedIn: boolean }

export function listNextRides(db: Db, now: Date, { isSignedIn }: Viewer): Promise<RideRow[]> {
  return db
    .selectFrom('event')
    .select([
      'event.id',
      'event.title',
      'event.startsAt',
      'event.place',
      'event.capacity',
      'event.registrationOpensAt',
      'event.registrationClosesAt',
      'event.visibility',
      'event.routeLengthM',
    ])
    .select((eb) => {
      const taken = eb
        .selectFrom('registration')
        .whereRef('registration.eventId', '=', 'event.id')
        .where('registration.status', '=', 'registered')
        .select(({ fn, eb: inner }) =>
          fn.coalesce(fn.sum<number>(inner('registration.passengers', '+', 1)), inner.lit(0)).as('taken'),
        )
      return eb.cast<number | null>(eb('event.capacity', '-', taken), 'integer').as('free')
    })
    .where('event.state', '=', 'published')
    .where('event.startsAt', '>=', now)
    .where('event.visibility', 'in', isSignedIn ? ['public', 'members'] : ['public'])
    .orderBy('event.startsAt')
    .orderBy('event.id')
    .limit(3)
    .execute()
}

/** Divisions with the number of people in them; who left or was excluded does not count. */
export function listDivisions(db: Db) {
  return db
    .selectFrom('division')
    .leftJoin('member', (join) =>
      join
        .onRef('member.divisionId', '=', 'division.id')
        .on('member.archivedAt', 'is', null)
        .on('member.excludedOn', 'is', null),
    )
    .select(({ fn, eb }) => [
      'division.id',
      'division.name',
      'division.meets',
      eb.cast<number>(fn.count('member.id'), 'integer').as('members'),
    ])
    .groupBy('division.id')
    .orderBy('division.position')
    .orderBy('division.id')
    .execute()
}
