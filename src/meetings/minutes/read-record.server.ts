import { sql } from 'kysely'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findMeeting, listParts, listPoints } from '../calling/meetings.server.ts'
import { listProxies } from '../room/proxies.server.ts'
import { numberOf } from '../resolutions/resolution.ts'
import type { Invited, MeetingRecord, PointRecord, Stay, VoteRecord } from './record.ts'

/** What the house knows of a meeting, as far as it has come. */
export async function readRecord(db: Db, meetingId: number): Promise<MeetingRecord> {
  const meeting = await findMeeting(db, meetingId)
  if (!meeting) throw new Refusal('not_found')
  const [parts, points, votes, presence, proxies, invited, list, first] = await Promise.all([
    listParts(db, meetingId),
    listPoints(db, meetingId),
    listVotes(db, meetingId),
    listStays(db, meetingId),
    listProxies(db, meetingId),
    countInvited(db, meetingId, addDays(pragueDay(meeting.startsAt), -meeting.rules.noticeDays)),
    countList(db, meetingId),
    meeting.substituteOf === null ? null : findMeeting(db, meeting.substituteOf),
  ])
  const names = await listNames(db, [
    meeting.calledBy,
    meeting.shortNoticeBy,
    meeting.openedBy,
    meeting.endedBy,
    ...votes.map(({ annulledBy }) => annulledBy),
  ])
  const nameOf = (account: number | null) => (account === null ? null : (names.get(account) ?? null))
  const partOf = (wanted: string) =>
    parts.filter(({ part }) => part === wanted).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const { title, place, startsAt, rules, calledAt, openedAt, endedAt } = meeting
  return {
    title,
    place,
    startsAt,
    rules,
    calledAt,
    openedAt,
    endedAt,
    calledBy: nameOf(meeting.calledBy),
    openedBy: nameOf(meeting.openedBy),
    endedBy: nameOf(meeting.endedBy),
    asked: meeting.askedBy && meeting.askedOn ? { by: meeting.askedBy, on: meeting.askedOn } : null,
    shortNotice: meeting.shortNoticeReason
      ? { by: nameOf(meeting.shortNoticeBy) ?? 'neuvedeno', reason: meeting.shortNoticeReason }
      : null,
    substituteOf: first && { title: first.title, startsAt: first.startsAt },
    invited,
    chair: partOf('chair')[0] ?? null,
    recorder: partOf('recorder')[0] ?? null,
    verifiers: partOf('verifier'),
    ...list,
    presence,
    proxies,
    points: points.map(({ id, ...point }): PointRecord => ({
      title: point.title,
      kind: point.kind,
      wording: point.wording,
      presenter: point.presenter,
      documentTitle: point.documentTitle,
      isLate: point.isLate,
      votes: votes.filter(({ pointId }) => pointId === id).map((vote) => voteRecord(vote, nameOf)),
    })),
  }
}

type Vote = Awaited<ReturnType<typeof listVotes>>[number]

function voteRecord(vote: Vote, nameOf: (account: number | null) => string | null): VoteRecord {
  const { annulledAt, annulledBy, annulReason, year, number, pointId: _point, ...rest } = vote
  return {
    ...rest,
    annulled: annulledAt
      ? { at: annulledAt, by: nameOf(annulledBy) ?? 'neuvedeno', reason: annulReason ?? '' }
      : null,
    resolution: year !== null && number !== null ? numberOf({ year, number }) : null,
  }
}

/** In the order they were held, annulled ones too. */
function listVotes(db: Db, meetingId: number) {
  return db
    .selectFrom('meetingVote')
    .leftJoin('resolution', 'resolution.voteId', 'meetingVote.id')
    .select([
      'meetingVote.pointId',
      'meetingVote.round',
      'meetingVote.way',
      'meetingVote.majority',
      'meetingVote.state',
      'meetingVote.candidates',
      'meetingVote.seats',
      'meetingVote.openedAt',
      'meetingVote.closedAt',
      'meetingVote.present',
      'meetingVote.presentTyped',
      'meetingVote.quietDoors',
      'meetingVote.represented',
      'meetingVote.entitled',
      'meetingVote.needed',
      'meetingVote.isQuorate',
      'meetingVote.rights',
      'meetingVote.votesCast',
      'meetingVote.abstained',
      'meetingVote.counts',
      'meetingVote.outcome',
      'meetingVote.elected',
      'meetingVote.annulledAt',
      'meetingVote.annulledBy',
      'meetingVote.annulReason',
      'resolution.year',
      'resolution.number',
    ])
    .where('meetingVote.meetingId', '=', meetingId)
    .orderBy('meetingVote.id')
    .execute()
}

/** From when to when each was there, by name; whoever was erased stands there as his card does. */
async function listStays(db: Db, meetingId: number): Promise<readonly Stay[]> {
  const { rows } = await sql<Stay>`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name,
      coalesce(standing = 'votes', false) as votes, came_at as "cameAt", left_at as "leftAt"
    from meeting_presence join member on member.id = meeting_presence.member_id
    left join meeting_voter on meeting_voter.meeting_id = meeting_presence.meeting_id
      and meeting_voter.member_id = meeting_presence.member_id
    where meeting_presence.meeting_id = ${meetingId}
    order by member.last_name collate cs, member.first_name collate cs, member.id, came_at`.execute(db)
  return rows
}

async function countInvited(db: Db, meetingId: number, lastDay: string): Promise<Invited> {
  const { rows } = await sql<Invited>`
    select count(*)::int as total, count(posted_at)::int as posted,
      min(posted_at) as "firstPostedAt", max(posted_at) as "lastPostedAt",
      count(pushed_at)::int as pushed, min(pushed_at) as "firstPushedAt", max(pushed_at) as "lastPushedAt",
      count(paper_on)::int as handed, min(paper_on)::text as "firstHandedOn", max(paper_on)::text as "lastHandedOn",
      count(*) filter (where least((posted_at at time zone 'Europe/Prague')::date, paper_on) > ${lastDay}::date)::int as late,
      count(*) filter (where posted_at is null and paper_on is null)::int as unproved
    from meeting_invitee where meeting_id = ${meetingId}`.execute(db)
  const [counted] = rows
  if (!counted) throw new Refusal('not_found')
  return counted
}

async function countList(db: Db, meetingId: number) {
  const { rows } = await sql<{ entitled: number; without: number }>`
    select count(*) filter (where standing = 'votes')::int as entitled,
      count(*) filter (where standing <> 'votes')::int as without
    from meeting_voter where meeting_id = ${meetingId}`.execute(db)
  return rows[0] ?? { entitled: 0, without: 0 }
}

async function listNames(db: Db, accounts: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(accounts.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.memberId')
    .select(['account.id', 'firstName', 'lastName'])
    .where('account.id', 'in', ids)
    .where('member.erasedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}
