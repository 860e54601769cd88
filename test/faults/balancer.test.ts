import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/ground/postgres/embedded-postgres.server.ts'
import type { Db } from '../../src/tables.ts'
import { aMember, someone } from '../club.ts'
import { feeRunFor, newcomers, runOf } from '../fee-run.ts'
import { aFolder, BROWSER, freePort, login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { anObjectStore, type ObjectStore } from '../object-store.ts'
import { until } from '../until.ts'
import {
  aTreasurer,
  call,
  example,
  inDatabase,
  keepReading,
  keepWriting,
  missingOrDoubled,
  PASSWORD,
  SECRET,
  untilOpen,
} from './machines.ts'
import { describeWith, startPart } from './parts.ts'

const NAMES = ['one', 'two', 'three']
/** As docs/operations.md states it. */
const STATED = 10_000

describeWith(['haproxy', 'openssl'], 'three instances behind HAProxy', () => {
  const folder = aFolder()
  const houses: RunningHouse[] = []
  let postgres: EmbeddedPostgres
  let store: ObjectStore
  let proxy: ReturnType<typeof startPart>
  let [front, secure, token] = ['', 0, '']
  const database = () => postgres.url('postgres')

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({
      folder: join(folder, 'pg18'),
      throwAway: true,
      maxConnections: 120,
    })
    store = await anObjectStore()
    for (const house of await Promise.all(NAMES.map(async () => open(await freePort())))) houses.push(house)
    const port = await freePort()
    secure = await freePort()
    front = `http://localhost:${port}`
    certificate(folder)
    const ports = houses.map(({ url }) => new URL(url).port)
    const settings = example('haproxy.cfg', {
      'bind :80': `bind 127.0.0.1:${port}`,
      'bind :443': `bind 127.0.0.1:${secure}`,
      '/etc/haproxy/klub.pem': `${folder}/klub.pem`,
      // Most of what is asked here comes without TLS.
      'unless { ssl_fc }': 'unless TRUE',
      '127.0.0.1:3001': `127.0.0.1:${ports[0]}`,
      '127.0.0.1:3002': `127.0.0.1:${ports[1]}`,
      '127.0.0.1:3003': `127.0.0.1:${ports[2]}`,
      'balance leastconn': 'balance leastconn\n    http-response set-header x-served-by %s',
    })
    writeFileSync(join(folder, 'haproxy.cfg'), settings)
    proxy = startPart('haproxy', ['-f', join(folder, 'haproxy.cfg')])
    await untilOpen(port)
    await untilServedBy(NAMES)
    token = await inDatabase(database(), aTreasurer)
  })
  afterAll(async () => {
    await proxy.stop()
    for (const house of houses) {
      house.child.kill('SIGCONT')
      await house.kill('SIGTERM')
      removeFolder(house.dataDir)
    }
    await postgres.stop()
    store.close()
    removeFolder(folder)
  })

  function open(port: number): Promise<RunningHouse> {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = store.bucket('fotky')
    return startHouse({
      port,
      env: {
        DATABASE_URL: database(),
        APP_SECRET: SECRET,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '4',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    })
  }

  const servedBy = async () => (await fetch(`${front}/healthz`)).headers.get('x-served-by')

  /** Until all of them, and nobody else, are given something to do. */
  const untilServedBy = (names: readonly string[]) =>
    until(async () => {
      const seen = new Set(await Promise.all(Array.from({ length: 12 }, servedBy)))
      return names.every((name) => seen.has(name)) && seen.size === names.length
    })

  test('a page comes over TLS', async () => {
    const page = await new Promise<string>((resolve, reject) => {
      const ca = readFileSync(join(folder, 'cert.pem'))
      const asking = request(
        {
          host: '127.0.0.1',
          port: secure,
          path: '/',
          ca,
          servername: 'klub.test',
          headers: { ...BROWSER, host: 'localhost' },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text))
        },
      )
      asking.on('error', reject).end()
    })

    expect(page).toContain('</html>')
  })

  test('what one of them knows all of them know: sessions, wrong passwords, files, a table, news', async () => {
    const signedIn = await login(front, 'pokladnik@klub.test', PASSWORD)
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await call(front, '/api/members', { token: signedIn })).status),
    )
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200))

    const tries: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      tries.push(
        (await call(front, '/api/auth/login', { body: { email: 'kdosi@klub.test', password: 'wrong' } }))
          .status,
      )
    expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429])

    const secretary = await inDatabase(database(), (db) => someone(db, 'Secretary'))
    const facts = new URLSearchParams({
      title: 'Zápis',
      kind: 'minutes',
      datedOn: '2026-11-12',
      audience: 'officers',
      fileName: 'z.txt',
    })
    const handed = await fetch(`${front}/api/documents?${facts}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretary.token}`, 'content-type': 'application/octet-stream' },
      body: 'Zápis ze schůze, jeden pro všechny.',
    })
    const { document } = (await handed.json()) as { document: { id: number } }
    const readBy = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const file = await fetch(`${front}/api/documents/${document.id}/file`, {
          headers: { authorization: `Bearer ${secretary.token}` },
        })
        return file.text()
      }),
    )
    expect(new Set(readBy)).toEqual(new Set(['Zápis ze schůze, jeden pro všechny.']))

    const opened = await fetch(`${front}/admin/fees/table`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...BROWSER,
        cookie: `session_token=${signedIn}`,
        origin: front.replace('http:', 'https:'),
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ intent: 'open', hours: '4', pin: '4071' }),
    })
    const kiosk = opened.headers.getSetCookie().find((one) => one.includes('kiosk_token=')) ?? ''
    const tables = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const shown = await fetch(`${front}/stul`, {
          redirect: 'manual',
          headers: { ...BROWSER, cookie: kiosk.split(';')[0] ?? '' },
        })
        return shown.status
      }),
    )
    expect(tables).toEqual(Array.from({ length: 6 }, () => 200))

    await inDatabase(database(), (db) =>
      db.insertInto('clubSetting').values({ key: 'club', value: '{"name":"Trojnásobní vlci"}' }).execute(),
    )
    const areAllNew = async () => {
      const pages = await Promise.all(
        houses.map(async ({ url }) => (await fetch(`${url}/`, { headers: BROWSER })).text()),
      )
      return pages.every((page) => page.includes('Trojnásobní vlci'))
    }
    await until(areAllNew, { within: 3000 })
  })

  test('all replaced one after another under load: no request is dropped and no item fails', async () => {
    const payers = await inDatabase(database(), (db) => newcomers(db, 300))
    const ids = await inDatabase(database(), (db) => newcomers(db, 300))
    const writing = keepWriting(front, token, payers, 2)
    const reading = keepReading(front, token)
    const batchId = await feeRunFor(front, token, ids)
    const exits: (number | null)[] = []
    for (const [index, house] of houses.entries()) {
      await house.kill('SIGTERM')
      exits.push(house.child.exitCode)
      removeFolder(house.dataDir)
      houses[index] = await open(Number(new URL(house.url).port))
      await untilServedBy(NAMES)
    }
    await until(async () => (await runOf(front, token, batchId)).status !== 'running')
    await Promise.all([writing.stop(), reading.stop()])

    const dropped = [...writing.refused, ...reading.refused]
    expect(exits).toEqual([0, 0, 0])
    // Who was sent away, and what the balancer thought of the instances then.
    expect(dropped.length > 0 ? [...dropped, proxy.said()] : []).toEqual([])
    expect(await runOf(front, token, batchId)).toMatchObject({
      status: 'success',
      successful: 300,
      failed: 0,
    })
    expect(await missingOrDoubled(database(), payers, writing)).toEqual([])
    expect([writing.acknowledged.length > 50, reading.pages() > 200]).toEqual([true, true])
  })

  test('one frozen under load: nobody waits longer than stated, and no transaction stays open', async () => {
    const payers = await inDatabase(database(), (db) => newcomers(db, 300))
    const writing = keepWriting(front, token, payers, 4)
    const reading = keepReading(front, token)
    await until(() => writing.acknowledged.length > 10)
    const [frozen] = houses
    frozen?.child.kill('SIGSTOP')
    const frozenAt = performance.now()
    let silent = 0
    const isThawing = async () => {
      silent = Math.max(silent, await inDatabase(database(), longestSilence))
      return performance.now() - frozenAt > 1.5 * STATED
    }
    await until(isThawing, { every: 200 })
    frozen?.child.kill('SIGCONT')
    await untilServedBy(NAMES)
    await Promise.all([writing.stop(), reading.stop()])

    const waited = { writers: writing.longest(), readers: reading.longest(), silent }
    process.stdout.write(`with one frozen, milliseconds waited at most: ${JSON.stringify(waited)}\n`)
    expect(Math.max(...Object.values(waited))).toBeLessThan(STATED)
    expect(await missingOrDoubled(database(), payers, writing)).toEqual([])
  })

  test('the run of a frozen instance is taken up by another, each item once', async () => {
    const ids = await inDatabase(database(), (db) => newcomers(db, 200))
    const [worker, ...others] = houses
    const run = async (url = others[0]?.url ?? '') => (await runOf(url, token, batchId)).processed
    for (const other of others) other.child.kill('SIGSTOP')
    const batchId = await feeRunFor(worker?.url ?? '', token, ids)
    await until(async () => (await run(worker?.url)) > 3)
    worker?.child.kill('SIGSTOP')
    for (const other of others) other.child.kill('SIGCONT')
    const frozenAt = performance.now()
    const before = await run()
    await until(async () => (await run()) > before + 3)
    const waited = performance.now() - frozenAt
    worker?.child.kill('SIGCONT')
    await until(async () => (await run()) === ids.length)

    process.stdout.write(`the run of a frozen instance went on after ${Math.round(waited)} ms\n`)
    expect(waited).toBeLessThan(STATED)
    await until(async () => (await runOf(front, token, batchId)).status !== 'running')
    expect(await runOf(front, token, batchId)).toMatchObject({
      status: 'success',
      successful: 200,
      failed: 0,
    })
    const made = await inDatabase(database(), (db) =>
      db.selectFrom('payment').select('memberId').where('memberId', 'in', ids).execute(),
    )
    expect(made.length).toBe(ids.length)
    await untilServedBy(NAMES)
  })

  test('an act that froze with its transaction open is taken by another, once', async () => {
    const { id } = await inDatabase(database(), (db) => aMember(db))
    const asking = { token, key: 'an-act-that-froze', body: { type: '1', purpose: 'Jednou', amount: 100 } }
    const path = `/api/payments/${id}/payment`
    const holder = new pg.Client({ connectionString: database() })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from member where id = $1 for update', [id])
    const [first, second] = houses
    const begun = call(first?.url ?? '', path, asking)
    await until(() => inDatabase(database(), isSomebodyWaiting))
    first?.child.kill('SIGSTOP')
    const frozenAt = performance.now()
    await holder.query('commit')
    await holder.end()

    await until(async () => (await call(second?.url ?? '', path, asking)).status === 201, { every: 100 })
    const waited = performance.now() - frozenAt
    first?.child.kill('SIGCONT')
    await begun

    expect(waited).toBeLessThan(STATED)
    const made = await inDatabase(database(), (db) =>
      db.selectFrom('payment').select('id').where('memberId', '=', id).execute(),
    )
    expect(made.length).toBe(1)
  })
})

async function longestSilence(db: Db): Promise<number> {
  const { rows } = await sql<{ longest: number }>`
    select coalesce(max(extract(epoch from clock_timestamp() - state_change)), 0)::float8 * 1000 as longest
    from pg_stat_activity where state like 'idle in transaction%'`.execute(db)
  return rows[0]?.longest ?? 0
}

async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_stat_activity where wait_event_type = 'Lock') as waiting`.execute(db)
  return rows[0]?.waiting ?? false
}

function certificate(folder: string): void {
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const named = ['-subj', '/CN=klub.test', '-addext', 'subjectAltName=DNS:klub.test']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  execFileSync('openssl', [...made, ...named, ...files], { stdio: 'ignore' })
  const both = ['cert.pem', 'key.pem'].map((name) => readFileSync(join(folder, name), 'utf8'))
  writeFileSync(join(folder, 'klub.pem'), both.join(''))
}
