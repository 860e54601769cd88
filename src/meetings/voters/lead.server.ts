import { can } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

export type Lead = { readonly mayLead: boolean; readonly mayKeepDoor: boolean }

/** The chair leads and so does whoever looks after meetings; the door is theirs and of those named for it. */
export async function leadOf(db: Db, visitor: Visitor, meetingId: number): Promise<Lead> {
  if (can(visitor, 'meetings.manage')) return { mayLead: true, mayKeepDoor: true }
  if (visitor.memberId === null) return { mayLead: false, mayKeepDoor: false }
  const rows = await db
    .selectFrom('meetingPart')
    .select('part')
    .where('meetingId', '=', meetingId)
    .where('memberId', '=', visitor.memberId)
    .execute()
  const parts = rows.map(({ part }) => part)
  const mayLead = parts.includes('chair')
  return { mayLead, mayKeepDoor: mayLead || parts.includes('door') || parts.includes('recorder') }
}

export async function refuseUnlessLeads(db: Db, visitor: Visitor, meetingId: number): Promise<void> {
  if (!(await leadOf(db, visitor, meetingId)).mayLead) throw new Refusal('not_chair')
}
