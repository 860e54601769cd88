import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
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

test('whoever is called or lives otherwise is known at once, and a fee is no reason to look again', async () => {
  const { id } = await aMember(db(), { lastName: 'Kolář', nickname: 'Rys' })
  const neighbour = await aMember(db(), { lastName: 'Zeman', street: 'Dlouhá 1', city: 'Brno' })
  const asked = { symbols: [], mistyped: [], accounts: [], texts: [['kolar'], ['rys'], ['urban']] }
  const known = async () => (await listFewPeople(db(), asked, [])).map((one) => one.id)
  expect(await known()).toEqual([id])

  const first = await listFewPeople(db(), asked, [])
  await aPayment(db(), id)
  expect(await listFewPeople(db(), asked, [])).toBe(first)
  const seen: Record<string, readonly number[]> = {}
  for (const change of [
    `update member set last_name = 'Sova', nickname = 'Vlk' where id = ${id}`,
    `update member set nickname = 'Rys' where id = ${id}`,
    `update member set street = 'Dlouhá 1', city = 'Brno' where id = ${id}`,
    `update member set city = 'Praha' where id = ${id}`,
    `insert into household_member (member_id, payer_id) values (${id}, ${id}), (${neighbour.id}, ${id})`,
    `delete from household_member`,
    `update member set erased_at = now() where id = ${id}`,
    `insert into member (id, first_name, last_name) values (${id + 1000}, 'Jan', 'Urban')`,
    `delete from member where id = ${id + 1000}`,
  ]) {
    await sql.raw(change).execute(db())
    seen[change] = await known()
  }

  const both = [id, neighbour.id]
  expect(Object.values(seen)).toEqual([[], [id], both, [id], both, [id], [], [id + 1000], []])
})

/** How often all the cards were read through. */
async function readWholes(one: ReturnType<typeof db>): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(one)
  const { rows } = await sql<{ count: number }>`
    select seq_scan::int as count from pg_stat_user_tables where relname = 'member'`.execute(one)
  return rows[0]?.count ?? -1
}
