import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Db } from '../tables.ts'

/** The chain of the backup goes on with the note that it was put back; done by whoever sits at the server. */
export async function recordRestore(db: Db, createdAt: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    recordAudit(tx, { action: 'CLUB_RESTORED', actorId: null, note: createdAt })
  })
}
