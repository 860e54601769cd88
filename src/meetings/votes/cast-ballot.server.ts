import type { z } from 'zod'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isChoice } from './count.ts'
import { isSigned } from './sign-blind.server.ts'
import type { SecretBallot } from './vote-input.ts'

/**
 * A secret ballot: who sends it is nobody, and nothing is asked or kept of him. Each token once; the same ballot again is the same
 * ballot, so that a lost answer can be asked for again. No audit, no time, no number of its own.
 */
export async function castBallot(
  db: Db,
  { voteId, token, signature, choice }: z.infer<typeof SecretBallot>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const vote = await tx
      .selectFrom('meetingVote')
      .select(['way', 'state', 'publicKey', 'candidates', 'seats'])
      .where('id', '=', voteId)
      .forShare()
      .executeTakeFirst()
    if (vote?.way !== 'secret' || vote.publicKey === null) throw new Refusal('not_found')
    if (vote.state === 'open') throw new Refusal('casting_not_open')
    if (!isSigned(vote.publicKey, { token, signature })) throw new Refusal('ballot_not_ours')
    if (vote.state !== 'casting') throw new Refusal('vote_closed')
    if (!isChoice(choice, vote)) throw new Refusal('invalid_fields', { fields: { choice: 'invalid' } })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('ballotBox')
      .values({ voteId, token, signature, choice: [...choice] })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return
    const first = await tx
      .selectFrom('ballotBox')
      .select('choice')
      .where('voteId', '=', voteId)
      .where('token', '=', token)
      .executeTakeFirst()
    if (first?.choice.join() !== choice.join()) throw new Refusal('voted_already')
  })
}
