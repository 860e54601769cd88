import { sql } from 'kysely'
import { IS_MEMBER } from '../../people/members/club-count.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'

export type DivisionRow = {
  readonly id: number
  readonly name: string
  readonly town: string
  readonly meets: string
  readonly description: string
  readonly closedOn: string | null
  readonly members: number
  /** Everybody whose card would move or stay with it: applicants and the excluded too. */
  readonly people: number
}

export function listDivisions(db: Db): Promise<readonly DivisionRow[]> {
  return readDivisions(db, null)
}

const readDivisions = remembered((db: Db, _all: null): Promise<readonly DivisionRow[]> =>
  db
    .selectFrom('division')
    .select([
      'id',
      'name',
      'town',
      'meets',
      'description',
      'closedOn',
      sql<number>`(select count(*)::int from member
        where division_id = division.id and ${IS_MEMBER})`.as('members'),
      sql<number>`(select count(*)::int from member
        where division_id = division.id and archived_at is null and erased_at is null)`.as('people'),
    ])
    .orderBy(sql`closed_on is not null`)
    .orderBy('position')
    .orderBy('id')
    .execute(),
)

/** Held still, so that two officers do not make two of one number or one place. */
export async function holdDivisions(tx: Db): Promise<void> {
  await sql`lock table division in share row exclusive mode`.execute(tx)
}
