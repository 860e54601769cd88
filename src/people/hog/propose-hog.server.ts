import { recordAudit } from '../../ground/audit/audit.server.ts'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { closeProposal, findOpenProposal } from './proposals.server.ts'
import { setHog } from './set-hog.server.ts'

type Proposal = { readonly hogNumber: string; readonly expiresOn: string | null }
type Own = { readonly id: number; readonly memberId: number }

/** A member says which number he has. It stands on his card only once an officer has confirmed it. */
export async function proposeHog(
  db: Db,
  { id, memberId }: Own,
  { hogNumber, expiresOn }: Proposal,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await readClub(tx)).off.includes('hog')) throw new Refusal('not_found')
    const open = await findOpenProposal(tx, memberId)
    if (open) await closeProposal(tx, open.id, { closedAs: 'withdrawn', actorId: id })
    const made = await tx
      .insertInto('hogProposal')
      .values({ memberId, hogNumber, expiresOn, proposedBy: id })
      .onConflict((conflict) => conflict.column('memberId').where('closedAs', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refusal('proposal_closed')
    recordAudit(tx, {
      action: 'HOG_PROPOSED',
      actorId: id,
      memberId,
      changes: [
        { field: 'hogNumber', from: null, to: hogNumber },
        { field: 'hogExpiresOn', from: null, to: expiresOn },
      ],
    })
  })
}

type Decision = { readonly proposalId: number; readonly isRight: boolean }

/** The officer has looked: the number goes on the card, or the proposal is put aside. */
export async function decideProposal(
  db: Db,
  actorId: number,
  { proposalId, isRight }: Decision,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const closedAs = isRight ? 'confirmed' : 'refused'
    const proposal = await closeProposal(tx, proposalId, { closedAs, actorId })
    if (!proposal) throw new Refusal('proposal_closed')
    const { memberId, hogNumber, expiresOn } = proposal
    if (isRight) await setHog(tx, actorId, { memberId, hogNumber, ...(expiresOn ? { expiresOn } : {}) })
    else recordAudit(tx, { action: 'HOG_PROPOSAL_REFUSED', actorId, memberId })
    return memberId
  })
}
