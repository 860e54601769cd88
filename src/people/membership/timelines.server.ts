import { sql } from 'kysely'
import { statusIsPaid } from '../../money/payment-status/payment-status.server.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { inOrder, type Milestone, type Step } from './timeline.ts'

type Row = { readonly on: string; readonly kind: Milestone; readonly detail: string | null }

/** Everything on a member's way that has a day: the club's acts, his money, the events he came to. One statement. */
export async function listSteps(
  db: Db,
  memberId: number,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<readonly Step[]> {
  const { rows } = await sql<Row>`
    with card as (select * from member where id = ${memberId})
    select (submitted_at at time zone 'Europe/Prague')::date::text as "on", 'applied' as kind, null as detail
      from application where member_id = ${memberId}
    union all select starts_on::text, case when before is null then 'since' when before = 'changed' then 'kind' else 'returned' end,
        case when before = 'changed' then ${language === 'cs' ? sql`name_cs` : sql`name_en`} end
      from (select *, lag(why_ended) over (order by starts_on nulls first) as before
        from membership_period where member_id = ${memberId}) as period
      join membership_kind on membership_kind.id = kind_id where starts_on is not null
    union all select ends_on::text, case why_ended when 'excluded' then 'excluded' else 'archived' end, null
      from membership_period where member_id = ${memberId} and why_ended not in ('changed', 'merged')
    union all select (approved_at at time zone 'Europe/Prague')::date::text, 'approved', null
      from card where approved_at is not null
    union all select ritual_on::text, 'ritual', null from card where ritual_on is not null
    union all select front_patch_on::text, 'frontPatch', null from card where front_patch_on is not null
    union all select back_patch_on::text, 'backPatch', null from card where back_patch_on is not null
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
