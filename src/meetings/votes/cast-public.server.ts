import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isVoterPresent } from '../room/room.server.ts'
import { type Choice, isChoice } from './count.ts'
import { signBlind } from './sign-blind.server.ts'

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

async function refuseAbsent(tx: Db, { memberId }: Visitor, meetingId: number): Promise<number> {
  if (memberId === null) throw new Refusal('no_member_card')
  if (!(await isVoterPresent(tx, meetingId, memberId))) throw new Refusal('not_voting_here')
  return memberId
}

/** In public, with a name: once, and it stands. */
export async function castPublic(
  db: Db,
  visitor: Visitor,
  { voteId, choice }: { readonly voteId: number; readonly choice: Choice },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const vote = await holdVote(tx, voteId)
    if (vote.way !== 'phone' || vote.state !== 'open') throw new Refusal('vote_closed')
    const memberId = await refuseAbsent(tx, visitor, vote.meetingId)
    if (!isChoice(choice, vote)) throw new Refusal('invalid_fields', { fields: { choice: 'invalid' } })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('publicBallot')
      .values({ voteId, memberId, choice: [...choice] })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('voted_already')
  })
}

/**
 * The right to one secret ballot. What is to be signed was blinded on the phone; the same asked for again gets the same, so that
 * a lost answer costs nobody his vote, and anything else is refused.
 */
export async function takeRight(
  db: Db,
  visitor: Visitor,
  { voteId, blinded }: { readonly voteId: number; readonly blinded: string },
): Promise<{ readonly signed: string }> {
  return inTransaction(db, async (tx) => {
    const vote = await holdVote(tx, voteId)
    const { memberId } = visitor
    if (memberId === null) throw new Refusal('no_member_card')
    const known = await findRight(tx, { voteId, memberId })
    if (known) {
      if (known.blinded !== blinded) throw new Refusal('right_taken')
      return { signed: known.signed }
    }
    if (vote.way !== 'secret' || vote.state !== 'open') throw new Refusal('rights_closed')
    await refuseAbsent(tx, visitor, vote.meetingId)
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
      .values({ voteId, memberId, blinded, signed })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return { signed }
    const first = await findRight(tx, { voteId, memberId })
    if (first?.blinded !== blinded) throw new Refusal('right_taken')
    return { signed: first.signed }
  })
}

function findRight(tx: Db, { voteId, memberId }: { readonly voteId: number; readonly memberId: number }) {
  return tx
    .selectFrom('ballotRight')
    .select(['blinded', 'signed'])
    .where('voteId', '=', voteId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
}
