import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashPassword } from '../../src/entry/accounts/password-hash.server.ts'
import type { Db } from '../../src/tables.ts'
import { anEmptyClub, login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { isLong } from '../storm.ts'
import { until } from '../until.ts'

const PASSWORD = 'heslo webmastera obnovy'
const EMAIL = 'webmaster@klub.test'
const MEMBERS = 3000
const env = { DEMO: 'off' }

// The moments a restore goes through, by what the database is just doing for it; with the rest of the tests one before and one after.
const MOMENTS: Readonly<Record<string, (db: Db) => Promise<boolean>>> = {
  'while what is thrown away is being saved': (db) => isAtWork(db, 'klubovna-backup', '%'),
  'while the tables lie half full': (db) => isAtWork(db, 'klubovna-restore', 'copy %'),
  'while the pointers come back': (db) => isAtWork(db, 'klubovna-restore', 'alter table % add constraint%'),
  'just after it happened': async (db) => (await newestRestore(db)).isSwitched,
}

test('a restore killed at any moment leaves the old club or the new one, each of them whole', async () => {
  const dataDir = anEmptyClub()
  let house = await startHouse({ dataDir, env })
  await found(dataDir)
  putFile(dataDir, 'then')
  const token = await login(house.url, EMAIL, PASSWORD)
  const name = await backUp(house, token)
  const rules = await databaseAt(dataDir, countRules)
  const outcomes: string[] = []

  for (const isNow of Object.values(MOMENTS).filter((_, index) => isLong || index % 2 === 1)) {
    await live(dataDir)
    await ask(house, await login(house.url, EMAIL, PASSWORD), `/api/backups/${name}/restore`, {
      password: PASSWORD,
      confirmation: 'OBNOVIT',
    })
    await databaseAt(dataDir, (db) =>
      until(async () => (await isNow(db)) || (await newestRestore(db)).isOver, { every: 2 }),
    )
    await house.kill('SIGKILL')
    house = await startHouse({ dataDir, env })

    const { later, all } = await databaseAt(dataDir, countMembers)
    outcomes.push(later === 1 ? 'old' : 'new')
    expect(all).toBe(MEMBERS + later)
    expect(existsSync(fileAt(dataDir, later === 1 ? 'since' : 'then'))).toBe(true)
    expect(await databaseAt(dataDir, countRules)).toEqual(rules)
    await login(house.url, EMAIL, PASSWORD)
    // A minute of silence is a long time for a test: the killed process is silent from now on.
    await databaseAt(dataDir, (db) =>
      sql`update house_task set beat_at = now() - interval '5 minutes' where state = 'running'`.execute(db),
    )
    await house.kill('SIGTERM')
    house = await startHouse({ dataDir, env })
    await databaseAt(dataDir, (db) => until(async () => (await countLive(db)) === 0))
  }

  expect(outcomes).toContain('old')
  expect(outcomes.at(-1)).toBe('new')
  await house.kill('SIGTERM')
  removeFolder(dataDir)
}, 300_000)

/** A club of some size: what is over in a blink cannot be cut in the middle. */
async function found(dataDir: string): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD)
  await databaseAt(dataDir, async (db) => {
    await db
      .insertInto('account')
      .values({
        email: EMAIL,
        role: 'Webmaster',
        passwordHash,
        confirmedRulesVersion: 1,
        verifiedProfileAt: new Date(),
      })
      .execute()
    await sql`insert into member (first_name, last_name)
      select 'Jan', 'Původní ' || number from generate_series(1, ${MEMBERS}::int) as number`.execute(db)
    await sql`insert into motorcycle (member_id, make) select id, 'Jawa' from member`.execute(db)
  })
}

/** The club goes on living: somebody comes, one file goes and another is added. */
async function live(dataDir: string): Promise<void> {
  rmSync(fileAt(dataDir, 'then'), { force: true })
  putFile(dataDir, 'since')
  await databaseAt(dataDir, async (db) => {
    if ((await countMembers(db)).later === 0)
      await db.insertInto('member').values({ firstName: 'Jan', lastName: 'Pozdější' }).execute()
  })
}

const fileAt = (dataDir: string, name: string) => join(dataDir, 'files', 'photos', name, '400.jpg')

function putFile(dataDir: string, name: string): void {
  mkdirSync(dirname(fileAt(dataDir, name)), { recursive: true })
  writeFileSync(fileAt(dataDir, name), name.repeat(50_000))
}

async function ask(house: RunningHouse, token: string, path: string, body?: object) {
  const response = await fetch(`${house.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  expect(response.status).toBe(202)
}

async function backUp(house: RunningHouse, token: string): Promise<string> {
  await ask(house, token, '/api/backups')
  let name = ''
  await until(async () => {
    const response = await fetch(`${house.url}/api/backups`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { items } = (await response.json()) as { items: readonly { name: string }[] }
    name = items[0]?.name ?? ''
    return name !== ''
  })
  await databaseAt(house.dataDir, (db) => until(async () => (await countLive(db)) === 0))
  return name
}

async function countMembers(db: Db): Promise<{ all: number; later: number }> {
  const { rows } = await sql<{ all: number; later: number }>`select count(*)::int as all,
    (count(*) filter (where last_name = 'Pozdější'))::int as later from member`.execute(db)
  return rows[0] ?? { all: 0, later: 0 }
}

/** Pointers and triggers that hold: a restore takes them away for a while. */
async function countRules(db: Db): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from pg_constraint where contype = 'f') as pointers,
    (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`.execute(db)
  return rows[0]
}

async function countLive(db: Db): Promise<number> {
  const { rows } = await sql<{ live: number }>`select count(*)::int as live from house_task
    where state in ('waiting', 'running') and kind <> 'chain'`.execute(db)
  return rows[0]?.live ?? 0
}

async function newestRestore(db: Db): Promise<{ isSwitched: boolean; isOver: boolean }> {
  const { rows } = await sql<{ isSwitched: boolean; isOver: boolean }>`
    select switched_at is not null as "isSwitched", finished_at is not null as "isOver"
    from house_task where kind = 'restore' order by id desc limit 1`.execute(db)
  return rows[0] ?? { isSwitched: false, isOver: false }
}

async function isAtWork(db: Db, name: string, query: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where application_name = ${name} and state <> 'idle' and query ilike ${query}`.execute(db)
  return rows.length > 0
}
