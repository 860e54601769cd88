import { sql } from 'kysely'
import { allOf, contains } from '../../ground/postgres/text-search.server.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import type { Db } from '../../tables.ts'

const MOST_FOUND = 8

type Doer = { readonly memberId: number; readonly name: string }

type Decided = { readonly meetingId: number | null; readonly rollamId: number | null }

/** Those of the list it was decided by who are still members: a recorder knows their names from the door. */
export async function findDoers(
  db: Db,
  { meetingId, rollamId }: Decided,
  wanted: string,
): Promise<readonly Doer[]> {
  const words = wanted.split(/\s+/).filter(Boolean).slice(0, 4)
  const name = sql`fold(first_name || ' ' || last_name)`
  const { rows } = await sql<Doer>`
    select member.id as "memberId", first_name || ' ' || last_name as name
    from member
    where (exists (select from meeting_voter where meeting_id = ${meetingId} and member_id = member.id)
        or exists (select from rollam_voter where rollam_id = ${rollamId} and member_id = member.id)) and ${HAS_MEMBERSHIP} and ${allOf(words.map((word) => contains(name, word)))}
    order by last_name collate cs, first_name collate cs, member.id
    limit ${MOST_FOUND}`.execute(db)
  return rows
}
