import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** The others of somebody's household who wait in the same run, held; one that another process has in hand is left to it. */
export function takeHousehold(tx: Db, batchId: number, memberId: number) {
  return tx
    .selectFrom('householdMember as own')
    .innerJoin('householdMember as part', 'part.payerId', 'own.payerId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('batchItem')
          .select(['itemId', 'position'])
          .where('batchId', '=', batchId)
          // Written out: the index holds only those who wait, and a plan made without knowing the state cannot use it.
          .where('state', '=', sql.lit('waiting'))
          .whereRef('itemId', '=', 'part.memberId')
          .forUpdate()
          .skipLocked()
          .as('item'),
      (join) => join.onTrue(),
    )
    .where('own.memberId', '=', memberId)
    .where('part.memberId', '<>', memberId)
    .select(['item.itemId', 'item.position'])
    .orderBy('item.itemId')
    .execute()
}
