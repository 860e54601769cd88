import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { tellOfficers } from '../../ground/mail/officers.server.ts'

const MOST_FAILURES = 100
const COUNTED_MINUTES = 15
const HELD_MINUTES = 15

/** While somebody tries passwords over the whole club, devices we do not know wait. */
export async function refuseWhileHeld(db: Db): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from held_until - now()))::int as seconds
    from sign_in_brake where held_until > now()`.execute(db)
  if (rows[0]) throw held(rows[0].seconds)
}

/**
 * One more failure of the whole club. One statement decides which was the hundredth, on however many instances; the
 * first above it holds the door and tells the Webmasters. Only failures count, and none while the door is held: so nobody
 * can hold it for ever by knocking. Answers the refusal for whoever is to wait, null while nobody is.
 */
export async function noteFailure(db: Db): Promise<Refusal | null> {
  return inTransaction(db, async (tx) => {
    const recent = sql`array(select at from unnest(brake.failures) at where at > now() - make_interval(mins => ${COUNTED_MINUTES}))`
    const isOver = sql`cardinality(${recent}) >= ${MOST_FAILURES}::int`
    const heldUntil = sql`now() + make_interval(mins => ${HELD_MINUTES})`
    const { rows } = await sql<{ seconds: number | null; isFirst: boolean | null }>`
      insert into sign_in_brake as brake (failures) values (array[clock_timestamp()])
      on conflict (one) do update set
        failures = case when brake.held_until > now() or ${isOver} then '{}' else ${recent} || clock_timestamp() end,
        held_until = case when brake.held_until > now() then brake.held_until when ${isOver} then ${heldUntil} end
      returning ceil(extract(epoch from held_until - now()))::int as seconds, held_until = ${heldUntil} as "isFirst"`.execute(
      tx,
    )
    const { seconds = null, isFirst = false } = rows[0] ?? {}
    if (isFirst) await tellOfHold(tx)
    return seconds === null ? null : held(seconds)
  })
}

async function tellOfHold(tx: Db): Promise<void> {
  await tellOfficers(tx, 'Webmaster', 'sign-in-held', { failures: MOST_FAILURES, minutes: HELD_MINUTES })
  recordAudit(tx, { action: 'SIGN_IN_HELD', actorId: null })
}

function held(seconds: number): Refusal {
  return new Refusal('sign_in_held', { retryAfter: Math.max(1, seconds), letterOpens: true })
}
