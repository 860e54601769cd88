import { sql } from 'kysely'
import { enqueue } from '../platform/jobs.server.ts'
import { JUST_OVER } from '../platform/watch-held.server.ts'
import type { Db } from '../../tables.ts'

/** Asks for a look at the queue where the time of somebody who had a letter is over. */
export async function sendForgotten(db: Db): Promise<void> {
  const { rows } = await sql`
    select from mail where state = 'sending' and ${JUST_OVER} limit 1`.execute(db)
  if (rows.length > 0) await enqueue(db, 'send-due-mail', {})
}
