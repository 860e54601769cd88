import { can } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

export type Lead = {
  readonly mayLead: boolean
  readonly mayKeepDoor: boolean
  /** The minutes, and what came of the resolutions. */
  readonly mayWrite: boolean
}

/** The chair leads and so does whoever looks after meetings; the door is theirs and of those named for it, the writing the recorder's. */
export async function leadOf(db: Db, visitor: Visitor, meetingId: number): Promise<Lead> {
  if (can(visitor, 'meetings.manage')) return { mayLead: true, mayKeepDoor: true, mayWrite: true }
  const rows = await db
    .selectFrom('meeting')
    .leftJoin('meetingPart', (join) =>
      join.onRef('meetingId', '=', 'meeting.id').on('memberId', '=', visitor.memberId ?? 0),
    )
    .select(['state', 'part'])
    .where('meeting.id', '=', meetingId)
    .execute()
  const parts = rows.flatMap(({ part }) => part ?? [])
  // A meeting that is only being thought of is told to nobody else, not even by its number.
  if (parts.length === 0 && rows[0]?.state === 'draft') throw new Refusal('not_found')
  const mayLead = parts.includes('chair')
  const mayWrite = parts.includes('recorder')
  return { mayLead, mayKeepDoor: mayLead || parts.includes('door') || mayWrite, mayWrite }
}

export async function refuseUnlessLeads(db: Db, visitor: Visitor, meetingId: number): Promise<void> {
  if (!(await leadOf(db, visitor, meetingId)).mayLead) throw new Refusal('not_chair')
}

export async function refuseUnlessWrites(db: Db, visitor: Visitor, meetingId: number): Promise<void> {
  if (!(await leadOf(db, visitor, meetingId)).mayWrite) throw new Refusal('not_recorder')
}
