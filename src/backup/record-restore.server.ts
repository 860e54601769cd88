import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Db } from '../tables.ts'

export type Restorer = { readonly id: number; readonly email: string }

/**
 * The chain of the backup goes on with the note that it was put back. By whom is said only where the restored club knows him
 * under the same number: it may be nobody's there, or become somebody else's.
 */
export async function recordRestore(db: Db, createdAt: string, by: Restorer | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known =
      by &&
      (await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', by.id)
        .where('email', '=', by.email)
        .executeTakeFirst())
    recordAudit(tx, { action: 'CLUB_RESTORED', actorId: known?.id ?? null, note: createdAt })
  })
}
