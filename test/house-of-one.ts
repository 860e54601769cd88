import { sql } from 'kysely'
import { afterEach, beforeEach, inject } from 'vitest'
import { type Database, openDatabase } from '../src/ground/postgres/database.server.ts'
import { databaseUrl } from './cluster.ts'
import { useDatabase } from './database.ts'

/** A house of one connection, which counts how often it waited for the database. */
export function aHouseOfOne() {
  const db = useDatabase()
  let house: Database
  let waits = 0
  beforeEach(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
    house = openDatabase(databaseUrl(inject('serverUrl'), rows[0]?.name ?? ''), { max: 1 })
    house.pool.on('connect', (client) => {
      const { connection } = client as unknown as {
        connection: { on: (event: string, heard: () => void) => void }
      }
      connection.on('readyForQuery', () => (waits += 1))
    })
    await sql`select 1`.execute(house.db)
    waits = 0
  })
  afterEach(() => house.close())
  return {
    db,
    house: () => house,
    waits: () => waits,
    /** Tags are the table nobody else writes into here. */
    names: async () =>
      (await db().selectFrom('tag').select('name').orderBy('name').execute()).map(({ name }) => name),
    /** How a work failed, or null. */
    code: (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: { code?: string; message: string }) => error.code ?? error.message,
      ),
  }
}
