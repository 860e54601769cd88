import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { countGone, countRoom } from '../room/room.server.ts'
import { numberResolutions } from '../resolutions/number-resolutions.server.ts'
import { refuseUnlessLeads } from '../voters/lead.server.ts'
import {
  answersOf,
  type Choice,
  fitsRoom,
  hasQuorum,
  resultOf,
  type Tally,
  tallyOf,
  votesNeeded,
} from './count.ts'
import type { ClosingInput } from './vote-input.ts'

type Acting = { readonly voteId: number; readonly now: Date }

/** The vote of an open meeting, both held; whoever leads it may. */
async function lockVote(tx: Db, visitor: Visitor, voteId: number) {
  const found = await tx
    .selectFrom('meetingVote')
    .select('meetingId')
    .where('id', '=', voteId)
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found')
  const meeting = await lockMeeting(tx, found.meetingId)
  await refuseUnlessLeads(tx, visitor, found.meetingId)
  const vote = await tx
    .selectFrom('meetingVote')
    .innerJoin('agendaPoint', 'agendaPoint.id', 'meetingVote.pointId')
    .selectAll('meetingVote')
    .select('agendaPoint.title')
    .where('meetingVote.id', '=', voteId)
    .forUpdate('meetingVote')
    .executeTakeFirstOrThrow()
  return { meeting, vote }
}

/** Enough rights were taken: no more are given, the key that signs them is thrown away, and only now ballots may come. */
export async function beginCasting(db: Db, visitor: Visitor, { voteId }: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { vote } = await lockVote(tx, visitor, voteId)
    if (vote.way !== 'secret' || vote.state !== 'open') throw new Refusal('vote_closed')
    const { rights } = await tx
      .selectFrom('ballotRight')
      .select(sql<number>`count(*)::int`.as('rights'))
      .where('voteId', '=', voteId)
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('ballotKey').where('voteId', '=', voteId).execute()
    await tx.updateTable('meetingVote').set({ state: 'casting', rights }).where('id', '=', voteId).execute()
    record(tx, visitor, 'VOTE_CASTING', { vote, changes: [{ field: 'rights', from: null, to: rights }] })
  })
}

type Closing = Acting & z.infer<typeof ClosingInput>

/** The result, with everything it follows from: numbers, who was there at that moment, quorum and rule. It is never changed. */
export async function closeVote(db: Db, visitor: Visitor, { voteId, now, ...typed }: Closing): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { meeting, vote } = await lockVote(tx, visitor, voteId)
    if (vote.state !== (vote.way === 'secret' ? 'casting' : 'open')) throw new Refusal('vote_closed')
    // Before it is read: two that held it for reading would wait for each other for ever.
    if (vote.way === 'secret') await holdBox(tx)
    const room = await countRoom(tx, vote.meetingId)
    // Who voted or took his right and went before the end was there when it was voted.
    const { gone, represented } =
      vote.way === 'hand'
        ? { gone: 0, represented: 0 }
        : await countGone(tx, { voteId, table: vote.way === 'secret' ? 'ballot_right' : 'public_ballot' })
    // What the chair said when he opened it, unless he says otherwise now.
    const said = typed.presentTyped ?? (vote.presentTyped ? (vote.present ?? undefined) : undefined)
    const present = said ?? room.present + gone
    if (present > room.entitled) throw new Refusal('invalid_fields', { fields: { presentTyped: 'too_big' } })
    const asked = { candidates: vote.candidates, seats: vote.seats }
    const tally =
      vote.way === 'hand'
        ? byHand(typed, asked, present)
        : tallyOf(await readBallots(tx, vote), answersOf(asked))
    if (tally.cast > present) throw new Refusal('more_votes_than_present')
    const needed = votesNeeded(vote.majority, { present, entitled: room.entitled })
    const isQuorate = hasQuorum(meeting.rules.quorum, { present, entitled: room.entitled })
    const { outcome, elected } = resultOf({ ...asked, counts: tally.counts, needed, isQuorate })
    if (vote.way === 'secret') await emptyBox(tx, voteId)
    await tx
      .updateTable('meetingVote')
      .set({
        state: 'closed',
        closedAt: now,
        closedBy: visitor.id,
        present,
        presentTyped: said !== undefined,
        represented: said === undefined ? room.represented + represented : null,
        entitled: room.entitled,
        needed,
        isQuorate,
        votesCast: tally.cast,
        abstained: tally.abstained,
        counts: [...tally.counts],
        outcome,
        elected: [...elected],
      })
      .where('id', '=', voteId)
      .execute()
    record(tx, visitor, 'VOTE_CLOSED', {
      vote,
      changes: [
        { field: 'outcome', from: null, to: outcome },
        { field: 'present', from: null, to: present },
      ],
    })
  })
}

type Vote = Awaited<ReturnType<typeof lockVote>>['vote']

function byHand(
  { counts, abstained = 0 }: z.infer<typeof ClosingInput>,
  asked: { readonly candidates: readonly string[]; readonly seats: number },
  present: number,
): Tally {
  if (counts?.length !== answersOf(asked))
    throw new Refusal('invalid_fields', { fields: { counts: 'required' } })
  if (!fitsRoom({ counts, abstained }, asked, present)) throw new Refusal('more_votes_than_present')
  const given = counts.reduce((sum, one) => sum + one, 0)
  // Of hands for several seats nobody knows whose they were: at least so many people voted.
  const voters =
    asked.candidates.length === 0 ? given : Math.max(0, ...counts, Math.ceil(given / asked.seats))
  return { cast: voters + abstained, abstained, counts }
}

async function readBallots(tx: Db, { id, way }: Vote): Promise<readonly Choice[]> {
  const rows =
    way === 'secret'
      ? await tx.selectFrom('ballotBox').select('choice').where('voteId', '=', id).execute()
      : await tx.selectFrom('publicBallot').select('choice').where('voteId', '=', id).execute()
  return rows.map(({ choice }) => choice)
}

/**
 * Counted ballots are written down anew, all at once and in the order of their random tokens, and the box is truncated: its file
 * goes, with the order and the transactions the ballots came in.
 */
async function emptyBox(tx: Db, voteId: number): Promise<void> {
  await sql`insert into secret_ballot (vote_id, token, signature, choice)
    select vote_id, token, signature, choice from ballot_box where vote_id = ${voteId} order by token`.execute(
    tx,
  )
  await sweepBox(tx, voteId)
}

/** One at a time, whosever meeting it is; phones that cast meanwhile wait a moment. */
async function holdBox(tx: Db): Promise<void> {
  await sql`lock table ballot_box in access exclusive mode`.execute(tx)
}

/** What another meeting has in the box just now is put back at once, in the order of its tokens: nothing of this vote is left behind it. */
async function sweepBox(tx: Db, voteId: number): Promise<void> {
  await holdBox(tx)
  await sql`create temporary table ballots_left on commit drop as
    select * from ballot_box where vote_id <> ${voteId}`.execute(tx)
  await sql`truncate ballot_box`.execute(tx)
  await sql`insert into ballot_box select * from ballots_left order by token`.execute(tx)
  await enqueue(tx, 'forget-arrivals', {})
}

/** What was voted stays in the record, and says that it does not count. */
export async function annulVote(
  db: Db,
  visitor: Visitor,
  { voteId, now, reason }: Acting & { readonly reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { meeting, vote } = await lockVote(tx, visitor, voteId)
    if (meeting.state !== 'open') throw new Refusal('meeting_not_open')
    if (vote.state === 'annulled') throw new Refusal('vote_closed')
    await tx.deleteFrom('ballotKey').where('voteId', '=', voteId).execute()
    const votesCast = vote.votesCast ?? (vote.way === 'hand' ? null : (await readBallots(tx, vote)).length)
    if (vote.state === 'casting') await sweepBox(tx, voteId)
    await tx
      .updateTable('meetingVote')
      .set({ votesCast, state: 'annulled', annulledAt: now, annulledBy: visitor.id, annulReason: reason })
      .where('id', '=', voteId)
      .execute()
    record(tx, visitor, 'VOTE_ANNULLED', { vote, changes: [{ field: 'reason', from: null, to: reason }] })
  })
}

/** The end: nobody is present any more, nothing else is voted on, and what was decided gets its number. */
export async function closeMeeting(
  db: Db,
  visitor: Visitor,
  { meetingId, now }: { readonly meetingId: number; readonly now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockMeeting(tx, meetingId)
    await refuseUnlessLeads(tx, visitor, meetingId)
    if (state !== 'open') throw new Refusal('meeting_not_open')
    const open = await tx
      .selectFrom('meetingVote')
      .select('id')
      .where('meetingId', '=', meetingId)
      .where('state', 'in', ['open', 'casting'])
      .executeTakeFirst()
    if (open) throw new Refusal('vote_open')
    await tx
      .updateTable('meetingPresence')
      .set({ leftAt: sql<Date>`greatest(came_at, ${now}::timestamptz)` })
      .where('meetingId', '=', meetingId)
      .where('leftAt', 'is', null)
      .execute()
    await tx
      .updateTable('meeting')
      .set({ state: 'closed', endedAt: now, endedBy: visitor.id })
      .where('id', '=', meetingId)
      .execute()
    await tx.deleteFrom('meetingDoor').where('meetingId', '=', meetingId).execute()
    const resolutions = await numberResolutions(tx, { meetingId, endedOn: pragueDay(now) })
    recordAudit(tx, {
      action: 'MEETING_CLOSED',
      actorId: visitor.id,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'resolutions', from: null, to: resolutions },
      ],
      note: title,
    })
  })
}

type Noted = {
  readonly vote: Pick<Vote, 'id' | 'meetingId' | 'title'>
  readonly changes: readonly { field: string; from: null; to: string | number }[]
}

function record(
  tx: Db,
  visitor: Visitor,
  action: 'VOTE_CASTING' | 'VOTE_CLOSED' | 'VOTE_ANNULLED',
  { vote: { id, meetingId, title }, changes }: Noted,
): void {
  recordAudit(tx, {
    action,
    actorId: visitor.id,
    changes: [
      { field: 'meeting', from: meetingId, to: meetingId },
      { field: 'vote', from: id, to: id },
      ...changes,
    ],
    note: title,
  })
}
