import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'

export type Restorer = { readonly id: number; readonly email: string }
type Restored = { readonly createdAt: string; readonly isForeign?: boolean }

/**
 * The chain of the backup goes on with the note that it was put back. By whom is said only where the restored club knows him
 * under the same number: it may be nobody's there, or become somebody else's.
 */
export async function recordRestore(
  db: Db,
  { createdAt, isForeign = false }: Restored,
  by: Restorer | null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known =
      by &&
      (await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', by.id)
        .where('email', '=', by.email)
        .executeTakeFirst())
    const action = isForeign ? 'FOREIGN_CLUB_RESTORED' : 'CLUB_RESTORED'
    recordAudit(tx, { action, actorId: known?.id ?? null, note: createdAt })
  })
}
