import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/**
 * Whoever was refused leaves no trace of himself once its time is over: the application goes, with the
 * letters about it, his name in the runs and the words in the audit. The chain itself stays whole: that
 * somebody was refused, when and by whom.
 */
export async function forgetApplications(tx: Db, ids: readonly number[]): Promise<void> {
  const gone = await tx
    .deleteFrom('application')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('status', '=', 'REJECTED')
    .returning(['id', 'email', 'decidedAt'])
    .execute()
  await eraseWords(
    tx,
    gone.map(({ id }) => id),
  )
  await forgetNames(
    tx,
    gone.map(({ id }) => id),
  )
  await forgetLetters(tx, gone)
}

/** The reason may speak of the person; that there was a decision stays. */
async function eraseWords(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update audit_detail set note = null, erased_at = now()
    from audit_entry
    where audit_entry.seq = audit_detail.seq and audit_entry.action = 'REJECTED'
      and exists (select from jsonb_to_recordset(audit_detail.changes) as change (field text, "to" jsonb)
        where change.field = 'application' and change."to" = any(${ids.map(String)}::jsonb[]))`.execute(tx)
}

async function forgetNames(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update batch_item set label = item_id::text from batch
    where batch.id = batch_item.batch_id and batch.kind like 'applications-%'
      and batch_item.item_id = any(${[...ids]}::int[])`.execute(tx)
}

/** Letters to an applicant hang on no account; a later application of the same person has later ones. */
async function forgetLetters(
  tx: Db,
  gone: readonly { readonly email: string; readonly decidedAt: Date | null }[],
): Promise<void> {
  await sql`delete from mail
    using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as applicant (email text, "decidedAt" timestamptz)
    where mail.template in ('application-received', 'application-prove', 'application-rejected')
      and lower(mail.to_address) = lower(applicant.email)
      and mail.created_at <= applicant."decidedAt" + interval '1 minute'
      and mail.state not in ('waiting', 'sending')`.execute(tx)
}
