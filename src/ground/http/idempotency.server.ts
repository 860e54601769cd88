import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { inTransaction } from '../postgres/transaction.server.ts'

/** A claim nobody renews belongs to somebody who died: so long whoever repeats his request waits at most. */
const LEASE_SECONDS = 8
const RENEW_EVERY = 2500

export type Keyed = { readonly actor: string; readonly key: string; readonly request: string }
type Answer = { readonly status: number; readonly body: string }

/**
 * The same key and the same request give the same answer, once. The answer is stored in the transaction of the work
 * itself, so no crash can come between the two; and the transaction is the claim, so that whoever was cut off may ask
 * again as soon as it is over.
 */
export async function answerWithWork(
  db: Db,
  keyed: Keyed,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const known = await findAnswer(db, keyed)
  if (known) return known
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${keyed.actor}\n${keyed.key}`}, 0)) as "isMine"`.execute(
      tx,
    )
    if (!rows[0]?.isMine) throw new Refusal('request_in_progress', { retryAfter: 1 })
    const meanwhile = await findAnswer(tx, keyed)
    if (meanwhile) return meanwhile
    const answer = await work(tx)
    await keep(tx, keyed, answer)
    return answer
  })
}

/** The same for work that waits for something outside the database: the claim is a row, renewed while the work goes on. */
export async function answerAfterWork(
  db: Db,
  keyed: Keyed,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const known = (await findAnswer(db, keyed)) ?? (await claim(db, keyed))
  if (known) return known
  const renewing = setInterval(() => void renew(db, keyed).catch(() => undefined), RENEW_EVERY)
  try {
    const answer = await work(db)
    await keep(db, keyed, answer)
    return answer
  } catch (error) {
    await db
      .deleteFrom('idempotencyKey')
      .where('actor', '=', keyed.actor)
      .where('key', '=', keyed.key)
      .where('status', 'is', null)
      .execute()
    throw error
  } finally {
    clearInterval(renewing)
  }
}

const printOf = ({ request }: Keyed) => createHash('sha256').update(request).digest()
const leasedUntil = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

async function findAnswer(db: Db, keyed: Keyed): Promise<Answer | null> {
  const row = await db
    .selectFrom('idempotencyKey')
    .select(['status', 'body', 'fingerprint'])
    .where('actor', '=', keyed.actor)
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  if (!row || row.status === null || row.body === null) return null
  if (!row.fingerprint.equals(printOf(keyed))) throw new Refusal('key_reused')
  return { status: row.status, body: row.body }
}

/** Nothing where the key is free, or its holder died; whoever comes meanwhile is told how long to wait. */
async function claim(db: Db, keyed: Keyed): Promise<null> {
  const { actor, key } = keyed
  const fingerprint = printOf(keyed)
  const claimed = await db
    .insertInto('idempotencyKey')
    .values({ actor, key, fingerprint, leasedUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'key'])
        .doUpdateSet({ leasedUntil, fingerprint })
        .where('idempotencyKey.status', 'is', null)
        .where('idempotencyKey.leasedUntil', '<', sql<Date>`now()`),
    )
    .returning('key')
    .executeTakeFirst()
  if (!claimed) throw new Refusal('request_in_progress', { retryAfter: LEASE_SECONDS })
  return null
}

async function renew(db: Db, keyed: Keyed): Promise<void> {
  await db
    .updateTable('idempotencyKey')
    .set({ leasedUntil })
    .where('actor', '=', keyed.actor)
    .where('key', '=', keyed.key)
    .execute()
}

async function keep(db: Db, keyed: Keyed, answer: Answer): Promise<void> {
  const { actor, key } = keyed
  const fingerprint = printOf(keyed)
  await db
    .insertInto('idempotencyKey')
    .values({ actor, key, fingerprint, leasedUntil: sql<Date>`now()`, ...answer })
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doUpdateSet({ fingerprint, ...answer }))
    .execute()
}
