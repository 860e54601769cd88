import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readManifestOf } from '../../src/office/backup/read-manifest.server.ts'
import { openDatabase } from '../../src/ground/postgres/database.server.ts'
import { runningPostgresUrl } from '../../src/ground/postgres/embedded-postgres.server.ts'
import { administer, databaseUrl } from '../cluster.ts'
import { aFolder, anEmptyClub, ended, freePort, removeFolder, spawnHouse, startHouse } from '../house.ts'

const NEWEST = '0049_pointers'
const sqlOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'db', 'migrations', `${name}.sql`), 'utf8')

/** Somebody joins, and the tables are as they were one migration ago. */
async function goBack(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    await db.insertInto('account').values({ email: 'jan@klub.test', role: 'Member' }).execute()
    for (const [, index = ''] of sqlOf(NEWEST).matchAll(/create index (\w+)/g))
      await sql`drop index ${sql.ref(index)}`.execute(db)
    await sql`delete from schema_migration where name = ${NEWEST}`.execute(db)
  } finally {
    await close()
  }
}

const CLUB = join(import.meta.dirname, '..', '..', 'src', 'process', 'club.ts')

function checkUpgrade(env: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', CLUB, 'upgrade-check'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, KLUBOVNA_LANG: 'cs', LOG_LEVEL: 'warn', ...env },
  })
}

const saved = (dataDir: string) =>
  readdirSync(join(dataDir, 'backups')).filter((name) => /^pred-aktualizaci-.*\.tar\.gz$/.test(name))

/** How many were made, whether they know the newest tables, and how many accounts are in the first of them. */
async function lookAtSaved(dataDir: string) {
  const names = saved(dataDir)
  const manifest = await readManifestOf(join(dataDir, 'backups', names[0] ?? ''))
  const knowsNewest = manifest?.migrations.some(({ name }) => name === NEWEST)
  return {
    count: names.length,
    knowsNewest,
    accounts: manifest?.tables.find(({ name }) => name === 'account')?.rows,
  }
}

test('a club is saved before a new version changes its tables; when it cannot be, nothing changes and it is said', async () => {
  const dataDir = anEmptyClub()
  const env = { DEMO: 'off', LOG_LEVEL: 'silent' }
  const first = await startHouse({ dataDir, env })
  await goBack(runningPostgresUrl(join(dataDir, 'pg18')) ?? '')
  await first.kill('SIGTERM')
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true })
  writeFileSync(join(dataDir, 'backups'), 'something stands in the way')

  const port = String(await freePort())
  const stopped = spawnHouse({ DATA_DIR: dataDir, PORT: port, ...env })
  expect(await ended(stopped.child)).toBe(1)
  rmSync(join(dataDir, 'backups'))
  const second = await startHouse({ dataDir, env })
  await second.kill('SIGTERM')
  const third = await startHouse({ dataDir, env })

  expect(stopped.output()).toContain('BACKUP_BEFORE_UPGRADE=off')
  expect(stopped.output()).toContain('Nic se nezměnilo')
  expect(stopped.output()).not.toContain('    at ')
  expect(await lookAtSaved(dataDir)).toEqual({ count: 1, knowsNewest: false, accounts: 1 })
  await third.kill('SIGTERM')
  removeFolder(dataDir)
}, 240_000)

test('asked to, a new version changes the tables of a club that is not saved, and says so', async () => {
  const dataDir = anEmptyClub()
  const first = await startHouse({ dataDir, env: { DEMO: 'off' } })
  await goBack(runningPostgresUrl(join(dataDir, 'pg18')) ?? '')
  await first.kill('SIGTERM')
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true })
  writeFileSync(join(dataDir, 'backups'), 'something stands in the way')

  const env = { DEMO: 'off', BACKUP_BEFORE_UPGRADE: 'off' }
  rmSync(join(dataDir, 'backups'))
  const looked = [checkUpgrade({ ...env, DATA_DIR: dataDir }), checkUpgrade({ ...env, DATA_DIR: dataDir })]
  rmSync(join(dataDir, 'backups'), { recursive: true })
  writeFileSync(join(dataDir, 'backups'), 'something stands in the way')
  const upgraded = await startHouse({ dataDir, env })
  await upgraded.kill('SIGTERM')
  const again = await startHouse({ dataDir, env })
  await again.kill('SIGTERM')

  // Whoever asked before was told, twice the same: looking changes nothing.
  expect(looked.map(({ status }) => status)).toEqual([1, 1])
  expect(looked[1]?.stdout).toMatch(
    /Tabulky se změní \(1\):\n {2}0049_pointers: .+\n[^]+Ještě ne: napřed ulož klub/,
  )
  expect(upgraded.output()).toContain('bez zálohy (BACKUP_BEFORE_UPGRADE=off)')
  expect(again.output()).not.toContain('bez zálohy')
  expect(readFileSync(join(dataDir, 'backups'), 'utf8')).toBe('something stands in the way')
  removeFolder(dataDir)
}, 240_000)

test('a database of one’s own is saved as well, into DATA_DIR', async () => {
  const server = await startHouse({ env: { DEMO: 'off' } })
  const serverUrl = runningPostgresUrl(join(server.dataDir, 'pg18')) ?? ''
  await administer(serverUrl, 'create database elsewhere')
  const url = databaseUrl(serverUrl, 'elsewhere')
  const dataDir = aFolder()
  const env = { DATABASE_URL: url, APP_SECRET: 'a secret of a database of one’s own' }
  const first = await startHouse({ dataDir, env })
  await first.kill('SIGTERM')
  await goBack(url)

  const second = await startHouse({ dataDir, env })
  await second.kill('SIGTERM')

  expect(await lookAtSaved(dataDir)).toEqual({ count: 1, knowsNewest: false, accounts: 1 })
  await server.kill('SIGTERM')
  removeFolder(dataDir)
  removeFolder(server.dataDir)
}, 240_000)
