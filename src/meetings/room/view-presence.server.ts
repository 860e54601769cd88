import type { Visitor } from '../../ground/platform/visitor.ts'
import { DAY_MS } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isAnnounced } from '../calling/meeting.ts'
import { findMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import type { Door } from './door.ts'
import { listSeats } from './room.server.ts'

/** The door as its phone has it: everybody of the frozen list, and where he is. */
export async function viewDoor(
  db: Db,
  meetingId: number,
  { visitor, now }: { readonly visitor: Visitor; readonly now: Date },
): Promise<Door> {
  const meeting = await findMeeting(db, meetingId)
  if (!meeting || !isAnnounced(meeting)) throw new Refusal('not_found')
  if (!(await leadOf(db, visitor, meetingId)).mayKeepDoor) throw new Refusal('not_at_door')
  const seats = await listSeats(db, meetingId)
  return {
    id: meetingId,
    asOf: now.getTime(),
    name: meeting.title,
    isOpen: meeting.state === 'open',
    people: seats.map(({ memberId, name: _name, cameAt, leftAt, ...seat }) => ({
      ...seat,
      id: memberId,
      cameAt: cameAt && cameAt.getTime(),
      leftAt: leftAt && leftAt.getTime(),
    })),
    keepUntil:
      Math.max(meeting.startsAt.getTime(), (meeting.openedAt ?? meeting.startsAt).getTime()) + DAY_MS,
  }
}
