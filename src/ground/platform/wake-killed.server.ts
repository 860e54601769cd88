import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** Whoever goes down with his worker so often may be the reason, and waits as whoever fails. */
const MOST_KILLS = 12

/** As the queue itself says of a job whose worker gives no more signs of life. */
const KILLED = 'job heartbeat timeout'

// What waits has an index of its own, of jobs that nothing blocks; the jobs of a whole week lie beside them.
export const wakingKilled = sql`update pgboss.job set start_after = now()
  where state < 'active' and not blocked and state = 'retry' and start_after > now() and retry_count <= ${MOST_KILLS}
    and output -> 'value' ->> 'message' = ${KILLED}`

/**
 * A job whose worker was killed has not failed, and need not wait longer each time as one that fails: after six kills the money of a
 * statement just read would lie unpaired for a minute, after ten for ten.
 */
export async function wakeKilled(db: Db): Promise<void> {
  await wakingKilled.execute(db)
}
