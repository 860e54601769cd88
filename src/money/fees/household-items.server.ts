import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** The others of somebody's household who wait in the same run, held; one that another process has in hand is left to it. */
export function takeHousehold(tx: Db, batchId: number, memberId: number) {
  return tx
    .selectFrom('batchItem')
    .select(['itemId', 'position'])
    .where('batchId', '=', batchId)
    .where('state', '=', 'waiting')
    .where('itemId', '<>', memberId)
    .where(
      sql<boolean>`item_id = any(array(select part.member_id from household_member as own
        join household_member as part on part.payer_id = own.payer_id where own.member_id = ${memberId}))`,
    )
    .orderBy('itemId')
    .forUpdate()
    .skipLocked()
    .execute()
}
