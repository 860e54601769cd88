import { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { can } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { giveTitle, NewTerm } from '../titles/give-title.server.ts'

const Id = z.int().positive().max(999_999_999)

/** One title, one term and one role for all whom the vote elected. */
export const ResultInput = NewTerm.omit({ memberId: true }).extend({
  titleId: Id,
  members: z.array(Id).min(1).max(20).describe('the cards of the elected'),
  password: z.string().max(1000).optional().describe('one’s own, where a Webmaster is made or unmade'),
})

type Result = z.infer<typeof ResultInput> & { readonly voteId: number; readonly today: string }

/** Whom a vote elected gets title, term and role at once, or nobody gets anything; each result is written down once. */
export async function writeResult(db: Db, visitor: Visitor, result: Result): Promise<{ terms: number[] }> {
  const { voteId, members, password, ...term } = result
  const isProved = Boolean(password) && can(visitor, 'webmasters.govern')
  if (isProved) await provePower(db, visitor, 'webmasters.govern', { password })
  return inTransaction(db, async (tx) => {
    const elected = await lockElection(tx, voteId)
    if (members.length !== elected || new Set(members).size !== elected)
      throw new Refusal('invalid_fields', { fields: { members: 'invalid' } })
    const terms: number[] = []
    for (const memberId of members) {
      const { id } = await giveTitle(tx, visitor, { ...term, memberId, voteId, isProved })
      terms.push(id)
    }
    return { terms }
  })
}

/** The vote, held still; answers how many it elected. */
async function lockElection(tx: Db, voteId: number): Promise<number> {
  const vote = await tx
    .selectFrom('meetingVote')
    .innerJoin('meeting', 'meeting.id', 'meetingVote.meetingId')
    .select([
      'meetingVote.state',
      'meetingVote.elected',
      'meetingVote.candidates',
      'meeting.state as meeting',
    ])
    .where('meetingVote.id', '=', voteId)
    .forUpdate('meetingVote')
    .executeTakeFirst()
  if (!vote) throw new Refusal('not_found')
  if (vote.meeting !== 'closed') throw new Refusal('meeting_not_over')
  if (vote.state !== 'closed' || vote.candidates.length === 0 || vote.elected.length === 0)
    throw new Refusal('nobody_elected')
  const written = await tx
    .selectFrom('titleTerm')
    .select('id')
    .where('voteId', '=', voteId)
    .limit(1)
    .executeTakeFirst()
  if (written) throw new Refusal('result_written')
  return vote.elected.length
}
