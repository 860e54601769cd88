import { sql } from 'kysely'
import type { BatchItem } from '../../ground/batches/start-batch.server.ts'
import type { Db } from '../../tables.ts'

/** The frozen list by addresses, so that a run can be read; an unknown id keeps its place and fails there. */
export async function labelledLetters(db: Db, ids: readonly number[]): Promise<readonly BatchItem[]> {
  const letters = await db
    .selectFrom('mail')
    .select(['id', 'toAddress'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
  const addresses = new Map(letters.map(({ id, toAddress }) => [id, toAddress]))
  return ids.map((id) => ({ id, label: addresses.get(id) ?? `#${id}` }))
}
