import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import { text } from '../../people/members/profile.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { computeVoters, listVoters } from '../voters/voters.server.ts'
import { listProxies } from './proxies.server.ts'
import { type ProxyEnd, whyNoProxy } from './proxy.ts'

const Id = z.int().positive().max(999_999_999)

export const OwnProxyInput = z.strictObject({ holderId: Id })
export const PaperProxyInput = z.strictObject({ memberId: Id, holderId: Id, note: text(500) })

type Pair = { readonly memberId: number; readonly holderId: number }
type Giving = { readonly meetingId: number; readonly now: Date }

/** In one's own corner: whoever signed in gives his own vote. */
export async function giveOwnProxy(
  db: Db,
  visitor: Visitor,
  { holderId, ...giving }: Giving & z.infer<typeof OwnProxyInput>,
): Promise<{ id: number }> {
  const { memberId } = visitor
  if (memberId === null) throw new Refusal('no_member_card')
  return inTransaction(db, (tx) => give(tx, visitor, { ...giving, memberId, holderId, note: '' }))
}

/** From paper, by those at the door; what the paper is stands beside it. */
export async function notePaperProxy(
  db: Db,
  visitor: Visitor,
  { meetingId, ...proxy }: Giving & z.infer<typeof PaperProxyInput>,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    await lockMeeting(tx, meetingId)
    if (!(await leadOf(tx, visitor, meetingId)).mayKeepDoor) throw new Refusal('not_at_door')
    return give(tx, visitor, { meetingId, ...proxy })
  })
}

async function give(
  tx: Db,
  visitor: Visitor,
  { meetingId, memberId, holderId, note, now }: Giving & Pair & { readonly note: string },
): Promise<{ id: number }> {
  const meeting = await lockMeeting(tx, meetingId)
  if (meeting.state !== 'called' && meeting.state !== 'open') throw new Refusal('proxy_needs_meeting')
  const voters =
    meeting.openedAt === null
      ? await computeVoters(tx, { day: pragueDay(meeting.startsAt), rules: meeting.rules })
      : await listVoters(tx, meetingId)
  const voting = new Set(voters.filter(({ standing }) => standing === 'votes').map((one) => one.memberId))
  const here = await listHere(tx, meetingId)
  const why = whyNoProxy({
    memberId,
    holderId,
    given: (await listProxies(tx, meetingId)).filter(({ endedAt }) => endedAt === null),
    most: meeting.rules.proxiesPerHolder,
    isVoter: (id) => voting.has(id),
    isHere: (id) => here.has(id),
  })
  if (why !== null) throw new Refusal(why)
  const made = await tx
    .insertInto('meetingProxy')
    .values({ meetingId, memberId, holderId, givenAt: now, givenBy: visitor.id, note })
    .returning('id')
    .executeTakeFirstOrThrow()
  record(tx, visitor.id, { action: 'PROXY_GIVEN', meeting, memberId, from: null, to: holderId })
  return made
}

async function listHere(tx: Db, meetingId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('meetingPresence')
    .select('memberId')
    .where('meetingId', '=', meetingId)
    .where('leftAt', 'is', null)
    .execute()
  return new Set(rows.map(({ memberId }) => memberId))
}

/** The giver takes it back, the holder returns it, or those at the door write down that he did. */
export async function endProxy(
  db: Db,
  visitor: Visitor,
  { meetingId, proxyId, now }: Giving & { readonly proxyId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    const proxy = await tx
      .selectFrom('meetingProxy')
      .select(['memberId', 'holderId'])
      .where('id', '=', proxyId)
      .where('meetingId', '=', meetingId)
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    const { memberId } = visitor
    const isTheirs = memberId !== null && (proxy?.memberId === memberId || proxy?.holderId === memberId)
    if (!proxy || !(isTheirs || (await leadOf(tx, visitor, meetingId)).mayKeepDoor))
      throw new Refusal('not_found')
    if (meeting.state !== 'called' && meeting.state !== 'open') throw new Refusal('proxy_needs_meeting')
    const reason = proxy.holderId === memberId ? 'returned' : 'withdrawn'
    await end(tx, visitor.id, { meeting, now, reason, which: sql`id = ${proxyId}` })
  })
}

type Meeting = { readonly id: number; readonly title: string }
type At = { readonly meeting: Meeting; readonly now: Date }

type Coming = At & { readonly memberId: number; readonly isHere: boolean }

/** Who is there votes himself. Who came and has left again, as the door told later, ended what he had given before. */
export async function endByComing(
  tx: Db,
  actorId: number,
  { memberId, isHere, ...at }: Coming,
): Promise<void> {
  const which = isHere
    ? sql`member_id = ${memberId}`
    : sql`member_id = ${memberId} and given_at <= ${at.now}::timestamptz`
  await end(tx, actorId, { ...at, reason: 'came', which })
}

/** At the opening: who turned out to have no vote neither gives it nor stands in for another. */
export async function endWithoutVote(tx: Db, actorId: number, at: At): Promise<void> {
  const which = sql`exists (select from meeting_voter where meeting_voter.meeting_id = ${at.meeting.id}
      and meeting_voter.member_id in (meeting_proxy.member_id, holder_id) and standing <> 'votes')
    or (select count(*) from meeting_voter where meeting_voter.meeting_id = ${at.meeting.id}
      and meeting_voter.member_id in (meeting_proxy.member_id, holder_id)) < 2`
  await end(tx, actorId, { ...at, reason: 'no_vote', which })
}

type Ending = At & { readonly reason: ProxyEnd; readonly which: ReturnType<typeof sql> }

async function end(tx: Db, actorId: number, { meeting, now, reason, which }: Ending): Promise<void> {
  const { rows } = await sql<Pair>`update meeting_proxy
    set ended_at = greatest(given_at, ${now}::timestamptz), ended_by = ${actorId}, end_reason = ${reason}
    where meeting_id = ${meeting.id} and ended_at is null and (${which})
    returning member_id as "memberId", holder_id as "holderId"`.execute(tx)
  for (const { memberId, holderId } of rows)
    record(tx, actorId, { action: 'PROXY_ENDED', meeting, memberId, from: holderId, to: null })
}

type Noted = {
  readonly action: 'PROXY_GIVEN' | 'PROXY_ENDED'
  readonly meeting: Meeting
  readonly memberId: number
  readonly from: number | null
  readonly to: number | null
}

function record(tx: Db, actorId: number, { action, meeting, memberId, from, to }: Noted): void {
  recordAudit(tx, {
    action,
    actorId,
    memberId,
    changes: [
      { field: 'meeting', from: meeting.id, to: meeting.id },
      { field: 'holder', from, to },
    ],
    note: meeting.title,
  })
}
