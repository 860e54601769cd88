import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting } from '../calling/meetings.server.ts'
import { countQuietDoors, hearDoors } from '../room/doors.server.ts'
import { countRoom } from '../room/room.server.ts'
import { refuseUnlessLeads } from '../voters/lead.server.ts'
import { runOff } from './count.ts'
import { newVoteKey } from './sign-blind.server.ts'
import type { NewVote } from './vote-input.ts'

type Opening = z.infer<typeof NewVote> & {
  readonly meetingId: number
  readonly now: Date
  readonly isSecure: boolean
}

/** The chair puts a point to the vote; one at a time. */
export async function openVote(
  db: Db,
  visitor: Visitor,
  { meetingId, pointId, way, majority, candidates, seats, presentTyped, now, isSecure }: Opening,
): Promise<{ id: number }> {
  // Over an open line anybody on the way reads the ballots.
  if (way === 'secret' && !isSecure) throw new Refusal('secret_needs_https')
  // Before anything is held: it takes a while.
  const keys = way === 'secret' ? await newVoteKey() : null
  const asked = presentTyped === undefined ? await hearDoors(db, meetingId) : null
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    await refuseUnlessLeads(tx, visitor, meetingId)
    if (meeting.state !== 'open') throw new Refusal('meeting_not_open')
    const point = await tx
      .selectFrom('agendaPoint')
      .select(['kind', 'title', 'isLate'])
      .where('id', '=', pointId)
      .where('meetingId', '=', meetingId)
      .executeTakeFirst()
    if (!point) throw new Refusal('not_found')
    if (point.kind === 'inform') throw new Refusal('nothing_to_vote_on')
    refuseCandidates(point.kind, { candidates, seats })
    const votes = await tx
      .selectFrom('meetingVote')
      .select(['pointId', 'round', 'state', 'outcome', 'candidates', 'seats', 'counts', 'elected'])
      .where('meetingId', '=', meetingId)
      .execute()
    if (votes.some(({ state }) => state === 'open' || state === 'casting')) throw new Refusal('vote_open')
    const before = votes.filter((vote) => vote.pointId === pointId)
    if (
      before.some(
        ({ state, outcome }) => state === 'closed' && outcome !== 'undecided' && outcome !== 'no_quorum',
      )
    )
      throw new Refusal('point_decided')
    refuseOutsiders(before, { candidates, seats })
    const door = await askDoor(tx, { meetingId, presentTyped, asked })
    const round = Math.max(0, ...before.map((vote) => vote.round)) + 1
    const made = await tx
      .insertInto('meetingVote')
      .values({
        meetingId,
        pointId,
        round,
        way,
        majority: point.isLate ? 'everybody' : (majority ?? meeting.rules.majority),
        candidates,
        seats,
        state: 'open',
        openedAt: now,
        openedBy: visitor.id,
        publicKey: keys?.publicKey ?? null,
        ...door,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (keys)
      await tx.insertInto('ballotKey').values({ voteId: made.id, privateKey: keys.privateKey }).execute()
    recordAudit(tx, {
      action: 'VOTE_OPENED',
      actorId: visitor.id,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'vote', from: null, to: made.id },
        { field: 'way', from: null, to: way },
        ...(presentTyped === undefined ? [] : [{ field: 'present', from: null, to: presentTyped }]),
      ],
      note: point.title,
    })
    return made
  })
}

type Room = {
  readonly meetingId: number
  readonly presentTyped: number | undefined
  readonly asked: string | null
}

/** Only the door knows who is there. While it has not told everything the chair says it himself, and that stays written down. */
async function askDoor(tx: Db, { meetingId, presentTyped, asked }: Room) {
  const quietDoors = await countQuietDoors(tx, meetingId, asked)
  if (presentTyped === undefined) {
    if (quietDoors > 0) throw new Refusal('doors_quiet')
    return {}
  }
  const { entitled } = await countRoom(tx, meetingId)
  if (presentTyped > entitled) throw new Refusal('invalid_fields', { fields: { presentTyped: 'too_big' } })
  return { present: presentTyped, presentTyped: true, quietDoors }
}

/** By https, or on the machine itself. */
export function isPrivateLine({
  isSecure,
  origin,
}: {
  readonly isSecure: boolean
  readonly origin: string
}): boolean {
  return isSecure || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(origin)
}

type Asked = { readonly candidates: readonly string[]; readonly seats: number }
type Held = Asked & {
  readonly round: number
  readonly state: string
  readonly outcome: string | null
  readonly counts: readonly number[] | null
  readonly elected: readonly number[]
}

/** Whoever was elected has his seat, and only those who came furthest go on; one of them may step back. */
function refuseOutsiders(before: readonly Held[], asked: Asked): void {
  const last = before
    .filter(({ state, outcome }) => state === 'closed' && outcome === 'undecided')
    .toSorted((one, other) => other.round - one.round)[0]
  if (!last?.counts) return
  const next = runOff({ ...last, counts: last.counts })
  if (asked.seats > next.seats || asked.candidates.some((name) => !next.candidates.includes(name)))
    throw new Refusal('not_in_next_round')
}

/** An election has somebody to choose from, each once; everything else is yes or no. */
function refuseCandidates(kind: string, { candidates, seats }: Asked): void {
  const isElection = kind === 'elect'
  if (isElection && candidates.length === 0)
    throw new Refusal('invalid_fields', { fields: { candidates: 'required' } })
  const isOdd = new Set(candidates).size < candidates.length || seats > Math.max(1, candidates.length)
  if (isOdd || (!isElection && candidates.length > 0))
    throw new Refusal('invalid_fields', { fields: { candidates: 'invalid' } })
}
