import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { IS_IN_CLUB } from '../members/club-count.server.ts'

const MOST = 200

/** Numbers members say they have and nobody has confirmed yet, the oldest first. */
export function listProposals(db: Db) {
  return db
    .selectFrom('hogProposal')
    .innerJoin('member', 'member.id', 'hogProposal.memberId')
    .select([
      'hogProposal.id',
      'hogProposal.memberId',
      'hogProposal.hogNumber as proposed',
      'hogProposal.expiresOn as proposedUntil',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.hogNumber',
      'member.hogExpiresOn',
    ])
    .where('hogProposal.closedAs', 'is', null)
    .where(IS_IN_CLUB)
    .orderBy('hogProposal.id')
    .limit(MOST)
    .execute()
}

export function findOpenProposal(db: Db, memberId: number) {
  return db
    .selectFrom('hogProposal')
    .select(['id', 'hogNumber', 'expiresOn', 'proposedAt'])
    .where('memberId', '=', memberId)
    .where('closedAs', 'is', null)
    .executeTakeFirst()
}

type Closing = { readonly closedAs: 'confirmed' | 'refused' | 'withdrawn'; readonly actorId: number }

/** Closes a proposal nobody has closed yet; of two at once, one does. */
export function closeProposal(tx: Db, proposalId: number, { closedAs, actorId }: Closing) {
  return tx
    .updateTable('hogProposal')
    .set({ closedAs, closedAt: sql<Date>`now()`, closedBy: actorId })
    .where('id', '=', proposalId)
    .where('closedAs', 'is', null)
    .returning(['memberId', 'hogNumber', 'expiresOn'])
    .executeTakeFirst()
}
