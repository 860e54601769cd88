import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Hono } from 'hono'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { jobTable } from '../src/jobs.server.ts'
import { openDatabase } from '../src/ground/postgres/database.server.ts'
import { startEmbeddedPostgres } from '../src/ground/postgres/embedded-postgres.server.ts'
import { startJobs } from '../src/ground/platform/jobs.server.ts'
import { migrate } from '../src/ground/postgres/migrate.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import type { Db, Tables } from '../src/tables.ts'
import { anApp, call } from '../test/app.ts'
import { rulesVersion, someone } from '../test/club.ts'
import { aFolder, removeFolder } from '../test/house.ts'
import { aMailRoom, TEST_SECRET } from '../test/mail-room.ts'

const CARDS = 20_000
const ROUNDS = 40

type Statement = { readonly text: string; readonly values: unknown[] }

/** The members list over a big club, held against the very statements it makes, run bare. */
export async function benchMembers(): Promise<void> {
  useAppSecret(TEST_SECRET)
  const folder = aFolder()
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg18'), throwAway: true })
  const url = postgres.url('postgres')
  await migrate(url)
  const { pool, db: plain } = openDatabase(url)
  const jobs = await startJobs({ url, db: plain, jobs: jobTable(aMailRoom()), works: false })
  const statements: Statement[] = []
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => {
      statements.push({ text: query.sql, values: [...query.parameters] })
    },
  })
  await fillClub(plain)
  await rulesVersion(plain, 1)
  const { token } = await someone(plain, 'Secretary')
  const app = anApp(db)

  for (const [name, path] of [
    ['first page', '/api/members?pageSize=50'],
    ['search', '/api/members?search=novak'],
    ['search with a slip', '/api/members?search=novka'],
    ['slip in a word all share half of', '/api/members?search=prezxyzka'],
    ['filter and sort', '/api/members?division=2&sort=-number'],
  ] as const) {
    await compare(name, { app, path, token, pool, statements })
  }
  await streamCsv(app, token)
  await jobs.stop()
  await pool.end()
  await postgres.stop()
  removeFolder(folder)
}

async function fillClub(db: Db): Promise<void> {
  await sql`insert into division (id, name) values (1, 'Hranice'), (2, 'Šumperk'), (3, 'Olomouc')`.execute(db)
  await sql`insert into member (first_name, last_name, nickname, email, phone, division_id, city, member_since)
    select (array['Jan','Petr','Eva','Jiří','Hana','Ondřej','Marie','Karel'])[1 + n % 8],
      (array['Novák','Čech','Chalupa','Horák','Řezníček','Šimek','Žák','Dvořák','Kučera','Marek'])[1 + n % 10] || case when n % 7 = 0 then '' else ' ' || to_hex(n) end,
      'Přezdívka ' || n, 'clen' || n || '@klub.test', '+420' || (600000000 + n), 1 + n % 3, 'Olomouc', date '2010-01-01' + n % 5000
    from generate_series(1, ${CARDS}) n`.execute(db)
  await sql`insert into payment (member_id, type, status, period, amount, due_on, variable_symbol)
    select id, '2', 'DUE', extract(year from now())::int, 120000, current_date, (2610000000 + id)::text from member where id % 2 = 0`.execute(
    db,
  )
  await sql`insert into motorcycle (member_id, make, model) select id, 'Jawa', '350' from member`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

type Subject = { app: Hono; path: string; token: string; pool: pg.Pool; statements: Statement[] }

async function compare(name: string, { app, path, token, pool, statements }: Subject): Promise<void> {
  const ours = async () => {
    const { status } = await call(app, path, { method: 'GET', token })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  await ours()
  statements.length = 0
  await ours()
  const same = [...statements]
  const bare = async () => {
    for (const { text, values } of same) await pool.query(text, values)
  }
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await timed(bare))
    times.ours.push(await timed(ours))
  }
  const [ownTime, bareTime] = [median(times.ours), median(times.bare)]
  const limit = bareTime * 2.5 + 5
  console.log(
    `${name}: ${same.length} statements, p50 ${ownTime.toFixed(1)} ms, bare ${bareTime.toFixed(1)} ms, ratio ${(ownTime / bareTime).toFixed(2)} (limit 2.5 × + 5 ms = ${limit.toFixed(1)} ms) ${ownTime <= limit ? 'holds' : 'DOES NOT HOLD'}`,
  )
}

async function streamCsv(app: Hono, token: string): Promise<void> {
  global.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  let bytes = 0
  const startedAt = performance.now()
  const response = await app.request('http://localhost:3000/api/members/export.csv', {
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
  })
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const megabytes = (count: number) => (count / 1_000_000).toFixed(1)
  console.log(
    `CSV of ${CARDS} cards: ${megabytes(bytes)} MB in ${(performance.now() - startedAt).toFixed(0)} ms, memory grew by ${megabytes(peak - before)} MB`,
  )
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
