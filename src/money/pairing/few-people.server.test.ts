import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { listFewPeople } from './few-people.server.ts'

const db = useDatabase()

test('people are looked up by their names also when the whole club was just written anew', async () => {
  await db()
    .insertInto('member')
    .values(
      Array.from({ length: 600 }, (_, at) => ({
        firstName: 'Jan',
        lastName: `Jezdec${at % 90}`,
        number: at + 500,
      })),
    )
    .execute()
  await sql`analyze member`.execute(db())
  // What a storm of saves leaves in the indexes, before anybody has tidied up.
  for (const city of ['Olomouc', 'Šumperk', 'Zábřeh'])
    await db().updateTable('member').set({ city }).execute()
  const words = Array.from({ length: 60 }, (_, at) => `neznamy${at}`)
  await db()
    .connection()
    .execute(async (one) => {
      const before = await readWholes(one)
      await listFewPeople(one, { symbols: [], mistyped: [], accounts: [], texts: [words] }, [])
      // By the indexes; those who live beside them may be read at once, in one go.
      expect((await readWholes(one)) - before).toBeLessThan(2)
    })
})

/** How often all the cards were read through. */
async function readWholes(one: ReturnType<typeof db>): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(one)
  const { rows } = await sql<{ count: number }>`
    select seq_scan::int as count from pg_stat_user_tables where relname = 'member'`.execute(one)
  return rows[0]?.count ?? -1
}
