import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/**
 * Who left and is taken in again begins a new period; undoing a closing lets the old one go on instead. Written before the card says
 * that he is back. Who never was a member has nothing to begin anew, and who left today goes on.
 */
export async function beginAnew(tx: Db, memberId: number, today: string): Promise<void> {
  await sql`insert into membership_period (member_id, kind_id, starts_on)
    select ${memberId}::int, first_membership_kind(), ${today}::date
    from membership_period where member_id = ${memberId}
    having max(ends_on) < ${today}::date and bool_and(ends_on is not null)`.execute(tx)
}
