import { sql } from 'kysely'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { ALIVE_SECONDS, JUST_OVER } from '../../ground/platform/watch-held.server.ts'
import type { Db } from '../../tables.ts'

export const LOG_SHOWN = 200

/** Every hook, with how many of its happenings wait and how many were set aside. */
export function listHooks(db: Db) {
  return db
    .selectFrom('hook')
    .select([
      'id',
      'name',
      'address',
      'kinds',
      'createdAt',
      'deliveredAt',
      'failingSince',
      'pausedAt',
      'pausedWhy',
      sql<number>`(select count(*)::int from hook_delivery where hook_id = hook.id and state = 'waiting')`.as(
        'waiting',
      ),
      sql<number>`(select count(*)::int from hook_delivery where hook_id = hook.id and state = 'failed')`.as(
        'failed',
      ),
    ])
    .orderBy('id')
    .execute()
}

/** The newest of what one hook was told, or is to be. */
export function listDeliveries(db: Db, hookId: number) {
  return db
    .selectFrom('hookDelivery')
    .select(['id', 'happening', 'kind', 'thing', 'person', 'happenedAt', 'state', 'attempts'])
    .select(['nextAttemptAt', 'deliveredAt', 'answer'])
    .where('hookId', '=', hookId)
    .orderBy('id', 'desc')
    .limit(LOG_SHOWN)
    .execute()
}

export type DueDelivery = {
  readonly id: number
  readonly hookId: number
  readonly happening: number
  readonly kind: string
  readonly thing: number | null
  readonly person: number | null
  readonly happenedAt: Date
  readonly attempts: number
  readonly address: string
  readonly secret: Buffer
}

/** Some of what is due, for this worker alone; what a killed one had comes back once its lease is over. */
export async function claimDeliveries(db: Db, most: number): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select hook_delivery.id from hook_delivery join hook on hook.id = hook_delivery.hook_id and hook.paused_at is null
      where state = 'waiting' and next_attempt_at <= clock_timestamp()
        and (leased_until is null or leased_until < clock_timestamp())
      order by next_attempt_at, hook_delivery.id limit ${most} for update of hook_delivery skip locked)
    update hook_delivery set attempts = attempts + 1,
      leased_until = clock_timestamp() + make_interval(secs => ${ALIVE_SECONDS})
    from due, hook where hook_delivery.id = due.id and hook.id = hook_delivery.hook_id
    returning hook_delivery.id, hook_id as "hookId", happening, kind, thing, person, happened_at as "happenedAt", attempts,
      hook.address, hook.secret`.execute(db)
  return rows
}

/** Says that whoever has these lives, so that no two workers tell the same. */
export async function keepDeliveries(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update hook_delivery set leased_until = clock_timestamp() + make_interval(secs => ${ALIVE_SECONDS})
    where id = any(${[...ids]}) and leased_until is not null`.execute(db)
}

/** Asks for another round where the time of somebody who had one is over. */
export async function deliverForgotten(db: Db): Promise<void> {
  const { rows } = await sql`
    select from hook_delivery where state = 'waiting' and ${JUST_OVER} limit 1`.execute(db)
  if (rows.length > 0) await enqueue(db, 'send-hooks', {})
}

type Tried = { readonly id: number; readonly answer: string }

export async function markDelivered(tx: Db, { id, answer }: Tried, hookId: number): Promise<void> {
  await sql`update hook_delivery set state = 'delivered', delivered_at = now(), leased_until = null, answer = ${answer}
    where id = ${id} and state = 'waiting'`.execute(tx)
  await sql`update hook set delivered_at = now(), failing_since = null where id = ${hookId}`.execute(tx)
}

export async function postpone(tx: Db, { id, answer }: Tried, seconds: number): Promise<void> {
  await sql`update hook_delivery set leased_until = null, answer = ${answer},
    next_attempt_at = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${id} and state = 'waiting'`.execute(
    tx,
  )
}

export async function setAside(tx: Db, { id, answer }: Tried): Promise<void> {
  await sql`update hook_delivery set state = 'failed', leased_until = null, answer = ${answer}
    where id = ${id} and state = 'waiting'`.execute(tx)
}

/** Since when it fails; answers for how many hours. */
export async function noteFailing(tx: Db, hookId: number): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    update hook set failing_since = coalesce(failing_since, now()) where id = ${hookId}
    returning extract(epoch from now() - failing_since)::float8 / 3600 as hours`.execute(tx)
  return rows[0]?.hours ?? 0
}

const KEPT_DAYS = 30

export async function forgetOldDeliveries(db: Db): Promise<void> {
  await sql`delete from hook_delivery where state <> 'waiting'
    and happened_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db)
}
