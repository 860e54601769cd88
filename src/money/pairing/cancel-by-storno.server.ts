import { sql } from 'kysely'
import { lockMovement } from '../payments/payments.server.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import type { Db } from '../../tables.ts'
import type { Storno } from './pairing.ts'

/** The bank took its money back: what it paid is owed again, told in the history as the system's act. */
export async function cancelByStorno(tx: Db, { movementId, cancels }: Storno): Promise<void> {
  for (const id of [movementId, cancels].toSorted((one, other) => one - other)) await lockMovement(tx, id)
  const paid = await tx
    .selectFrom('allocation')
    .select('id')
    .where('movementId', '=', cancels)
    .where('reversedAt', 'is', null)
    .execute()
  const reason = `Storno banky (pohyb ${movementId})`
  for (const { id } of paid) await reverseAllocation(tx, { allocationId: id, reason, actorId: null })
  await tx
    .updateTable('credit')
    .set({ closedAs: 'reversed', closedAt: sql<Date>`now()`, closingNote: reason })
    .where('movementId', '=', cancels)
    .where('closedAs', 'is', null)
    .execute()
  await tx
    .updateTable('bankMovement')
    .set({ stornoOf: cancels })
    .where('id', '=', movementId)
    .where('stornoOf', 'is', null)
    .execute()
}
