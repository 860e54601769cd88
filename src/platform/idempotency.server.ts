import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { inTransaction } from './transaction.server.ts'

/** A claim whose holder died is free again after this long. */
const LEASE_SECONDS = 60

type Keyed = { readonly actor: string; readonly key: string; readonly request: string }
type Answer = { readonly status: number; readonly body: string }

/**
 * The same key and the same request give the same answer, once: the answer is stored in the
 * transaction of the work itself, so no crash can come between the two.
 */
export async function answerOnce(
  db: Db,
  { actor, key, request }: Keyed,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = createHash('sha256').update(request).digest()
  const known = await claim(db, { actor, key, fingerprint })
  if (known) return known
  try {
    return await inTransaction(db, async (tx) => {
      const answer = await work(tx)
      await tx
        .updateTable('idempotencyKey')
        .set(answer)
        .where('actor', '=', actor)
        .where('key', '=', key)
        .execute()
      return answer
    })
  } catch (error) {
    await db
      .deleteFrom('idempotencyKey')
      .where('actor', '=', actor)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute()
    throw error
  }
}

async function claim(
  db: Db,
  { actor, key, fingerprint }: { actor: string; key: string; fingerprint: Buffer },
): Promise<Answer | null> {
  const leasedUntil = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`
  const claimed = await db
    .insertInto('idempotencyKey')
    .values({ actor, key, fingerprint, leasedUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'key'])
        .doUpdateSet({ leasedUntil })
        .where('idempotencyKey.status', 'is', null)
        .where('idempotencyKey.leasedUntil', '<', sql<Date>`now()`)
        .where('idempotencyKey.fingerprint', '=', fingerprint),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null

  const row = await db
    .selectFrom('idempotencyKey')
    .selectAll()
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && !row.fingerprint.equals(fingerprint)) throw new Refusal('key_reused')
  if (!row || row.status === null || row.body === null)
    throw new Refusal('request_in_progress', { retryAfter: 2 })
  return { status: row.status, body: row.body }
}
