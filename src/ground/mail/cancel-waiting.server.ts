import type { Db } from '../../tables.ts'

/** Letters nobody has taken yet will not go; one a worker holds cannot be called back. */
export async function cancelWaiting(tx: Db, ids: readonly number[], reason: string): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('mail')
    .set({ state: 'cancelled', lastError: reason })
    .where('id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .execute()
}
