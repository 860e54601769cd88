import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** The last letter to a forgotten person is gone the moment it is sent, with the address it went to. */
export async function forgetLastLetter(tx: Db, mailId: number): Promise<void> {
  await tx
    .updateTable('mailAttempt')
    .set({ mailId: null, reply: null })
    .where('mailId', '=', mailId)
    .execute()
  await sql`delete from dead_address where mail_id = ${mailId}
    or address = (select lower(to_address) from mail where id = ${mailId})`.execute(tx)
  await tx.deleteFrom('mail').where('id', '=', mailId).execute()
}
