import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Reopened } from '../members/closing.ts'
import { refuseMerged } from '../members/closings.server.ts'
import type { MemberCard } from '../members/member.ts'
import { reopenMembership } from '../members/reopen-membership.server.ts'
import { setOnCard } from '../members/set-on-card.server.ts'
import { endMembership } from './end-membership.server.ts'
import { type Closer, holdCard, type Moment, readCard } from './hold-card.server.ts'

export type ArchiveInput = Moment & {
  readonly memberId: number
  readonly reason: string | null
  readonly waiveDebts: boolean
}

/** Puts a card away: the person left. Hidden from the list, kept for ever, and the membership is over whole. */
export function archiveMember(db: Db, actor: Closer, input: ArchiveInput) {
  return endMembership(db, actor, {
    ...input,
    cause: 'departed',
    isSo: ({ archivedAt }) => archivedAt !== null,
    columns: { archivedAt: sql<Date>`now()`, archivedBy: actor.id, archiveReason: input.reason },
    action: 'MEMBER_ARCHIVED',
    change: { field: 'archived', from: false, to: true },
    endedOn: ({ excludedOn }) => excludedOn ?? input.today,
  })
}

type RestoreInput = Moment & { readonly memberId: number }

/** Brings a card back; the membership goes on, unless its owner is excluded besides. */
export async function restoreMember(
  db: Db,
  actor: Closer,
  { memberId, ...moment }: RestoreInput,
): Promise<{ readonly card: MemberCard; readonly reopened: Reopened | null }> {
  const { today } = moment
  return inTransaction(db, async (tx) => {
    const before = await holdCard(tx, actor, { memberId, ...moment })
    if (before.archivedAt === null) throw new Refusal('already_so')
    await refuseMerged(tx, memberId)

    recordAudit(tx, {
      action: 'MEMBER_RESTORED',
      actorId: actor.id,
      memberId,
      changes: [{ field: 'archived', from: true, to: false }],
    })
    await setOnCard(tx, memberId, { archivedAt: null, archivedBy: null, archiveReason: null }, today)
    const reopened = before.excludedOn === null ? await reopenMembership(tx, actor, memberId) : null
    return { card: await readCard(tx, memberId, today), reopened }
  })
}
