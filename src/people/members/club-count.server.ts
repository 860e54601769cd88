import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

// Who is a member, said once: every number, chart and queue that speaks of members asks here.

/** Still in the club, as a member or as an applicant. The table must be called `member` where it is asked. */
export const IS_IN_CLUB = sql<boolean>`(member.archived_at is null and member.excluded_on is null and member.erased_at is null)`

// The account decides where there is one. A card without it is an applicant's until the club said yes or wrote down since when.
const IS_APPLICANT = sql<boolean>`(exists (select from account where account.member_id = member.id and account.role = 'Applicant')
  or (member.approved_at is null and member.member_since is null
    and not exists (select from account where account.member_id = member.id)))`

/** A running membership that counts. */
export const IS_MEMBER = sql<boolean>`(${IS_IN_CLUB} and not ${IS_APPLICANT})`

export type ClubCount = { readonly members: number; readonly applicants: number }

export async function countClub(db: Db): Promise<ClubCount> {
  return db
    .selectFrom('member')
    .select([
      sql<number>`count(*) filter (where not ${IS_APPLICANT})::int`.as('members'),
      sql<number>`count(*) filter (where ${IS_APPLICANT})::int`.as('applicants'),
    ])
    .where(IS_IN_CLUB)
    .executeTakeFirstOrThrow()
}
