import { sql } from 'kysely'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { tokenDigest } from './bank-line.server.ts'

/** The bank says thirty; the one more is for clocks that do not agree. */
const SECONDS_BETWEEN = 31

/**
 * Takes the right to call the bank with this token, for this process alone among all there are: one statement decides.
 * It is never part of a transaction, or nobody else would know until the answer is here.
 */
export async function claimCall(db: Db, token: string): Promise<void> {
  if (db.isTransaction) throw new Error('the bank is not called inside a transaction')
  const digest = tokenDigest(token)
  const later = sql<Date>`now() + make_interval(secs => ${SECONDS_BETWEEN})`
  const claimed = await db
    .insertInto('bankToken')
    .values({ digest, nextCallAt: later })
    .onConflict((conflict) =>
      conflict
        .column('digest')
        .doUpdateSet({ nextCallAt: later })
        .where('bankToken.nextCallAt', '<=', sql<Date>`now()`),
    )
    .returning('nextCallAt')
    .executeTakeFirst()
  if (!claimed) throw new Refusal('bank_rate_limited', { retryAfter: await secondsLeft(db, digest) })
}

/** The pause counts from the end of a call: the bank may count from when it was asked, or from when it answered. */
export async function endCall(db: Db, token: string): Promise<void> {
  await db
    .updateTable('bankToken')
    .set({ nextCallAt: sql<Date>`now() + make_interval(secs => ${SECONDS_BETWEEN})` })
    .where('digest', '=', tokenDigest(token))
    .execute()
}

async function secondsLeft(db: Db, digest: Buffer): Promise<number> {
  const row = await db
    .selectFrom('bankToken')
    .select(sql<number>`ceil(extract(epoch from next_call_at - now()))::int`.as('seconds'))
    .where('digest', '=', digest)
    .executeTakeFirst()
  return Math.max(1, row?.seconds ?? 1)
}
