import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster.ts'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'

const db = useDatabase()

/** How one is reached and what officers note: on no page of a stranger. */
const UNSEEN = [
  'birth_date',
  'city',
  'country',
  'email',
  'emergency_name',
  'emergency_phone',
  'note',
  'own',
  'phone',
  'postal_code',
  // Follows from the others by itself.
  'search',
  'shares_contact',
  'street',
  'updated_at',
  'version',
]

test('every column of a card but the contacts is told to those who keep pages for strangers', async () => {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'member'::regclass and attnum > 0 and not attisdropped and attnum <> all(
      (select tgattr::int2[] from pg_trigger where tgrelid = 'member'::regclass and tgname = 'content_changed')::int2[])
    order by attname`.execute(db())

  expect(rows.map(({ name }) => name)).toEqual(UNSEEN)
})

test('a new telephone is no news for strangers, a new name is', async () => {
  const { id } = await aMember(db(), { lastName: 'Malý' })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const listener = new pg.Client({
    connectionString: databaseUrl(inject('serverUrl'), rows[0]?.name ?? ''),
  })
  let news = 0
  listener.on('notification', () => (news += 1))
  await listener.connect()
  await listener.query('listen content')

  await db()
    .updateTable('member')
    .set({ phone: '+420777123456', city: 'Šumperk' })
    .where('id', '=', id)
    .execute()
  await db().updateTable('member').set({ lastName: 'Velký' }).where('id', '=', id).execute()
  await until(() => news > 0)
  await listener.query('select 1')
  await listener.end()

  expect(news).toBe(1)
})
