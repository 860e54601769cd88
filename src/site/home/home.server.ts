import { IS_MEMBER } from '../../people/members/club-count.server.ts'
import type { Db } from '../../tables.ts'

/** Divisions with the number of members in them. */
export function listDivisions(db: Db) {
  return db
    .selectFrom('division')
    .leftJoin('member', (join) => join.onRef('member.divisionId', '=', 'division.id').on(IS_MEMBER))
    .select(({ fn, eb }) => [
      'division.id',
      'division.name',
      'division.meets',
      'division.town',
      'division.description',
      eb.cast<number>(fn.count('member.id'), 'integer').as('members'),
    ])
    .where('division.closedOn', 'is', null)
    .groupBy('division.id')
    .orderBy('division.position')
    .orderBy('division.id')
    .execute()
}
