import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { HAS_MEMBERSHIP } from '../../people/members/club-count.server.ts'
import { Refusal } from '../../refusals.ts'
import { cancelEvent } from '../../rides/planning/cancel-event.server.ts'
import { createEvent } from '../../rides/planning/write-event.server.ts'
import type { Db } from '../../tables.ts'
import { findMeeting, listPoints, lockMeeting, readRules } from './meetings.server.ts'
import { noticeOf } from './notice.ts'
import type { MeetingRules } from './rules.ts'
import { substituteFault } from './substitute.ts'

export const CALL_BATCH = 'call-meeting'
export const CANCEL_BATCH = 'cancel-meeting'

type Called = {
  readonly meetingId: number
  readonly now: Date
  readonly shortNoticeReason?: string | null | undefined
}

/**
 * From now on it is called: everybody who may come is on the list, the rules that hold today stay with it, and the invitations
 * leave as a run. Too late for the notice, only with a reason and somebody's name to it.
 */
export async function callMeeting(
  db: Db,
  actorId: number,
  { meetingId, now, shortNoticeReason = null }: Called,
): Promise<StartedBatch> {
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    if (meeting.state !== 'draft') throw new Refusal('meeting_called')
    if (meeting.startsAt <= now) throw new Refusal('meeting_past')
    if ((await listPoints(tx, meetingId)).length === 0) throw new Refusal('agenda_empty')
    const rules = await readRules(tx)
    const heldOn = pragueDay(meeting.startsAt)
    await refuseLateSubstitute(tx, meeting.substituteOf, { invitedOn: pragueDay(now), heldOn, rules })
    const notice = noticeOf({ heldOn, leavesOn: pragueDay(now), noticeDays: rules.noticeDays })
    if (!notice.isKept && shortNoticeReason === null)
      throw new Refusal('notice_too_short', { fields: { shortNoticeReason: 'required' } })
    const isShort = !notice.isKept
    const people = await listToCall(tx)
    if (people.length === 0) throw new Refusal('nobody_to_invite')
    await tx
      .insertInto('meetingInvitee')
      .values(people.map(({ memberId }) => ({ meetingId, memberId })))
      .execute()
    const eventId = await createEvent(tx, actorId, {
      title: meeting.title,
      kind: 'meeting',
      startsAt: meeting.startsAt,
      place: meeting.place.slice(0, 200),
      visibility: 'members',
      state: 'published',
    })
    await tx
      .updateTable('meeting')
      .set({
        state: 'called',
        calledAt: now,
        calledBy: actorId,
        rules: JSON.stringify(meeting.substituteOf === null ? rules : { ...rules, quorum: 'any' }),
        eventId,
        ...(isShort ? { shortNoticeBy: actorId, shortNoticeReason } : {}),
      })
      .where('id', '=', meetingId)
      .execute()
    recordAudit(tx, {
      action: 'MEETING_CALLED',
      actorId,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'recipients', from: null, to: people.length },
        { field: 'noticeDays', from: rules.noticeDays, to: notice.days },
        ...(isShort ? [{ field: 'reason', from: null, to: shortNoticeReason }] : []),
      ],
      note: meeting.title,
    })
    return startBatch(tx, {
      kind: CALL_BATCH,
      actorId,
      params: { meetingId },
      items: people.map(({ memberId, name }) => ({ id: memberId, label: name })),
    })
  })
}

type SubstituteDays = {
  readonly invitedOn: string
  readonly heldOn: string
  readonly rules: MeetingRules
}

/** A substitute meeting on a wrong day is none: what it resolved would not hold. */
export async function refuseLateSubstitute(
  tx: Db,
  substituteOf: number | null,
  { rules, ...days }: SubstituteDays,
): Promise<void> {
  if (substituteOf === null) return
  const first = await findMeeting(tx, substituteOf)
  const fault = first && substituteFault({ firstOn: pragueDay(first.startsAt), ...days }, rules)
  if (fault) throw new Refusal(fault.code, { lastDay: fault.lastDay })
}

/** Everybody with a running membership: each member may come, whether he votes or not. */
async function listToCall(tx: Db) {
  return tx
    .selectFrom('member')
    .select(['id as memberId', sql<string>`last_name || ' ' || first_name`.as('name')])
    .where(HAS_MEMBERSHIP)
    .orderBy(sql`last_name collate cs`)
    .orderBy(sql`first_name collate cs`)
    .orderBy('id')
    .execute()
}

type Cancelled = { readonly meetingId: number; readonly reason: string; readonly now: Date }

/** The same way it was called: who was called is told. */
export async function cancelMeeting(
  db: Db,
  actorId: number,
  { meetingId, reason, now }: Cancelled,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    if (meeting.state !== 'called') throw new Refusal('meeting_not_called')
    await tx
      .updateTable('meeting')
      .set({ state: 'cancelled', cancelledAt: now, cancelledBy: actorId, cancelReason: reason })
      .where('id', '=', meetingId)
      .execute()
    if (meeting.eventId !== null && meeting.startsAt > now)
      await cancelEvent(tx, actorId, { eventId: meeting.eventId, reason, now }).catch(unlessGone)
    recordAudit(tx, {
      action: 'MEETING_CANCELLED',
      actorId,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'reason', from: null, to: reason },
      ],
      note: meeting.title,
    })
    const people = await tx
      .selectFrom('meetingInvitee')
      .innerJoin('member', 'member.id', 'meetingInvitee.memberId')
      .select(['member.id', sql<string>`last_name || ' ' || first_name`.as('label')])
      .where('meetingId', '=', meetingId)
      .orderBy('member.id')
      .execute()
    if (people.length > 0)
      await startBatch(tx, { kind: CANCEL_BATCH, actorId, params: { meetingId }, items: people })
  })
}

/** It may be over already, or gone from the calendar of an older time. */
function unlessGone(error: unknown): void {
  if (
    error instanceof Refusal &&
    ['not_found', 'event_cancelled', 'event_over', 'drafts_are_deleted'].includes(error.code)
  )
    return
  throw error
}
