import { sql } from 'kysely'
import { openMeetingLinks } from '../../ground/mail/answer-links.server.ts'
import type { AfterSent } from '../../ground/mail/follow-up.server.ts'
import { postLetters } from '../../ground/mail/outbox.server.ts'
import type { ToldDevice } from '../../ground/push/notes.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { reachMany } from '../../people/members/reachable.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { CALL_BATCH, CANCEL_BATCH } from './call-meeting.server.ts'
import { findMeeting, listPoints } from './meetings.server.ts'

type Posting = { readonly meetingId: number; readonly memberIds: readonly number[] }
type Refused = ReadonlyMap<number, RefusalCode>

/**
 * A letter each, in the transaction of the items; of whoever has no account it carries a link. Who has no address stays on the list: he is
 * told on paper.
 */
async function post(
  tx: Db,
  template: 'meeting-invitation' | 'meeting-cancelled',
  { meetingId, memberIds }: Posting,
): Promise<Refused> {
  const meeting = await findMeeting(tx, meetingId)
  if (!meeting) throw new Refusal('not_found')
  if (template === 'meeting-invitation' && meeting.state === 'cancelled') throw new Refusal('meeting_over')
  const params = await invitationParams(tx, meetingId)
  const reached = await reachMany(tx, memberIds, null)
  const refused = new Map<number, RefusalCode>()
  const letters = [...reached].flatMap(([memberId, person]) => {
    if (typeof person === 'string') {
      refused.set(memberId, person)
      return []
    }
    const { email: to, accountId, language: wanted } = person
    const language = wanted ?? 'cs'
    const greeting = greetingOf(person, language)
    const priority = 'bulk' as const
    const isLinked = template === 'meeting-invitation' && accountId === null
    const own = isLinked ? ('meeting-invitation-link' as const) : template
    return [{ template: own, to, language, params: { ...params, greeting }, accountId, memberId, priority }]
  })
  const mailOf = await postLetters(tx, letters)
  const linked = new Set(
    letters.flatMap((one) => (one.template === 'meeting-invitation-link' ? one.memberId : [])),
  )
  await openMeetingLinks(tx, {
    meetingId,
    startsAt: meeting.startsAt,
    minutesDays: meeting.rules.minutesDays,
    mailOf: new Map([...mailOf].filter(([memberId]) => linked.has(memberId))),
  })
  if (template === 'meeting-invitation')
    for (const [memberId, mailId] of mailOf)
      await tx
        .updateTable('meetingInvitee')
        .set({ mailId })
        .where('meetingId', '=', meetingId)
        .where('memberId', '=', memberId)
        .execute()
  return refused
}

/** What an invitation says, by mail and on paper. */
export async function invitationParams(tx: Db, meetingId: number) {
  const meeting = await findMeeting(tx, meetingId)
  if (!meeting) throw new Refusal('not_found')
  const points = await listPoints(tx, meetingId)
  const first = meeting.substituteOf === null ? null : await findMeeting(tx, meeting.substituteOf)
  return {
    meetingId,
    title: meeting.title,
    startsAt: meeting.startsAt.toISOString(),
    place: meeting.place,
    note: meeting.note,
    reason: meeting.cancelReason,
    proposalsUntil: meeting.proposalsUntil,
    substitutes: first && { title: first.title, startsAt: first.startsAt.toISOString() },
    points: points.map(({ title, kind, isLate }) => ({ title, kind, isLate })),
  }
}

const work = (
  title: BatchWork['title'],
  template: 'meeting-invitation' | 'meeting-cancelled',
): BatchWork => ({
  title,
  permission: 'meetings.manage',
  performMany: (tx, memberIds, { params }) =>
    post(tx, template, { meetingId: Number(asRecord(params).meetingId), memberIds }),
  perform: async (tx, { id }, { params }) => {
    const meetingId = Number(asRecord(params).meetingId)
    const code = (await post(tx, template, { meetingId, memberIds: [id] })).get(id)
    if (code) throw new Refusal(code)
  },
})

export const meetingBatches = {
  [CALL_BATCH]: work({ cs: 'Pozvánky na schůzi', en: 'Invitations to a meeting' }, 'meeting-invitation'),
  [CANCEL_BATCH]: work({ cs: 'Odvolání schůze', en: 'Cancelling a meeting' }, 'meeting-cancelled'),
}

/** The proof: the moment the mail server took it, which stays when the outbox forgets. */
export const notePosted: AfterSent = async (tx, { id, memberId }) => {
  if (memberId === null) return
  await tx
    .updateTable('meetingInvitee')
    .set({ postedAt: sql<Date>`coalesce(posted_at, now())` })
    .where('mailId', '=', id)
    .where('memberId', '=', memberId)
    .execute()
}

/** The same of a phone: the moment the push service took it. It says that there is an invitation, not what stands in it. */
export async function notePushed(tx: Db, { accountId, path }: ToldDevice): Promise<void> {
  const [, meetingId] = /\/meetings\/(\d+)$/.exec(path) ?? []
  await sql`update meeting_invitee set pushed_at = coalesce(pushed_at, now())
    where meeting_id = ${Number(meetingId ?? 0)}
      and member_id = (select member_id from account where id = ${accountId})`.execute(tx)
}

type Handed = { readonly meetingId: number; readonly memberId: number; readonly today: string }

/** Whoever has no address got it on paper. */
export async function noteHanded(
  db: Db,
  actorId: number,
  { meetingId, memberId, today }: Handed,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('meetingInvitee')
    .set({ paperOn: today, paperBy: actorId })
    .where('meetingId', '=', meetingId)
    .where('memberId', '=', memberId)
    .where('paperOn', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
}
