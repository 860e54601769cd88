import { sql } from 'kysely'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import { NEEDED, type OpenPayment, type OwnFacts } from './ask.ts'

type Row = Omit<OwnFacts, 'missing'> & {
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
      hog_number as "hogNumber", hog_expires_on::text as "hogExpiresOn",
      exists (select from hog_proposal where member_id = member.id and closed_as is null) as "hasProposal",
      array[phone is null, birth_date is null, street is null or city is null, emergency_name is null,
        emergency_phone is null] as missing,
      (select (requested_at at time zone 'Europe/Prague')::date::text from leave_request
        where member_id = member.id and closed_as is null) as "leavingSince",
      exists (select from dead_address where address = lower(coalesce(account.email, member.email)))
        as "hasDeadAddress",
      member.archived_at is not null or excluded_on is not null as "isClosed"
    from member
    left join account on account.member_id = member.id and account.deactivated_at is null
    where member.id = ${memberId} limit 1`.execute(db)
  const [row] = rows
  return row ? { ...row, missing: NEEDED.filter((_, index) => row.missing[index]) } : null
}
