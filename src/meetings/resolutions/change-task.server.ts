import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { refuseUnlessWrites } from '../voters/lead.server.ts'
import { numberOf } from './resolution.ts'
import type { TaskInput } from './resolution-input.ts'
import { tellTaskGiven } from './tell-tasks.server.ts'

type Changing = z.infer<typeof TaskInput> & { readonly id: number; readonly today: string }

/** Who is to do it and by when, and that it is done: the recorder of that meeting, or whoever looks after meetings. */
export async function changeTask(
  db: Db,
  visitor: Visitor,
  { id, today, memberId, doer, dueOn, isDone, version }: Changing,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('resolution')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal('not_found')
    // What was decided outside a meeting has no recorder: it is whose who looks after meetings.
    await refuseUnlessWrites(tx, visitor, before.meetingId ?? 0)
    if (before.version !== version) throw new Refusal('resolution_changed_meanwhile')
    if (memberId !== null && memberId !== before.memberId) await refuseStranger(tx, memberId)
    const doneOn = isDone ? (before.doneOn ?? today) : null
    const after = { memberId, doer, dueOn, doneOn }
    const changes = changesBetween(
      { memberId: before.memberId, doer: before.doer, dueOn: before.dueOn, doneOn: before.doneOn },
      after,
    )
    if (changes.length === 0) return
    await tx
      .updateTable('resolution')
      .set((eb) => ({
        ...after,
        doneBy: isDone ? (before.doneBy ?? visitor.id) : null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    const isNews = memberId !== before.memberId || dueOn !== before.dueOn
    if (memberId !== null && isNews && !isDone && memberId !== visitor.memberId)
      await tellTaskGiven(tx, { ...before, memberId, dueOn }, today)
    recordAudit(tx, {
      action: 'RESOLUTION_CHANGED',
      actorId: visitor.id,
      memberId: memberId ?? before.memberId,
      changes,
      note: numberOf(before),
    })
  })
}

async function refuseStranger(tx: Db, memberId: number): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where(HAS_MEMBERSHIP)
    .executeTakeFirst()
  if (!member) throw new Refusal('no_membership')
}
