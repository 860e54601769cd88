import { sql } from 'kysely'
import { rulesFrom } from '../../meetings/calling/rules.ts'
import { dueDay } from '../../meetings/minutes/minutes-text.ts'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import { NEEDED, type OpenPayment, type OwnFacts } from './ask.ts'

type Unsigned = {
  readonly meetingId: number
  readonly name: string
  readonly isRecorder: boolean
  readonly endedAt: string
  readonly rules: unknown
}

type Row = Omit<OwnFacts, 'missing' | 'minutes'> & {
  readonly unsigned: readonly Unsigned[]
  readonly payments: OpenPayment[]
  readonly missing: readonly boolean[]
}

/** Everything the club could want from a person, in one statement. */
export async function findOwnFacts(db: Db, memberId: number): Promise<OwnFacts | null> {
  const { rows } = await sql<Row>`
    select
      (select coalesce(json_agg(json_build_object('id', payment.id, 'period', period, 'purpose', purpose,
          'rest', remaining, 'dueOn', due_on::text) order by due_on, payment.id), '[]')
        from payment join payment_balance on payment_id = payment.id
        where payment.member_id = member.id and ${statusIsOpen('status')}
          and remaining > 0) as payments,
      -- The recorder is asked from the end on, a verifier once there is something to read.
      (select coalesce(json_agg(json_build_object('meetingId', meeting.id, 'name', title, 'isRecorder', is_recorder,
          'endedAt', ended_at, 'rules', rules) order by ended_at, meeting.id), '[]')
        from (select meeting_id, bool_or(part = 'recorder') as is_recorder from meeting_part
          where meeting_part.member_id = member.id and part in ('recorder', 'verifier') and signed_at is null
          group by meeting_id) as mine
        join meeting on meeting.id = mine.meeting_id
        where state = 'closed' and (is_recorder or exists (select from meeting_minutes
          where meeting_minutes.meeting_id = meeting.id))) as unsigned,
      hog_number as "hogNumber", hog_expires_on::text as "hogExpiresOn",
      exists (select from hog_proposal where member_id = member.id and closed_as is null) as "hasProposal",
      array[phone is null, birth_date is null, street is null or city is null, emergency_name is null,
        emergency_phone is null] as missing,
      (select (requested_at at time zone 'Europe/Prague')::date::text from leave_request
        where member_id = member.id and closed_as is null) as "leavingSince",
      exists (select from dead_address where address = lower(coalesce(account.email, member.email)))
        as "hasDeadAddress",
      exists (select from data_check_person where data_check_person.member_id = member.id and answer is null
        and year = (select max(year) from data_check)) as "awaitsCheck",
      member.archived_at is not null or excluded_on is not null as "isClosed"
    from member
    left join account on account.member_id = member.id and account.deactivated_at is null
    where member.id = ${memberId} limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const { unsigned, ...facts } = row
  return {
    ...facts,
    minutes: unsigned.map(({ endedAt, rules, ...one }) => ({
      ...one,
      dueOn: dueDay(new Date(endedAt), rulesFrom(rules)),
    })),
    missing: NEEDED.filter((_, index) => row.missing[index]),
  }
}
