import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isAnnounced } from '../calling/meeting.ts'
import { findMeeting } from '../calling/meetings.server.ts'
import { listRepresented } from '../room/proxies.server.ts'
import { countRoom } from '../room/room.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { hasQuorum, nextRound, quorumOf } from './count.ts'
import { keyNumbers } from './sign-blind.server.ts'

/** Every vote of a meeting in the order it was held, annulled ones too. */
async function listVotes(db: Db, meetingId: number) {
  return db
    .selectFrom('meetingVote')
    .innerJoin('agendaPoint', 'agendaPoint.id', 'meetingVote.pointId')
    .select([
      'meetingVote.id',
      'meetingVote.pointId',
      'meetingVote.round',
      'meetingVote.way',
      'meetingVote.majority',
      'meetingVote.candidates',
      'meetingVote.seats',
      'meetingVote.state',
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
      'meetingVote.annulReason',
      'meetingVote.closedAt',
      'meetingVote.publicKey',
      'agendaPoint.title',
      'agendaPoint.wording',
    ])
    .where('meetingVote.meetingId', '=', meetingId)
    .orderBy('meetingVote.id')
    .execute()
}

type Votes = Awaited<ReturnType<typeof listVotes>>

const isRunning = ({ state }: Votes[number]) => state === 'open' || state === 'casting'

/** What everybody in the room may know, the projector too: numbers, never names. */
export async function viewRoom(db: Db, meetingId: number) {
  const meeting = await findMeeting(db, meetingId)
  if (!meeting || !isAnnounced(meeting)) throw new Refusal('not_found')
  const [room, votes] = await Promise.all([countRoom(db, meetingId), listVotes(db, meetingId)])
  const running = votes.find(isRunning)
  return {
    id: meetingId,
    name: meeting.title,
    state: meeting.state,
    startsAt: meeting.startsAt.toISOString(),
    present: room.present,
    represented: room.represented,
    entitled: room.entitled,
    guests: room.guests,
    proxiesPerHolder: meeting.rules.proxiesPerHolder,
    quorum: quorumOf(meeting.rules.quorum, room.entitled),
    quorumRule: meeting.rules.quorum,
    isQuorate: hasQuorum(meeting.rules.quorum, room),
    vote: running ? { ...toldOf(running), ...(await countComing(db, running)) } : null,
    results: votes.filter((vote) => !isRunning(vote)).map(toldOf),
  }
}

export type RoomView = Awaited<ReturnType<typeof viewRoom>>

const toldOf = ({ publicKey: _key, closedAt: _at, ...vote }: Votes[number]) => ({
  ...vote,
  next:
    vote.state === 'closed' && vote.outcome === 'undecided' && vote.counts
      ? nextOf(vote.candidates, nextRound({ counts: vote.counts, seats: vote.seats, elected: vote.elected }))
      : null,
})

export type VoteView = ReturnType<typeof toldOf>

const nextOf = (candidates: readonly string[], next: ReturnType<typeof nextRound>) => ({
  seats: next.seats,
  candidates: next.answers.map((answer) => candidates[answer - 1] ?? ''),
})

/** How many took their right and how many ballots came; of a public vote how many voted. */
async function countComing(db: Db, { id, way }: Votes[number]) {
  const { rows } = await sql<{ taken: number; came: number }>`select
    (select count(*)::int from ballot_right where vote_id = ${id}) as taken,
    (select count(*)::int from ${sql.table(way === 'secret' ? 'ballot_box' : 'public_ballot')}
      where vote_id = ${id}) as came`.execute(db)
  return rows[0] ?? { taken: 0, came: 0 }
}

/** The same for one person: whether he votes here, for whom else, and what is done already. */
export async function viewOwnRoom(db: Db, { memberId }: Pick<Visitor, 'memberId'>, meetingId: number) {
  if (memberId === null) throw new Refusal('not_found')
  const room = await viewRoom(db, meetingId)
  const vote = room.vote
  const { rows } = await sql<{ votes: boolean; isHere: boolean; publicKey: string | null }>`
    select coalesce((select standing = 'votes' from meeting_voter
        where meeting_id = ${meetingId} and member_id = ${memberId}), false) as votes,
      exists (select from meeting_presence where meeting_id = ${meetingId} and member_id = ${memberId}
        and left_at is null) as "isHere",
      (select public_key from meeting_vote where id = ${vote?.id ?? 0}) as "publicKey"`.execute(db)
  const { publicKey, ...mine } = rows[0] ?? { votes: false, isHere: false, publicKey: null }
  const others = mine.isHere ? await listRepresented(db, { meetingId, holderId: memberId }) : []
  const done = vote
    ? await listDone(db, vote, [memberId, ...others.map((one) => one.memberId)])
    : new Map<number, Done>()
  const own = done.get(memberId)
  return {
    room,
    mine: {
      ...mine,
      hasVoted: vote?.way === 'phone' && own !== undefined,
      hasRight: vote?.way === 'secret' && own !== undefined,
      doneBy: own?.holder ?? null,
      standsFor: others.map(({ memberId: id, name }) => ({ memberId: id, name, isDone: done.has(id) })),
      key: publicKey === null ? null : keyNumbers(publicKey),
    },
  }
}

type Done = { readonly memberId: number; readonly holder: string | null }

/** Of these people those who have voted or taken their right, and by whom. */
async function listDone(
  db: Db,
  { id, way }: Pick<Votes[number], 'id' | 'way'>,
  people: readonly number[],
): Promise<ReadonlyMap<number, Done>> {
  if (way === 'hand') return new Map()
  const { rows } = await sql<Done>`
    select done.member_id as "memberId", member.last_name || ' ' || member.first_name as holder
    from ${sql.table(way === 'secret' ? 'ballot_right' : 'public_ballot')} as done
    left join meeting_proxy on meeting_proxy.id = proxy_id left join member on member.id = holder_id
    where vote_id = ${id} and done.member_id = any(${people}::int[])`.execute(db)
  return new Map(rows.map((one) => [one.memberId, one]))
}

export type OwnRoom = Awaited<ReturnType<typeof viewOwnRoom>>

/** Counted ballots as they are stored, for whoever wants to count them again; a phone finds its own by the token. */
export async function listBallots(db: Db, visitor: Visitor, voteId: number) {
  if (visitor.memberId === null) throw new Refusal('not_found')
  const vote = await db
    .selectFrom('meetingVote')
    .select(['way', 'state', 'publicKey'])
    .where('id', '=', voteId)
    .executeTakeFirst()
  if (vote?.way !== 'secret' || vote.publicKey === null) throw new Refusal('not_found')
  const ballots = await db
    .selectFrom('secretBallot')
    .select(['token', 'signature', 'choice'])
    .where('voteId', '=', voteId)
    .orderBy('token')
    .execute()
  return { publicKey: vote.publicKey, ballots }
}

/** Who voted how in public, and who for whom: told once the vote is over. */
export async function listNamedVotes(db: Db, visitor: Visitor, voteId: number) {
  const vote = await db
    .selectFrom('meetingVote')
    .select(['meetingId', 'way', 'state', 'candidates'])
    .where('id', '=', voteId)
    .executeTakeFirst()
  if (vote?.way !== 'phone' || vote.state === 'open') throw new Refusal('not_found')
  if (visitor.memberId === null && !(await leadOf(db, visitor, vote.meetingId)).mayLead)
    throw new Refusal('not_found')
  const { rows } = await sql<{ memberId: number; name: string; holder: string | null; choice: number[] }>`
    select giver.id as "memberId", giver.last_name || ' ' || giver.first_name as name, holder.last_name || ' ' || holder.first_name as holder, choice
    from public_ballot join member as giver on giver.id = public_ballot.member_id
    left join meeting_proxy on meeting_proxy.id = proxy_id left join member as holder on holder.id = holder_id
    where vote_id = ${voteId}
    order by giver.last_name collate cs, giver.first_name collate cs, giver.id`.execute(db)
  return { candidates: vote.candidates, votes: rows }
}
