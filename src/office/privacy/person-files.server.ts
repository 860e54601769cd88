import { sql } from 'kysely'
import { chunkKeys } from '../../rides/gallery/uploads.server.ts'
import { portraitKeys } from '../../people/members/portrait.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import type { Db } from '../../tables.ts'
import type { Person } from './person.ts'

/** Files that are his alone go once the transaction is through: the queue of jobs is part of it. */
export async function removePersonFiles(tx: Db, { accounts, members }: Person): Promise<void> {
  const uploads = await tx
    .selectFrom('upload')
    .select(['id', 'received'])
    .where('accountId', '=', sql<number>`any(${[...accounts]}::int[])`)
    .where('photoId', 'is', null)
    .execute()
  const keys: string[] = []
  for (const { id, received } of uploads) keys.push(...(await chunkKeys(id, received)))
  const faces = await tx
    .selectFrom('member')
    .select('photoKey')
    .where('id', '=', sql<number>`any(${[...members]}::int[])`)
    .where('photoKey', 'is not', null)
    .execute()
  keys.push(...faces.flatMap(({ photoKey }) => (photoKey ? portraitKeys(photoKey) : [])))
  if (keys.length > 0) await enqueue(tx, 'remove-files', { keys })
}
