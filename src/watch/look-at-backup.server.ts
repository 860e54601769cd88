import { sql } from 'kysely'
import { secretMark } from '../platform/secret.server.ts'
import type { Db } from '../tables.ts'

/** What a backup has to fit: the schema and the key of this house. */
export async function readHere(db: Db) {
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from schema_migration order by name`.execute(db)
  return { migrations: rows, secretMark: secretMark() }
}
