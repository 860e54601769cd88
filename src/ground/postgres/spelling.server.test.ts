import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster.ts'
import { useDatabase } from '../../../test/database.ts'
import { dbOver, openDatabase } from './database.server.ts'

const db = useDatabase()

async function url(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}
const opened = async () => openDatabase(await url(), { max: 1 })

const ASKED = sql`select 1 as reminder1_at, 2 as "alreadySo", 3 as line_2, '{"left_as":"it is"}'::json as from_json`
const SPELT = { reminder1At: 1, alreadySo: 2, line2: 3, fromJson: { left_as: 'it is' } }

test('columns are spelt as the house spells them, what is inside a value stays', async () => {
  const house = await opened()
  // Beyond the eighth time it has a name and is asked in another way.
  for (let time = 0; time < 10; time += 1) expect((await ASKED.execute(house.db)).rows).toEqual([SPELT])
  await house.close()
})

test('whoever takes a connection from the pool is told what the database calls things', async () => {
  const house = await opened()
  await ASKED.execute(house.db)
  const client = await house.pool.connect()
  const { rows } = await client.query('select $1::int as line_2', [3])
  client.release()
  expect(rows).toEqual([{ line_2: 3 }])
  await house.close()
})

test('a connection that was only lent is spoken to the house’s way', async () => {
  const client = new pg.Client({ connectionString: await url() })
  await client.connect()
  expect((await ASKED.execute(dbOver(client))).rows).toEqual([SPELT])
  await client.end()
})

test('what the database refuses is refused with its own code', async () => {
  const house = await opened()
  await expect(sql`select ${'x'}::int`.execute(house.db)).rejects.toMatchObject({ code: '22P02' })
  expect((await ASKED.execute(house.db)).rows).toEqual([SPELT])
  await house.close()
})
