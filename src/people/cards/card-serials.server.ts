import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export async function listCardSerials(
  db: Db,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'cardSerial'])
    .where('id', '=', sql<number>`any(${[...memberIds]}::int[])`)
    .execute()
  return new Map(rows.map(({ id, cardSerial }) => [id, cardSerial]))
}
