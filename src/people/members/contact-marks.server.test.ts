import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'

const db = useDatabase()

const kept = async () => (await sql`select * from changes.contact_mark order by member_id`.execute(db())).rows
/** The same asked of the cards themselves. */
const said = async () =>
  (
    await sql`select id as "memberId", lower(email) as email, phone, fold(street || ' ' || coalesce(postal_code, city)) as home
      from member order by id`.execute(db())
  ).rows

const HOW: Record<string, RawBuilder<unknown>> = {
  'a new telephone': sql`update member set phone = '+420777000111' where id % 2 = 0`,
  'another address': sql`update member set email = 'Nova.Adresa@Klub.test'`,
  'a home without a postal code': sql`update member set street = 'Žižkova 3', postal_code = null, city = 'Ústí'`,
  'an erased card': sql`update member set email = null, phone = null, street = null, postal_code = null, city = null`,
  'a card that is gone': sql`delete from member where id = (select max(id) from member)`,
  'an emptied club': sql`truncate member cascade`,
}

test.each(Object.entries(HOW))('%s is looked up as the cards say it', async (_, change) => {
  for (const email of ['Anna@Klub.test', 'bedrich@klub.test', null])
    await aMember(db(), {
      email,
      phone: '+420603111222',
      street: 'Dlouhá 8',
      city: 'Olomouc',
      postalCode: '779 00',
    })
  const before = await kept()

  await change.execute(db())

  expect(await kept()).toEqual(await said())
  expect(await kept()).not.toEqual(before)
})

test('a restore keeps other rules still, and the marks are made all the same', async () => {
  await inTransaction(db(), async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into member (first_name, last_name, email, street, city) values ('Eva', 'Malá', 'Eva@Klub.test', 'Nová 1', 'Zlín')`.execute(
      tx,
    )
  })

  expect(await kept()).toEqual(await said())
  expect(await kept()).toMatchObject([{ email: 'eva@klub.test', home: 'nova 1 zlin' }])
})

const LIGHT = {
  email: 'jina@klub.test',
  phone: '+420777000222',
  street: 'Krátká 1',
  city: 'Zlín',
  postalCode: '760 01',
  note: 'volat večer',
  emergencyPhone: '+420777000333',
}

test.each(Object.entries(LIGHT))('another %s touches no index of the card', async (field, value) => {
  const { id } = await aMember(db(), { street: 'Dlouhá 8', city: 'Olomouc' })
  await inTransaction(db(), async (tx) => {
    const before = (await lightChanges(tx)) ?? 0
    await tx
      .updateTable('member')
      .set((eb) => ({ [field]: value, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()

    expect(await lightChanges(tx)).toBe(before + 1)
  })
})

/** How often a card was written without any of its indexes, as this connection counts. */
async function lightChanges(tx: Db): Promise<number | undefined> {
  const { rows } = await sql<{
    count: number
  }>`select pg_stat_get_xact_tuples_hot_updated('member'::regclass)::int as count`.execute(tx)
  return rows[0]?.count
}
