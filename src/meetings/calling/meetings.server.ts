import { sql } from 'kysely'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { REACHABLE } from '../../people/members/reachable.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { rulesFrom } from './rules.ts'

/** The newest first; what a list of meetings says of each. */
export function listMeetings(db: Db) {
  return db
    .selectFrom('meeting')
    .select(['id', 'title', 'startsAt', 'place', 'state', 'proposalsUntil', 'calledAt'])
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Meetings that are over and whose minutes are not out, by their number. */
export async function listUnpublished(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('meeting')
    .leftJoin('meetingMinutes', 'meetingMinutes.meetingId', 'meeting.id')
    .select(['meeting.id', 'endedAt', 'rules'])
    .where('state', '=', 'closed')
    .where(sql<boolean>`published_version is distinct from version or version is null`)
    .execute()
  return new Map(
    rows.flatMap(({ id, endedAt, rules }) =>
      endedAt ? [[id, addDays(pragueDay(endedAt), rulesFrom(rules).minutesDays)] as const] : [],
    ),
  )
}

export async function findMeeting(db: Db, id: number) {
  const found = await db.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirst()
  return found ? { ...found, rules: rulesFrom(found.rules) } : null
}

/** Held until the transaction ends: calling, the agenda and everything in the room come one after another. */
export async function lockMeeting(tx: Db, id: number) {
  const found = await tx.selectFrom('meeting').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw new Refusal('not_found')
  return { ...found, rules: rulesFrom(found.rules) }
}

/** What the club decided, over what the law says. */
export async function readRules(db: Db) {
  const row = await db
    .selectFrom('clubSetting')
    .select('value')
    .where('key', '=', 'meetings')
    .executeTakeFirst()
  return rulesFrom(row?.value)
}

export function listPoints(db: Db, meetingId: number) {
  return db
    .selectFrom('agendaPoint')
    .leftJoin('document', 'document.id', 'agendaPoint.documentId')
    .select([
      'agendaPoint.id',
      'agendaPoint.kind',
      'agendaPoint.title',
      'agendaPoint.wording',
      'agendaPoint.presenter',
      'agendaPoint.documentId',
      'agendaPoint.isLate',
      'document.title as documentTitle',
    ])
    .where('meetingId', '=', meetingId)
    .orderBy('agendaPoint.position')
    .orderBy('agendaPoint.id')
    .execute()
}

export function listParts(db: Db, meetingId: number) {
  return db
    .selectFrom('meetingPart')
    .innerJoin('member', 'member.id', 'meetingPart.memberId')
    .select([
      'meetingPart.memberId',
      'meetingPart.part',
      'meetingPart.signedAt',
      'firstName',
      'lastName',
      'nickname',
    ])
    .where('meetingId', '=', meetingId)
    .orderBy(sql`array_position(array['chair', 'recorder', 'verifier', 'door'], part)`)
    .orderBy('lastName')
    .execute()
}

/** The document signed minutes became; nothing until then, or once it was deleted. */
export async function findPublished(db: Db, meetingId: number): Promise<number | null> {
  const found = await db
    .selectFrom('meetingMinutes')
    .select('documentId')
    .where('meetingId', '=', meetingId)
    .executeTakeFirst()
  return found?.documentId ?? null
}

/** Everybody has signed the minutes, and they came out. */
export async function hasPublished(db: Db, meetingId: number): Promise<boolean> {
  const found = await db
    .selectFrom('meetingMinutes')
    .select('meetingId')
    .where('meetingId', '=', meetingId)
    .where('publishedVersion', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

export function listProposals(db: Db, meetingId: number) {
  return db
    .selectFrom('meetingProposal')
    .leftJoin('member', 'member.id', 'meetingProposal.memberId')
    .select([
      'meetingProposal.id',
      'meetingProposal.memberId',
      'meetingProposal.title',
      'meetingProposal.wording',
      'meetingProposal.sentAt',
      'meetingProposal.state',
      'meetingProposal.answer',
      'firstName',
      'lastName',
    ])
    .where('meetingId', '=', meetingId)
    .orderBy('meetingProposal.id')
    .execute()
}

/** On paper alone: no letter was written to him and none can be, and nobody has handed him one. */
export const NEEDS_PAPER = sql<boolean>`(mail_id is null and posted_at is null and paper_on is null and not exists (
  select from (${REACHABLE(null)}) as reached where reached.id = meeting_invitee.member_id and left_out is null))`

export type Invitee = {
  readonly memberId: number
  readonly name: string
  readonly hasMail: boolean
  readonly postedAt: Date | null
  readonly pushedAt: Date | null
  readonly printedAt: Date | null
  readonly needsPaper: boolean
  readonly paperOn: string | null
}

/** Everybody who was called, and when it left. */
export async function listInvitees(db: Db, meetingId: number): Promise<readonly Invitee[]> {
  const { rows } = await sql<Invitee>`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name,
      mail_id is not null as "hasMail", posted_at as "postedAt", pushed_at as "pushedAt", printed_at as "printedAt", ${NEEDS_PAPER} as "needsPaper", paper_on::text as "paperOn"
    from meeting_invitee join member on member.id = member_id
    where meeting_id = ${meetingId}
    order by member.last_name collate cs, member.first_name collate cs, member.id`.execute(db)
  return rows
}
