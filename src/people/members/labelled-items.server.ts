import { sql } from 'kysely'
import type { BatchItem } from '../../ground/batches/start-batch.server.ts'
import { listName } from './member.ts'
import type { Db } from '../../tables.ts'

/** The frozen list with names, so that a run can be read; an unknown id keeps its place and fails there. */
export async function labelledItems(db: Db, ids: readonly number[]): Promise<readonly BatchItem[]> {
  const people = await db
    .selectFrom('member')
    .select(['id', 'firstName', 'lastName'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  const names = new Map(people.map((person) => [person.id, listName(person)]))
  return ids.map((id) => ({ id, label: names.get(id) ?? `#${id}` }))
}
