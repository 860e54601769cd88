import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/**
 * Of somebody who left long ago the club keeps the name, the number, when he belonged to it and what he paid. How to reach him,
 * what was noted about him and his account go.
 */
export async function forgetFormer(tx: Db, ids: readonly number[]): Promise<void> {
  const his = sql`any(${[...ids]}::int[])`
  await sql`update member set nickname = null, salutation = null, email = null, phone = null, birth_date = null,
      street = null, city = null, postal_code = null, hog_number = null, hog_expires_on = null, note = null,
      emergency_name = null, emergency_phone = null, exclusion_reason = null, archive_reason = null,
      patches_solved_note = null, shares_contact = false, version = version + 1, updated_at = now()
    where id = ${his}`.execute(tx)
  await sql`delete from motorcycle where member_id = ${his}`.execute(tx)
  await sql`delete from refund_account where member_id = ${his}`.execute(tx)
  await sql`delete from applicant_mentor where member_id = ${his} or mentor_id = ${his}`.execute(tx)
  await sql`delete from applicant_road where member_id = ${his}`.execute(tx)
  await sql`delete from hog_proposal where member_id = ${his}`.execute(tx)
  await sql`update leave_request set reason = null where member_id = ${his}`.execute(tx)
  await sql`update membership_closing set review_note = null where member_id = ${his}`.execute(tx)
  await sql`delete from answer_link where member_id = ${his}`.execute(tx)
  await sql`delete from application where member_id = ${his}`.execute(tx)
  await sql`delete from session where account_id in (select id from account where member_id = ${his})`.execute(
    tx,
  )
  await sql`update account set email = 'byvaly-' || id || '@erased.invalid', password_hash = null,
      deactivated_at = coalesce(deactivated_at, now()) where member_id = ${his}`.execute(tx)
  await sql`update audit_detail set changes = '[]', note = null, erased_at = coalesce(erased_at, now())
    where seq in (select seq from audit_entry where member_id = ${his}
      and action in ('MEMBER_CREATED', 'MEMBER_CHANGED', 'EMAIL_CHANGED', 'EMAIL_CHANGE_ASKED', 'HOG_CHANGED',
        'HOG_PROPOSED', 'LEAVE_REQUESTED', 'MEMBER_ARCHIVED', 'MEMBER_EXCLUDED', 'MEMBERS_MERGED', 'IMPORT_UNDONE'))`.execute(
    tx,
  )
}
