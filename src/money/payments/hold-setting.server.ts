import type { Db } from '../../tables.ts'

/** The row of a club's setting, made if need be and held until the end: two officers come one after the other. */
export async function holdSetting(tx: Db, key: string, actorId: number): Promise<void> {
  await tx
    .insertInto('clubSetting')
    .values({ key, value: '{}', updatedBy: actorId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await tx.selectFrom('clubSetting').select('key').where('key', '=', key).forUpdate().execute()
}
