import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { PartInput } from './meeting-input.ts'
import { type MeetingState, namableParts } from './meeting.ts'
import { hasPublished, lockMeeting } from './meetings.server.ts'

type Named = z.infer<typeof PartInput> & { readonly meetingId: number }

/** Somebody leads this meeting, writes it down, verifies the minutes or stands at the door. There is one chair and one recorder. */
export async function namePart(db: Db, actorId: number, { meetingId, memberId, part }: Named): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockMeeting(tx, meetingId)
    await refuseEnded(tx, { meetingId, part, state })
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where(HAS_MEMBERSHIP)
      .executeTakeFirst()
    if (!member) throw new Refusal('no_membership')
    if (part === 'chair' || part === 'recorder')
      await tx.deleteFrom('meetingPart').where('meetingId', '=', meetingId).where('part', '=', part).execute()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('meetingPart')
      .values({ meetingId, memberId, part })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    record(tx, actorId, { meetingId, memberId, title, from: null, to: part })
  })
}

export async function releasePart(
  db: Db,
  actorId: number,
  { meetingId, memberId, part }: Named,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockMeeting(tx, meetingId)
    await refuseEnded(tx, { meetingId, part, state })
    const { numDeletedRows } = await tx
      .deleteFrom('meetingPart')
      .where('meetingId', '=', meetingId)
      .where('memberId', '=', memberId)
      .where('part', '=', part)
      .executeTakeFirst()
    if (numDeletedRows > 0n) record(tx, actorId, { meetingId, memberId, title, from: part, to: null })
  })
}

type Ended = Pick<Named, 'meetingId' | 'part'> & { readonly state: MeetingState }

/** Who writes and verifies the minutes may change until they are published; the rest ends with the meeting. */
async function refuseEnded(tx: Db, { meetingId, part, state }: Ended): Promise<void> {
  const isPublished = await hasPublished(tx, meetingId)
  if (namableParts(state, isPublished).includes(part)) return
  throw new Refusal(
    isPublished && (part === 'recorder' || part === 'verifier') ? 'minutes_published' : 'meeting_over',
  )
}

type Noted = {
  readonly meetingId: number
  readonly memberId: number
  readonly title: string
  readonly from: string | null
  readonly to: string | null
}

function record(tx: Db, actorId: number, { meetingId, memberId, title, from, to }: Noted): void {
  recordAudit(tx, {
    action: 'MEETING_PART_NAMED',
    actorId,
    memberId,
    changes: [
      { field: 'meeting', from: meetingId, to: meetingId },
      { field: 'part', from, to },
    ],
    note: title,
  })
}
