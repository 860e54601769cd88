import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isAnnounced } from '../calling/meeting.ts'
import { findMeeting } from '../calling/meetings.server.ts'
import { listRepresented } from '../room/proxies.server.ts'
import { countRoom } from '../room/room.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { answersOf, type Choice, hasQuorum, quorumOf, runOff, tallyOf } from './count.ts'
import { majorityFrom, quorumFrom } from './rule-from.ts'
import { keyNumbers } from './sign-blind.server.ts'

/** Which point of the agenda it is, as it was announced. */
const PLACE = sql<number>`(select count(*)::int from agenda_point as before where before.meeting_id = agenda_point.meeting_id
  and (before.position, before.id) <= (agenda_point.position, agenda_point.id))`
// Asked with the vote itself: in a crowd each statement waits for its turn.
const TAKEN = sql<number>`case when state in ('open', 'casting')
  then (select count(*)::int from ballot_right where vote_id = meeting_vote.id) else 0 end`
const CAME = sql<number>`case when state not in ('open', 'casting') then 0
  when way = 'secret' then (select count(*)::int from ballot_box where vote_id = meeting_vote.id)
  else (select count(*)::int from public_ballot where vote_id = meeting_vote.id) end`
/** In public everybody sees how it goes, as hands are seen; of a secret vote nobody knows before the end. */
const SO_FAR = sql<readonly Choice[] | null>`case when state = 'open' and way = 'phone'
  then coalesce((select json_agg(choice) from public_ballot where vote_id = meeting_vote.id), '[]') end`

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
      'agendaPoint.presenter',
      PLACE.as('number'),
      TAKEN.as('taken'),
      CAME.as('came'),
      SO_FAR.as('soFar'),
    ])
    .where('meetingVote.meetingId', '=', meetingId)
    .orderBy('meetingVote.id')
    .execute()
}

type Votes = Awaited<ReturnType<typeof listVotes>>

const isRunning = ({ state }: Votes[number]) => state === 'open' || state === 'casting'

/** What everybody in the room may know, the projector too: numbers, never names. */
export async function viewRoom(db: Db, meetingId: number) {
  const [meeting, room, votes] = await Promise.all([
    findMeeting(db, meetingId),
    countRoom(db, meetingId),
    listVotes(db, meetingId),
  ])
  if (!meeting || !isAnnounced(meeting)) throw new Refusal('not_found')
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
    quorumFrom: quorumFrom(meeting),
    isQuorate: hasQuorum(meeting.rules.quorum, room),
    vote: running ? runningOf(running, meeting) : null,
    results: votes.filter((vote) => !isRunning(vote)).map((vote) => toldOf(vote, meeting)),
  }
}

export type RoomView = Awaited<ReturnType<typeof viewRoom>>

type Meeting = Parameters<typeof quorumFrom>[0]

const toldOf = (
  { publicKey: _key, closedAt: _at, taken: _taken, came: _came, soFar: _far, ...vote }: Votes[number],
  meeting: Meeting,
) => ({
  ...vote,
  majorityFrom: majorityFrom(vote.majority, meeting),
  next:
    vote.state === 'closed' && vote.outcome === 'undecided' && vote.counts
      ? runOff({ ...vote, counts: vote.counts })
      : null,
})

export type VoteView = ReturnType<typeof toldOf>

/** How many took their right and how many ballots came; of a public vote how many voted, and how it goes. */
function runningOf(vote: Votes[number], meeting: Meeting) {
  const { taken, came, soFar } = vote
  const far = soFar && tallyOf(soFar, answersOf(vote))
  return {
    ...toldOf(vote, meeting),
    ...(far && { counts: far.counts, abstained: far.abstained }),
    taken,
    came,
  }
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
