import type { z } from 'zod'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { listRepresented } from '../room/proxies.server.ts'
import { isVoterPresent } from '../room/room.server.ts'
import { isChoice } from './count.ts'
import { inLanes } from './in-lanes.server.ts'
import { signBlind } from './sign-blind.server.ts'
import type { PublicBallot, RightInput } from './vote-input.ts'

/** The vote as it is, kept from closing while somebody is just voting; many may at once. */
async function holdVote(tx: Db, voteId: number) {
  const vote = await tx
    .selectFrom('meetingVote')
    .selectAll()
    .where('id', '=', voteId)
    .forShare()
    .executeTakeFirst()
  if (!vote) throw new Refusal('not_found')
  return vote
}

/** Whoever is known as a member: signed in, or by the link of his invitation. */
type Voter = Pick<Visitor, 'memberId'>

type Whose = { readonly memberId: number; readonly proxyId: number | null }

/** Whose vote it is: one's own, or of somebody one stands in for here and now. */
async function findWhose(
  tx: Db,
  { memberId }: Voter,
  { meetingId, whose }: { readonly meetingId: number; readonly whose: number | undefined },
): Promise<Whose> {
  if (memberId === null) throw new Refusal('no_member_card')
  if (whose === undefined || whose === memberId) {
    if (!(await isVoterPresent(tx, meetingId, memberId))) throw new Refusal('not_voting_here')
    return { memberId, proxyId: null }
  }
  const represented = await listRepresented(tx, { meetingId, holderId: memberId })
  const one = represented.find((giver) => giver.memberId === whose)
  if (!one) throw new Refusal('not_your_proxy')
  return one
}

type Casting = z.infer<typeof PublicBallot> & { readonly voteId: number }

/** In public, with a name: once, and it stands. */
export const castPublic = (db: Db, visitor: Voter, casting: Casting): Promise<void> =>
  inLanes(db, { voteId: casting.voteId, whose: visitor.memberId ?? 0 }, () => cast(db, visitor, casting))

async function cast(db: Db, visitor: Voter, { voteId, choice, memberId: whose }: Casting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const vote = await holdVote(tx, voteId)
    if (vote.way !== 'phone' || vote.state !== 'open') throw new Refusal('vote_closed')
    const { memberId, proxyId } = await findWhose(tx, visitor, { meetingId: vote.meetingId, whose })
    if (!isChoice(choice, vote)) throw new Refusal('invalid_fields', { fields: { choice: 'invalid' } })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('publicBallot')
      .values({ voteId, memberId, proxyId, choice: [...choice] })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return
    const first = await tx
      .selectFrom('publicBallot')
      .select('proxyId')
      .where('voteId', '=', voteId)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    const isByOther = proxyId === null && (first?.proxyId ?? null) !== null
    throw new Refusal(isByOther ? 'voted_by_proxy' : 'voted_already')
  })
}

type Taking = z.infer<typeof RightInput> & { readonly voteId: number }
type Signed = { readonly signed: string }

/**
 * The right to one secret ballot, one's own or of somebody one stands in for. What is to be signed was blinded on the phone; the same
 * asked for again gets the same, so that a lost answer costs nobody his vote, and anything else is refused.
 */
export const takeRight = (db: Db, visitor: Voter, taking: Taking): Promise<Signed> =>
  inLanes(db, { voteId: taking.voteId, whose: visitor.memberId ?? 0 }, () => take(db, visitor, taking))

async function take(db: Db, visitor: Voter, { voteId, blinded, memberId: whose }: Taking): Promise<Signed> {
  return inTransaction(db, async (tx) => {
    const vote = await holdVote(tx, voteId)
    if (visitor.memberId === null) throw new Refusal('no_member_card')
    const wanted = { voteId, memberId: whose ?? visitor.memberId, takerId: visitor.memberId, blinded }
    const known = await findRight(tx, wanted)
    if (known) return sameRight(known, wanted)
    if (vote.way !== 'secret' || vote.state !== 'open') throw new Refusal('rights_closed')
    const { memberId, proxyId } = await findWhose(tx, visitor, { meetingId: vote.meetingId, whose })
    const key = await tx
      .selectFrom('ballotKey')
      .select('privateKey')
      .where('voteId', '=', voteId)
      .executeTakeFirst()
    // Restored from a backup: it has no key, and can only be annulled.
    if (!key) throw new Refusal('rights_closed')
    const signed = signBlind(key.privateKey, blinded)
    if (signed === null) throw new Refusal('invalid_fields', { fields: { blinded: 'invalid' } })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('ballotRight')
      .values({ voteId, memberId, blinded, signed, proxyId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n ? { signed } : sameRight(await findRight(tx, wanted), wanted)
  })
}

type Wanted = {
  readonly voteId: number
  readonly memberId: number
  readonly takerId: number
  readonly blinded: string
}

/** Only who took it is answered, and only what he asked for then. */
function sameRight(
  right: Awaited<ReturnType<typeof findRight>>,
  { memberId, takerId, blinded }: Wanted,
): { readonly signed: string } {
  const isHis = right && (right.holderId ?? memberId) === takerId
  if (isHis && right.blinded === blinded) return { signed: right.signed }
  if (right && !isHis) throw new Refusal(memberId === takerId ? 'right_taken_by_proxy' : 'not_your_proxy')
  throw new Refusal('right_taken')
}

function findRight(tx: Db, { voteId, memberId }: Pick<Wanted, 'voteId' | 'memberId'>) {
  return tx
    .selectFrom('ballotRight')
    .leftJoin('meetingProxy', 'meetingProxy.id', 'ballotRight.proxyId')
    .select(['blinded', 'signed', 'meetingProxy.holderId'])
    .where('voteId', '=', voteId)
    .where('ballotRight.memberId', '=', memberId)
    .executeTakeFirst()
}
