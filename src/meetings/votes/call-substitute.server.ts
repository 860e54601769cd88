import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { fromWallClock } from '../../ground/values/moment.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { refuseLateSubstitute } from '../calling/call-meeting.server.ts'
import { MeetingInput } from '../calling/meeting-input.ts'
import { lockMeeting, readRules } from '../calling/meetings.server.ts'
import { createMeeting } from '../calling/write-meeting.server.ts'
import { hadQuorum } from './had-quorum.server.ts'

export const SubstituteInput = z.strictObject({
  startsAt: MeetingInput.shape.startsAt,
  place: MeetingInput.shape.place,
})

type Asked = z.infer<typeof SubstituteInput> & { readonly meetingId: number; readonly now: Date }

/** A draft with the same agenda and no other, where the first meeting never had a quorum; its days are checked here and again when it is called. */
export async function callSubstitute(
  db: Db,
  actorId: number,
  { meetingId, startsAt, place, now }: Asked,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const first = await lockMeeting(tx, meetingId)
    const isOver = first.state === 'closed' || (first.state === 'called' && first.startsAt < now)
    if (!isOver || (await hadQuorum(tx, { meetingId, quorum: first.rules.quorum })))
      throw new Refusal('substitute_not_needed')
    const one = await tx
      .selectFrom('meeting')
      .select('id')
      .where('substituteOf', '=', meetingId)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst()
    if (one) throw new Refusal('substitute_exists')
    // Said at once, not only once everything is prepared; who calls it is asked again.
    const moment = fromWallClock(startsAt)
    if (moment !== null)
      await refuseLateSubstitute(tx, meetingId, {
        invitedOn: pragueDay(now),
        heldOn: pragueDay(moment),
        rules: await readRules(tx),
      })
    const title = `Náhradní schůze: ${first.title}`.slice(0, 200)
    const made = await createMeeting(tx, actorId, { title, startsAt, place, note: first.note }, now)
    await tx.updateTable('meeting').set({ substituteOf: meetingId }).where('id', '=', made.id).execute()
    await sql`insert into agenda_point (meeting_id, position, kind, title, wording, presenter, document_id)
      select ${made.id}::int, position, kind, title, wording, presenter, document_id from agenda_point
      where meeting_id = ${meetingId} and not is_late order by position, id`.execute(tx)
    recordAudit(tx, {
      action: 'AGENDA_CHANGED',
      actorId,
      changes: [{ field: 'meeting', from: meetingId, to: made.id }],
      note: title,
    })
    return made
  })
}
