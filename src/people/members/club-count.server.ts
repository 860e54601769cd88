import { sql } from 'kysely'
import { followed } from '../../ground/postgres/followed.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'

// Who is a member, said once: every number, chart and queue that speaks of members asks here.

/** Still in the club, as a member or as an applicant. The table must be called `member` where it is asked. */
export const IS_IN_CLUB = sql<boolean>`(member.archived_at is null and member.excluded_on is null and member.erased_at is null)`

// The account decides where there is one. A card without it is an applicant's until the club said yes or wrote down since when.
const IS_APPLICANT = sql<boolean>`(exists (select from account where account.member_id = member.id and account.role = 'Applicant')
  or (member.approved_at is null and member.member_since is null
    and not exists (select from account where account.member_id = member.id)))`

/** On the road to membership, and still here. */
export const IS_APPLICANT_HERE = sql<boolean>`(${IS_IN_CLUB} and ${IS_APPLICANT})`

/** A running membership, of whichever kind. */
export const HAS_MEMBERSHIP = sql<boolean>`(${IS_IN_CLUB} and not ${IS_APPLICANT})`

/** A kind the club does not count among its members: supporters, friends. */
const IS_OF_COUNTED_KIND = sql<boolean>`not exists (select from membership_period
  join membership_kind on membership_kind.id = kind_id
  where membership_period.member_id = member.id and ends_on is null and not membership_kind.counts)`

/** A running membership that counts. */
export const IS_MEMBER = sql<boolean>`(${HAS_MEMBERSHIP} and ${IS_OF_COUNTED_KIND})`

export type ClubCount = { readonly members: number; readonly applicants: number }

/** Asked by every look at the list of members. */
export function countClub(db: Db): Promise<ClubCount> {
  return countOnce(db, null)
}

const countOnce = remembered(async (db: Db, _all: null): Promise<ClubCount> => {
  const alike = await followClub(db, null)
  const count = (kind: boolean) => alike.find(({ isMember }) => isMember === kind)?.count ?? 0
  return { members: count(true), applicants: count(false) }
})

const followClub = followed<null, { readonly isMember: boolean }>({
  by: ['isMember'],
  lines: (_db, _all, only) => {
    const those = only ? sql`and member.id = any(${only})` : sql``
    // Each said as a condition: told beside each other, every card would look up its own kind.
    return sql`select member.id as whose, true as is_member from member where ${IS_MEMBER} ${those}
      union all select member.id, false from member where ${IS_APPLICANT_HERE} ${those}`
  },
})
