import { sql } from 'kysely'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import type { Standing } from './blocker.ts'
import type { Person } from './person.ts'

/** What of a person is still open, in one statement. */
export async function readStanding(db: Db, { members, accounts }: Person): Promise<Standing> {
  const his = sql`any(${[...members]}::int[])`
  const { rows } = await sql<Standing>`select
    (select count(*)::int from payment where member_id = ${his} and ${statusIsOpen('status')})
      as "openPayments",
    (select count(*)::int from credit where member_id = ${his} and closed_as is null)
      + (select count(*)::int from refund where member_id = ${his} and settled_at is null) as "openCredits",
    (select count(*)::int from registration join event on event.id = event_id
      where member_id = ${his} and status <> 'cancelled' and event.state = 'published' and starts_at > now())
      as "comingRides",
    (select count(*)::int from event where leader_id = ${his} and state <> 'cancelled' and starts_at > now())
      as "ridesToLead",
    array(select role from account where id = any(${[...accounts]}::int[]) and deactivated_at is null) as roles,
    (select count(*)::int from account where role = 'Webmaster' and deactivated_at is null
      and id <> all(${[...accounts]}::int[])) as "otherWebmasters",
    (select count(*)::int from batch_item join batch on batch.id = batch_id
      where batch.status = 'running' and batch_item.state = 'waiting' and item_id = ${his}) as "waitingItems",
    (select count(*)::int from membership_closing where member_id = ${his}
      and review_since is not null and review_ended_on is null) as "openReviews",
    (select count(*)::int from title_term where member_id = ${his}
      and (ends_on is null or ends_on >= (now() at time zone 'Europe/Prague')::date)) as "openOffices"`.execute(
    db,
  )
  const [standing] = rows
  if (!standing) throw new Error('the database did not answer')
  return standing
}
