import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { type CountedLeaf, countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { can } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { PAYMENT_ACTIONS, readableChanges } from './history.ts'
import { findCard } from './member-cards.server.ts'

export type HistoryEntry = {
  readonly at: Date
  readonly action: string
  readonly actorUserId: number | null
  readonly actorName: string | null
  readonly changes: readonly AuditChange[]
  readonly note: string | null
}

type HistoryFilter = Page & { readonly memberId: number; readonly today: string }

/** What happened to a card, latest first; to a Treasurer only what happened to its payments. */
export async function listHistory(
  db: Db,
  visitor: Visitor,
  { memberId, today, ...asked }: HistoryFilter,
): Promise<CountedLeaf<HistoryEntry>> {
  const card = await findCard(db, memberId, today)
  if (!card) throw new Refusal('not_found')
  const query = historyRows(db, memberId, can(visitor, 'members.write'))
  const { items: rows, ...page } = await countedLeaf(query, fromLast([sql`audit_entry.seq`]), asked)
  const items = rows.map(({ firstName, lastName, email, changes, at, action, actorUserId, note }) => ({
    at,
    action,
    actorUserId,
    actorName: firstName && lastName ? `${firstName} ${lastName}` : email,
    changes: readableChanges(changes, visitor, card),
    note,
  }))
  return { items, ...page }
}

function historyRows(db: Db, memberId: number, isWhole: boolean) {
  return db
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .leftJoin('account', 'account.id', 'auditEntry.actorAccountId')
    .leftJoin('member', 'member.id', 'account.memberId')
    .where('auditEntry.memberId', '=', memberId)
    .$if(!isWhole, (query) => query.where(sql<boolean>`audit_entry.action ~ ${PAYMENT_ACTIONS.source}`))
    .select([
      'auditEntry.at',
      'auditEntry.action',
      'auditEntry.actorAccountId as actorUserId',
      'member.firstName',
      'member.lastName',
      'account.email',
      sql<AuditChange[]>`audit_detail.changes`.as('changes'),
      'auditDetail.note',
    ])
}
