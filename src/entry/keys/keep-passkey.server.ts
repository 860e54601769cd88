import { recordAudit } from '../../ground/audit/audit.server.ts'
import { lockAccount } from '../../people/members/member-accounts.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { can } from '../../permissions.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { deleteOwn, renameOwn } from './passkeys.server.ts'
import { tellOwner } from './tell-owner.server.ts'

export async function renamePasskey(
  db: Db,
  visitor: Visitor,
  { passkeyId, name }: { readonly passkeyId: number; readonly name: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await renameOwn(tx, { accountId: visitor.id, passkeyId, name })
    if (before === null) throw new Refusal('not_found')
    if (before !== name) note(tx, visitor, 'PASSKEY_RENAMED', { from: before, to: name })
  })
}

/** Gone at once: a lost telephone must not wait for a password to be remembered. */
export async function removePasskey(db: Db, visitor: Visitor, passkeyId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const name = await deleteOwn(tx, visitor.id, passkeyId)
    if (name === null) throw new Refusal('not_found')
    await tellOwner(tx, visitor.id, 'passkey-removed', { name })
    note(tx, visitor, 'PASSKEY_REMOVED', { from: name, to: null })
  })
}

/** Somebody else's key, removed by a Webmaster: for whoever lost his telephone, or whose account a stranger had. */
export async function removeKeyOf(
  db: Db,
  visitor: Visitor,
  { accountId, passkeyId }: { readonly accountId: number; readonly passkeyId: number },
): Promise<void> {
  if (!can(visitor, 'webmasters.govern')) throw new Refusal('not_allowed')
  await inTransaction(db, async (tx) => {
    const name = await deleteOwn(tx, accountId, passkeyId)
    const account = await lockAccount(tx, accountId)
    if (name === null || !account) throw new Refusal('not_found')
    await tellOwner(tx, accountId, 'passkey-removed', { name })
    if (account.role === 'Webmaster')
      await tellHolders(tx, 'webmaster-unlocked', { actorId: visitor.id, aboutId: accountId })
    recordAudit(tx, {
      action: 'PASSKEY_REMOVED',
      actorId: visitor.id,
      accountId,
      memberId: account.memberId,
      changes: [{ field: 'passkey', from: name, to: null }],
    })
  })
}

function note(
  tx: Db,
  { id, memberId }: Visitor,
  action: 'PASSKEY_RENAMED' | 'PASSKEY_REMOVED',
  change: { readonly from: string; readonly to: string | null },
): void {
  recordAudit(tx, {
    action,
    actorId: id,
    accountId: id,
    memberId,
    changes: [{ field: 'passkey', ...change }],
  })
}
