import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { cannotWrite } from '../postgres/transaction.server.ts'

export type Limit = { readonly max: number; readonly minutes: number }

/** Counts one more try in one statement, so that no two at once can both be the last one allowed. */
export async function hit(
  db: Db,
  key: string,
  { max, minutes }: Limit,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const window = sql<Date>`now() + make_interval(mins => ${minutes})`
  const row = await db
    .insertInto('rateLimit')
    .values({ key, hits: 1, resetsAt: window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_limit.resets_at <= now() then 1 else rate_limit.hits + 1 end`,
        resetsAt: sql<Date>`case when rate_limit.resets_at <= now() then ${window} else rate_limit.resets_at end`,
      }),
    )
    .returning(['hits', sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('seconds')])
    .executeTakeFirstOrThrow()
  return { allowed: row.hits <= max, retryAfter: Math.max(1, row.seconds) }
}

/**
 * Counts a look. Where nothing can be written looks go uncounted rather than refused, so it is only for what nobody could
 * guess however often he looked: a sealed card, the long token of a letter.
 */
export async function hitByLook(db: Db, key: string, limit: Limit): ReturnType<typeof hit> {
  try {
    return await hit(db, key, limit)
  } catch (error) {
    if (!cannotWrite(error)) throw error
    return { allowed: true, retryAfter: 1 }
  }
}

/** Takes one try back: it turned out not to be one that counts. */
export async function forgive(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimit')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

export async function clearLimit(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimit').where('key', '=', key).execute()
}
