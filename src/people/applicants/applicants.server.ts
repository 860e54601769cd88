import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import { NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { IS_APPLICANT_HERE } from '../members/club-count.server.ts'
import { RIDDEN_KINDS } from '../members/riding.ts'

/** Who waits to become a member: found once a change, for the whole club is looked at for a few. */
const findApplicants = remembered(async (db: Db, _all: null): Promise<readonly number[]> => {
  const { rows } = await sql<{
    id: number
  }>`select id from member where ${IS_APPLICANT_HERE} order by id`.execute(db)
  return rows.map(({ id }) => id)
})

// Whose road nobody wrote down has been on it since his card was made.
const SINCE = sql<string>`coalesce(road.since, (member.created_at at time zone 'Europe/Prague')::date)`

/** Rides he was seen at since then. */
const RIDES = sql<number>`(select count(*)::int from registration join event on event.id = registration.event_id
  where registration.member_id = member.id and registration.checked_in_at is not null
    and event.kind = any(${[...RIDDEN_KINDS]}::text[])
    and (event.starts_at at time zone 'Europe/Prague')::date >= ${SINCE})`

/** A mentor who has left is one no more. */
const people = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('member')
    .leftJoin('applicantRoad as road', 'road.memberId', 'member.id')
    .leftJoin('applicantMentor as named', 'named.memberId', 'member.id')
    .leftJoin('member as mentor', (join) =>
      join
        .onRef('mentor.id', '=', 'named.mentorId')
        .on('mentor.archivedAt', 'is', null)
        .on('mentor.excludedOn', 'is', null)
        .on('mentor.erasedAt', 'is', null),
    )
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'division.name as divisionName',
      SINCE.as('since'),
      RIDES.as('rides'),
      'mentor.id as mentorId',
      'mentor.firstName as mentorFirstName',
      'mentor.lastName as mentorLastName',
    ])
    .where('member.id', '=', sql<number>`any(${[...ids]}::int[])`)

const KEYS = [{ by: SINCE }, ...NAME_KEYS.map((by) => ({ by })), { by: sql`member.id` }]

/** Who is how far, the longest on the road first. */
export async function listApplicants(db: Db, page: Page) {
  return countedLeaf(people(db, await findApplicants(db, null)), KEYS, page)
}

export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>['items'][number]

/** Those whom one member goes with. */
export async function listMenteesOf(db: Db, mentorId: number): Promise<readonly ApplicantRow[]> {
  const { rows } = await sql<{ id: number }>`select member.id from applicant_mentor
    join member on member.id = applicant_mentor.member_id
    where mentor_id = ${mentorId} and ${IS_APPLICANT_HERE}`.execute(db)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return people(db, ids).orderBy(SINCE).orderBy('member.id').execute()
}
