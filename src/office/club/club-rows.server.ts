import { sql } from 'kysely'
import { clubFrom } from '../../ground/platform/club-settings.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'

const KEY = 'club'

/** The club as it is stored right now, past anything kept in memory, and the number of this version. */
export async function findClub(db: Db) {
  const row = await db
    .selectFrom('clubSetting')
    .select(['value', 'version'])
    .where('key', '=', KEY)
    .executeTakeFirst()
  return { club: clubFrom(row?.value ?? null), version: row?.version ?? 1 }
}

/** Held until the end of the transaction; whoever read an older version is told. */
export async function lockClub(tx: Db, version: number, actorId: number) {
  await tx
    .insertInto('clubSetting')
    .values({ key: KEY, value: '{}', updatedBy: actorId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await tx
    .selectFrom('clubSetting')
    .select(['value', 'version'])
    .where('key', '=', KEY)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.version !== version) throw new Refusal('changed_meanwhile')
  return { club: clubFrom(row.value), stored: asRecord(row.value) }
}

/** Also an unchanged value moves the version: the number stands for everything on the screen of settings. */
export async function writeClub(
  tx: Db,
  value: Readonly<Record<string, Json | undefined>>,
  actorId: number,
): Promise<void> {
  await tx
    .updateTable('clubSetting')
    .set({ value: JSON.stringify(value), updatedAt: sql<Date>`now()`, updatedBy: actorId })
    .where('key', '=', KEY)
    .execute()
}
