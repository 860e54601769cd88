import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'

const DAYS = 7

/**
 * Whoever did not prove his address within a week is gone, with the letter he was sent; how many they were stays told. Nobody
 * goes whose letter still waits for the mail server.
 */
export async function forgetUnprovedApplications(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from application
      where status = 'PENDING' and awaits_proof and submitted_at < now() - make_interval(days => ${DAYS})
        and not exists (select from mail where mail.template = 'application-prove'
          and lower(mail.to_address) = lower(application.email) and mail.state in ('waiting', 'sending'))
      for update skip locked`.execute(tx)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await sql`delete from mail using answer_link where answer_link.mail_id = mail.id
      and answer_link.application_id = any(${ids}::int[])`.execute(tx)
    await sql`delete from application where id = any(${ids}::int[])`.execute(tx)
    recordAudit(tx, {
      action: 'APPLICATIONS_UNPROVED',
      actorId: null,
      changes: [{ field: 'total', from: null, to: ids.length }],
    })
  })
}
