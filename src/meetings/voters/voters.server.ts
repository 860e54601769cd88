import { sql } from 'kysely'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import type { Db } from '../../tables.ts'
import type { MeetingRules } from '../calling/rules.ts'
import { type Facts, type Standing, standingOf } from './standing.ts'

export type Voter = { readonly memberId: number; readonly name: string; readonly standing: Standing }

/** Who holds somebody's power of attorney at this meeting, by the giver's number. */
export async function listHolders(db: Db, meetingId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ memberId: number; holder: string }>`
    select meeting_proxy.member_id as "memberId", last_name || ' ' || first_name as holder
    from meeting_proxy join member on member.id = holder_id
    where meeting_id = ${meetingId} and ended_at is null`.execute(db)
  return new Map(rows.map(({ memberId, holder }) => [memberId, holder]))
}

type Asked = { readonly day: string; readonly rules: MeetingRules }

/** Everybody with a membership, and how he stands on that day. */
export async function computeVoters(db: Db, { day, rules }: Asked): Promise<readonly Voter[]> {
  const { rows } = await sql<Facts & { memberId: number; name: string }>`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name,
      member.birth_date::text as "birthDate",
      coalesce((select membership_kind.votes from membership_period
        join membership_kind on membership_kind.id = kind_id
        where membership_period.member_id = member.id and coalesce(starts_on, '-infinity') <= ${day}::date
          and coalesce(ends_on, 'infinity') >= ${day}::date limit 1), true) as "kindVotes",
      exists (select from vote_suspension where vote_suspension.member_id = member.id and starts_on <= ${day}::date
        and coalesce(ends_on, 'infinity') >= ${day}::date) as "isSuspended",
      exists (select from payment where payment.member_id = member.id and type = '2' and ${statusIsOpen('status')}
        and due_on < ${day}::date) as "owesFee"
    from member where ${HAS_MEMBERSHIP}
    order by member.last_name collate cs, member.first_name collate cs, member.id`.execute(db)
  return rows.map(({ memberId, name, ...facts }) => ({
    memberId,
    name,
    standing: standingOf(facts, rules, day),
  }))
}

/** The list as it was frozen at the opening. */
export async function listVoters(db: Db, meetingId: number): Promise<readonly Voter[]> {
  const { rows } = await sql<Voter>`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name, standing
    from meeting_voter join member on member.id = member_id where meeting_id = ${meetingId}
    order by member.last_name collate cs, member.first_name collate cs, member.id`.execute(db)
  return rows
}

export function listSuspensions(db: Db, day: string) {
  return db
    .selectFrom('voteSuspension')
    .innerJoin('member', 'member.id', 'voteSuspension.memberId')
    .select([
      'voteSuspension.id',
      'voteSuspension.memberId',
      'voteSuspension.startsOn',
      'voteSuspension.endsOn',
      'voteSuspension.reason',
      sql<string>`member.last_name || ' ' || member.first_name`.as('name'),
    ])
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)]))
    .orderBy('voteSuspension.startsOn')
    .orderBy('voteSuspension.id')
    .execute()
}
