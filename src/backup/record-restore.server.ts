import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Db } from '../tables.ts'

/**
 * The chain of the backup goes on with the note that it was put back. Whoever did it is named by words, not by number: in the
 * restored club that number may be nobody's, or somebody else's one day.
 */
export async function recordRestore(db: Db, createdAt: string, by: string | null = null): Promise<void> {
  await inTransaction(db, async (tx) => {
    recordAudit(tx, { action: 'CLUB_RESTORED', actorId: null, note: by ? `${createdAt} (${by})` : createdAt })
  })
}
