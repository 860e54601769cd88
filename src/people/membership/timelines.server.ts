import { sql } from 'kysely'
import { statusIsPaid } from '../../money/payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import { inOrder, type Milestone, type Step } from './timeline.ts'

type Row = { readonly on: string; readonly kind: Milestone; readonly detail: string | null }

/** Everything on a member's way that has a day: the club's acts, his money, the events he came to. One statement. */
export async function listSteps(db: Db, memberId: number, now: Date): Promise<readonly Step[]> {
  const { rows } = await sql<Row>`
    with card as (select * from member where id = ${memberId})
    select (submitted_at at time zone 'Europe/Prague')::date::text as "on", 'applied' as kind, null as detail
      from application where member_id = ${memberId}
    union all select member_since::text, 'since', null from card where member_since is not null
    union all select (approved_at at time zone 'Europe/Prague')::date::text, 'approved', null
      from card where approved_at is not null
    union all select ritual_on::text, 'ritual', null from card where ritual_on is not null
    union all select front_patch_on::text, 'frontPatch', null from card where front_patch_on is not null
    union all select back_patch_on::text, 'backPatch', null from card where back_patch_on is not null
    union all select excluded_on::text, 'excluded', null from card where excluded_on is not null
    union all select (archived_at at time zone 'Europe/Prague')::date::text, 'archived', null
      from card where archived_at is not null
    union all select (paid_at at time zone 'Europe/Prague')::date::text,
        case type when '2' then 'fee' else 'payment' end, coalesce(period::text, purpose)
      from payment where member_id = ${memberId} and ${statusIsPaid('status')}
    union all select given_on::text, 'donation', donation_purpose.name
      from donation join donation_purpose on donation_purpose.id = donation.purpose_id
      where member_id = ${memberId} and voided_at is null
    union all select (starts_at at time zone 'Europe/Prague')::date::text, 'ride', title
      from registration join event on event.id = registration.event_id
      where registration.member_id = ${memberId} and registration.checked_in_at is not null
        and event.state = 'published' and event.starts_at < ${now}`.execute(db)
  return inOrder(rows)
}
