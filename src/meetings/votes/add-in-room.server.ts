import type { z } from 'zod'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { insertPoint } from '../calling/write-point.server.ts'
import { refuseUnlessLeads } from '../voters/lead.server.ts'
import type { RoomPoint } from './vote-input.ts'

type Added = z.infer<typeof RoomPoint> & { readonly meetingId: number }

/** What somebody brings up while the meeting runs: nobody was told of it, so all who vote must be there and agree (§ 253). */
export async function addInRoom(
  db: Db,
  visitor: Visitor,
  { meetingId, ...point }: Added,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const { state, title, substituteOf } = await lockMeeting(tx, meetingId)
    await refuseUnlessLeads(tx, visitor, meetingId)
    if (state !== 'open') throw new Refusal('meeting_not_open')
    if (substituteOf !== null) throw new Refusal('substitute_same_agenda')
    const told = { presenter: '', documentId: null, isLate: true, meeting: title }
    return insertPoint(tx, visitor.id, { ...told, ...point, meetingId })
  })
}
