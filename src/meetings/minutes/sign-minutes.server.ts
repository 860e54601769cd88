import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'

export const SIGNERS = ['recorder', 'verifier'] as const

type Signing = { readonly meetingId: number; readonly version: number; readonly now: Date }

/** The recorder and each verifier, for himself and for the text he read. With the last of them the minutes are published. */
export async function signMinutes(
  db: Db,
  visitor: Visitor,
  { meetingId, version, now }: Signing,
): Promise<{ readonly isComplete: boolean }> {
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    const mine = await tx
      .selectFrom('meetingPart')
      .select(['part', 'signedAt'])
      .where('meetingId', '=', meetingId)
      .where('memberId', '=', visitor.memberId ?? 0)
      .where('part', 'in', SIGNERS)
      .execute()
    if (mine.length === 0) throw new Refusal('not_signer')
    if (meeting.state !== 'closed') throw new Refusal('minutes_meeting_runs')
    const minutes = await tx
      .selectFrom('meetingMinutes')
      .select('version')
      .where('meetingId', '=', meetingId)
      .executeTakeFirst()
    if (!minutes) throw new Refusal('minutes_not_written')
    if (minutes.version !== version) throw new Refusal('minutes_changed_meanwhile')
    if (mine.every(({ signedAt }) => signedAt !== null)) throw new Refusal('minutes_signed')
    await tx
      .updateTable('meetingPart')
      .set({ signedAt: now })
      .where('meetingId', '=', meetingId)
      .where('memberId', '=', visitor.memberId ?? 0)
      .where('part', 'in', SIGNERS)
      .where('signedAt', 'is', null)
      .execute()
    const isComplete = await isSigned(tx, meetingId)
    if (isComplete) await enqueue(tx, 'publish-minutes', {})
    recordAudit(tx, {
      action: 'MINUTES_SIGNED',
      actorId: visitor.id,
      memberId: visitor.memberId,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'version', from: version, to: version },
      ],
      note: meeting.title,
    })
    return { isComplete }
  })
}

/** There is a recorder, and he and every verifier have signed. */
export async function isSigned(db: Db, meetingId: number): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select coalesce(bool_or(part = 'recorder') and bool_and(signed_at is not null), false) as "isSo"
    from meeting_part where meeting_id = ${meetingId} and part in ('recorder', 'verifier')`.execute(db)
  return rows[0]?.isSo === true
}
