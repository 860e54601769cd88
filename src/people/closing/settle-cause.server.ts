import type { ClosingCause } from '../members/closing.ts'
import type { Db } from '../../tables.ts'

/** Of two reasons one fell away; the membership stays closed for the other. */
export async function settleCause(tx: Db, memberId: number, cause: ClosingCause): Promise<void> {
  await tx
    .updateTable('membershipClosing')
    .set({ cause })
    .where('memberId', '=', memberId)
    .where('reopenedAt', 'is', null)
    .execute()
}
