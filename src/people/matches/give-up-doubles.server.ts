import { giveUpPlaces } from '../../rides/events/give-up-places.server.ts'
import type { Db } from '../../tables.ts'

type Dropped = { readonly memberId: number; readonly actorId: number; readonly now: Date }

/**
 * What is left on the dropped card once all that could go went along: second places of one person. Those of rides to come are
 * given back with their payments, and whoever waits moves up; of a ride that is over only the place goes.
 */
export async function giveUpDoubles(tx: Db, dropped: Dropped): Promise<void> {
  await giveUpPlaces(tx, dropped)
  await tx
    .updateTable('registration')
    .set({ status: 'cancelled' })
    .where('memberId', '=', dropped.memberId)
    .execute()
}
