import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { administer, databaseUrl } from '../../../test/cluster.ts'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { catchUp } from './plan.server.ts'
import { dropLeftDatabases, withThrowAwayDatabase } from './throw-away-database.server.ts'

const db = useDatabase()

// Three o'clock in the night, Prague time.
const AFTER = new Date('2026-11-16T02:00:00Z')
const LONG_AGO = new Date('2026-01-01T12:00:00Z')
const tasks = async () =>
  (await db().selectFrom('houseTask').select('kind').execute()).map(({ kind }) => kind)
const aTask = (askedAt: string) =>
  db()
    .insertInto('houseTask')
    .values({ kind: 'backup', askedBy: null, state: 'done', askedAt: new Date(askedAt) })
    .execute()

test('a backup missed while the house was off is made when it opens, once', async () => {
  await anAccount(db(), { createdAt: LONG_AGO })
  await aTask('2026-11-15T01:40:00Z')

  await catchUp(db(), AFTER)
  await catchUp(db(), AFTER)

  expect(await tasks()).toEqual(['backup', 'backup'])
})

test('nothing is missed where it was made, where nobody wants any, and in a club of today', async () => {
  await anAccount(db(), { createdAt: AFTER })
  await catchUp(db(), AFTER)
  const ofToday = await tasks()
  await anAccount(db(), { createdAt: LONG_AGO })
  await aTask('2026-11-16T01:40:00Z')
  await catchUp(db(), AFTER)
  const made = await tasks()
  await db().deleteFrom('houseTask').execute()
  const off = JSON.stringify({ every: 'off', keep: 7 })
  await db().insertInto('clubSetting').values({ key: 'backups', value: off }).execute()
  await catchUp(db(), AFTER)

  expect([ofToday, made, await tasks()]).toEqual([[], ['backup'], []])
})

async function ownUrl(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  return databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
}
const roomNames = async (prefix: string) =>
  (
    await sql<{ name: string }>`select datname as name from pg_database
      where starts_with(datname, ${prefix})`.execute(db())
  ).rows.map(({ name }) => name)

test('what a killed restore left behind goes when the house opens; what somebody works in stays', async () => {
  const url = await ownUrl()
  const seen = await withThrowAwayDatabase(url, 'restore', async (room) => {
    const name = new URL(room).pathname.slice(1)
    const prefix = name.slice(0, -8)
    await dropLeftDatabases(url)
    return { prefix, during: await roomNames(prefix), name }
  })
  await administer(inject('serverUrl'), `create database ${seen.prefix}0badcafe template template0`)
  const left = await roomNames(seen.prefix)

  await dropLeftDatabases(url)

  expect([seen.during, left, await roomNames(seen.prefix)]).toEqual([
    [seen.name],
    [`${seen.prefix}0badcafe`],
    [],
  ])
})
