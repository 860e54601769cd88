import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/ground/postgres/embedded-postgres.server.ts'
import { aMember } from '../club.ts'
import { feeRunFor, newcomers } from '../fee-run.ts'
import {
  aFolder,
  BROWSER,
  ended,
  freePort,
  isReady,
  login,
  removeFolder,
  type RunningHouse,
  spawnHouse,
  startHouse,
  visit,
} from '../house.ts'
import { until } from '../until.ts'
import {
  aTreasurer,
  call,
  example,
  inDatabase,
  keepWriting,
  missingOrDoubled,
  PASSWORD,
  SECRET,
  untilOpen,
} from './machines.ts'
import { describeWith, startPart } from './parts.ts'

/** Fewer than the house has open at any time: each transaction meets another one. */
const POOL = 4

describeWith(['pgbouncer'], 'behind PgBouncer in transaction mode', () => {
  const folder = aFolder()
  let postgres: EmbeddedPostgres
  let pooler: ReturnType<typeof startPart>
  let house: RunningHouse
  let port = 0
  let token = ''
  const direct = () => postgres.url('postgres')
  const pooled = (database = 'klubovna') => `postgresql://klubovna@127.0.0.1:${port}/${database}`
  const env = () => ({ DATABASE_URL: pooled(), DATABASE_DIRECT_URL: direct(), APP_SECRET: SECRET })

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg18'), throwAway: true })
    port = await freePort()
    const { host } = new pg.Client({ connectionString: direct() })
    const settings = example('pgbouncer.ini', {
      'klubovna = host=127.0.0.1 port=5432 dbname=klubovna': `klubovna = host=${host} dbname=postgres\nearly = host=${host} dbname=early`,
      'listen_port = 6432': `listen_port = ${port}`,
      'auth_type = scram-sha-256': 'auth_type = trust',
      '/etc/pgbouncer/userlist.txt': `${folder}/users.txt`,
      'default_pool_size = 10': `default_pool_size = ${POOL}\nadmin_users = klubovna`,
    })
    writeFileSync(join(folder, 'pgbouncer.ini'), settings)
    writeFileSync(join(folder, 'users.txt'), '"klubovna" ""\n')
    await openPooler()
    house = await startHouse({ env: env() })
    token = await inDatabase(direct(), async (db) => {
      for (const lastName of ['Řeháček', 'Čížek', 'Novotný']) await aMember(db, { lastName })
      return aTreasurer(db)
    })
  })
  afterAll(async () => {
    await house.kill('SIGTERM')
    await pooler.stop()
    await postgres.stop()
    for (const one of [house.dataDir, folder]) removeFolder(one)
  })

  async function openPooler(): Promise<void> {
    pooler = startPart('pgbouncer', [join(folder, 'pgbouncer.ini')])
    await untilOpen(port)
  }

  test('people sign in, list and search, a hundred at once over four connections', async () => {
    const signedIn = await login(house.url, 'pokladnik@klub.test', PASSWORD)
    const found = await Promise.all(
      Array.from({ length: 100 }, async (_, turn) => {
        const word = ['řeh', 'ciz', 'novot'][turn % 3] ?? ''
        const { json } = await call(house.url, `/api/members?search=${encodeURIComponent(word)}`, {
          token: signedIn,
        })
        return (json as { items: { lastName: string }[] }).items.map(({ lastName }) => lastName).join()
      }),
    )
    const names = ['Řeháček', 'Čížek', 'Novotný']

    expect(found).toEqual(Array.from({ length: 100 }, (_, turn) => names[turn % 3]))
    expect((await visit(house.url, '/admin/members', signedIn)).status).toBe(200)
    const { rows } = await asked(`postgresql://klubovna@127.0.0.1:${port}/pgbouncer`, 'show pools')
    const { sv_active: active, sv_idle: idle } = rows.find(({ database }) => database === 'klubovna') ?? {}
    expect(Number(active) + Number(idle)).toBeLessThanOrEqual(POOL)
  })

  test('the hours of the club and the limits of waiting hold on each connection', async () => {
    const settings = await Promise.all(
      Array.from({ length: POOL * 3 }, () =>
        asked(
          pooled(),
          `select current_setting('TimeZone') as zone, current_setting('jit') as jit, current_setting('lock_timeout') as lock,
            current_setting('statement_timeout') as statement, pg_sleep(0.1)::text as slept`,
        ),
      ),
    )

    expect(new Set(settings.map(({ rows }) => JSON.stringify(rows[0])))).toEqual(
      new Set([
        JSON.stringify({
          zone: 'Europe/Prague',
          jit: 'off',
          lock: '3500ms',
          statement: '3900ms',
          slept: '',
        }),
      ]),
    )
    await expect(asked(pooled(), 'select pg_sleep(6)')).rejects.toThrow('statement timeout')
  })

  test('a run is worked off, and its stream tells of it to the end', async () => {
    const ids = await inDatabase(direct(), (db) => newcomers(db, 60))
    const batchId = await feeRunFor(house.url, token, ids)
    const stream = await fetch(`${house.url}/api/batches/${batchId}/stream`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const pictures = (await stream.text()).split('\n\n').filter((one) => one.startsWith('data:'))

    expect(JSON.parse(pictures.at(-1)?.slice(5) ?? '')).toMatchObject({
      status: 'success',
      successful: 60,
      failed: 0,
    })
  })

  test('news reach what is kept for strangers, past the pooler', async () => {
    const isNamed = async () =>
      (await (await fetch(`${house.url}/`, { headers: BROWSER })).text()).includes('Klub za poolerem')
    expect(await isNamed()).toBe(false)

    await inDatabase(direct(), (db) =>
      db.insertInto('clubSetting').values({ key: 'club', value: '{"name":"Klub za poolerem"}' }).execute(),
    )

    await until(isNamed, { within: 3000 })
  })

  test('a backup is made beside the running club and restored for trial', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'src/process/club.ts', 'drill'],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          KLUBOVNA_LANG: 'en',
          LOG_LEVEL: 'warn',
          DATA_DIR: house.dataDir,
          ...env(),
        },
      },
    )

    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/tables/)
  })

  test('the pooler killed under load and opened again: nothing acknowledged is lost, and nobody restarts the house', async () => {
    const payers = await inDatabase(direct(), (db) => newcomers(db, 200))
    const writing = keepWriting(house.url, token, payers)
    for (const round of [1, 2, 3]) {
      await until(() => writing.acknowledged.length >= round * 10)
      pooler.child.kill('SIGKILL')
      await ended(pooler.child)
      await openPooler()
      await until(() => isReady(house.url))
    }
    const before = writing.acknowledged.length
    await until(() => writing.acknowledged.length > before + 10)
    await writing.stop()

    expect(await missingOrDoubled(direct(), payers, writing)).toEqual([])
    expect(writing.longest()).toBeLessThan(10_000)
  })

  test('a pooler with connections from before is refused with what to do', async () => {
    await asked(direct(), 'create database early')
    await asked(pooled('early'), 'select 1')
    const { child, output } = spawnHouse({
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ...env(),
      DATABASE_URL: pooled('early'),
      DATABASE_DIRECT_URL: postgres.url('early'),
    })

    expect(await ended(child)).toBe(1)
    expect(output()).toContain('RECONNECT')
  })
})

async function asked(url: string, question: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(question)
  } finally {
    await client.end()
  }
}
