import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import { readCode } from '../../rides/planning/check-in.server.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { endByComing } from './give-proxy.server.ts'

export const PresenceInput = z
  .strictObject({
    act: z.enum(['came', 'left']),
    memberId: z.int().positive().max(999_999_999).optional(),
    code: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .optional()
      .describe('the code of a member’s card, or its address'),
  })
  .refine(({ memberId, code }) => (memberId === undefined) !== (code === undefined), {
    path: ['memberId'],
    message: 'required',
  })

type Doing = z.infer<typeof PresenceInput> & { readonly meetingId: number; readonly now: Date }

/** Somebody came, left or came back. Said twice, it is so once. */
export async function notePresence(
  db: Db,
  visitor: Visitor,
  { meetingId, act, now, code, memberId: chosen }: Doing,
): Promise<{ readonly memberId: number; readonly name: string; readonly votes: boolean }> {
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    if (!(await leadOf(tx, visitor, meetingId)).mayKeepDoor) throw new Refusal('not_at_door')
    if (meeting.state !== 'open') throw new Refusal('meeting_not_open')
    const memberId = chosen ?? (await readCode(tx, code ?? ''))
    const person = await tx
      .selectFrom('meetingVoter')
      .innerJoin('member', 'member.id', 'meetingVoter.memberId')
      .select(['firstName', 'lastName', 'standing'])
      .where('meetingId', '=', meetingId)
      .where('meetingVoter.memberId', '=', memberId)
      .executeTakeFirst()
    if (!person) throw new Refusal('not_of_meeting')
    if (await write(tx, { meetingId, memberId, act, now })) {
      if (act === 'came') await endByComing(tx, visitor.id, { meeting, memberId, now })
      recordAudit(tx, {
        action: act === 'came' ? 'MEETING_CAME' : 'MEETING_LEFT',
        actorId: visitor.id,
        memberId,
        changes: [{ field: 'meeting', from: meetingId, to: meetingId }],
        note: meeting.title,
      })
    }
    const { firstName, lastName, standing } = person
    return { memberId, name: `${firstName} ${lastName}`, votes: standing === 'votes' }
  })
}

type Written = {
  readonly meetingId: number
  readonly memberId: number
  readonly act: 'came' | 'left'
  readonly now: Date
}

async function write(tx: Db, { meetingId, memberId, act, now }: Written): Promise<boolean> {
  if (act === 'came') {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('meetingPresence')
      .values({ meetingId, memberId, cameAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await tx
    .updateTable('meetingPresence')
    .set({ leftAt: now })
    .where('meetingId', '=', meetingId)
    .where('memberId', '=', memberId)
    .where('leftAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
