import { join } from 'node:path'
import { openDatabase } from '../src/platform/database.server.ts'
import { runningPostgresUrl } from '../src/platform/embedded-postgres.server.ts'
import type { Db } from '../src/tables.ts'

/** Looks into the database of a running house. */
export async function databaseAt<Result>(
  dataDir: string,
  look: (db: Db) => Promise<Result>,
): Promise<Result> {
  const url = runningPostgresUrl(join(dataDir, 'pg18'))
  if (!url) throw new Error('no database is running there')
  const database = openDatabase(url, { max: 1 })
  try {
    return await look(database.db)
  } finally {
    await database.close()
  }
}
