import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** The address and the letter that went there to have it proved. */
export async function forgetGivers(tx: Db, ids: readonly number[]): Promise<void> {
  const his = sql`any(${[...ids]}::int[])`
  await sql`delete from mail using answer_link where answer_link.mail_id = mail.id
    and answer_link.giver_id = ${his}`.execute(tx)
  await sql`delete from giver where id = ${his}`.execute(tx)
}
