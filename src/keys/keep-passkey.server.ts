import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
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
