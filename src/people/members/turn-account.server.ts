import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { endLinksOf } from '../../ground/mail/one-time-links.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import type { Db } from '../../tables.ts'
import { endSessions, type LockedAccount } from './member-accounts.server.ts'

type Turn = {
  readonly isOn: boolean
  /** Null is the system. */
  readonly actorId: number | null
}

/** Shuts an account at once on all its devices and kills its links, or opens it again. It must be held; who may is asked before. */
export async function turnAccount(
  tx: Db,
  { id, memberId }: Pick<LockedAccount, 'id' | 'memberId'>,
  { isOn, actorId }: Turn,
): Promise<void> {
  const { role } = await tx
    .updateTable('account')
    .set({ deactivatedAt: isOn ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirstOrThrow()
  if (!isOn) {
    await endSessions(tx, id)
    await endLinksOf(tx, id)
  }
  recordAudit(tx, {
    action: isOn ? 'ACCOUNT_REACTIVATED' : 'ACCOUNT_DEACTIVATED',
    actorId,
    memberId,
    accountId: id,
    changes: [{ field: 'deactivated', from: isOn, to: !isOn }],
  })
  if (role === 'Webmaster')
    await tellHolders(tx, isOn ? 'webmaster-opened' : 'webmaster-shut', { actorId, aboutId: id })
}
