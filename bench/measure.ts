import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { BROWSER } from '../test/house.ts'
import { bareServer } from './bare-server.ts'
import type { ClubHouse } from './club-house.ts'
import { type Ideal, type Measured, percentile } from './judge.ts'
import { lane } from './lane.ts'
import { type Asked, load } from './load.ts'
import type { Work } from './works.ts'

const ALONE_SECONDS = 2
const CROWD = { connections: 16, seconds: 4 }
/**
 * What is told again while nothing changes says nothing of how fast it is read. Whoever asks alone meets a club that has changed before
 * each of his questions, but not while it is answered: then he would not be alone. A crowd meets one that changes more often than any
 * club does.
 */
const CROWD_CHANGED_EVERY_MS = 50
const BARE_ROUNDS = 200
/** PostgreSQL tells what was read at the end of a transaction, once a second at most. */
const TOLD_EVERY_MS = 1100
const COUNTED_ROUNDS = 3

export function askedOf(house: ClubHouse, { who, paths }: Work): Asked {
  const token = house.tokens[who]
  const headers: Readonly<Record<string, string>> = paths[0]?.startsWith('/api/')
    ? { authorization: `Bearer ${token}` }
    : { ...BROWSER, cookie: `session_token=${token}` }
  return { origin: house.url, paths, headers: { ...headers, 'accept-encoding': 'identity' } }
}

type Sample = { readonly measured: Measured; readonly ideal: Ideal }

/** Ours and the ideal by turns, so that both see the same minutes of the machine. */
export async function measureWork(house: ClubHouse, work: Work, folder: string): Promise<Sample> {
  const asked = askedOf(house, work)
  const page = await fetch(asked.origin + asked.paths[0], { headers: asked.headers, redirect: 'manual' })
  if (page.status !== 200) throw new Error(`${asked.paths[0]} answered ${page.status}`)
  const bytes = Buffer.from(await page.arrayBuffer())
  const question = { database: house.database, ...work.ideal }
  const bare = await bareServer(folder, { bytes, headers: Object.fromEntries(page.headers) }, question)
  const bareAsked = { ...asked, origin: bare.url, paths: ['/'] }
  await load(asked, { connections: 16, seconds: 1 })
  await load(bareAsked, { connections: 16, seconds: 1 })
  const before = () => change(house.pool)
  const bareAlone = await lane(bareAsked, { seconds: ALONE_SECONDS, before })
  const alone = await lane(asked, { seconds: ALONE_SECONDS, before })
  const bareCrowd = await load(bareAsked, CROWD)
  const crowd = await whileItChanges(house.pool, () => load(asked, CROWD))
  bare.close()
  return {
    measured: {
      p50: percentile(alone, 0.5),
      p99: percentile(alone, 0.99),
      rate: crowd.rate,
      bytes: bytes.length,
      ...(await readingsOf(house, asked)),
    },
    ideal: {
      statement: await statementTime(house.pool, work.ideal),
      p50: percentile(bareAlone, 0.5),
      rate: bareCrowd.rate,
    },
  }
}

/** Notes a change of the club without one. */
const change = (pool: pg.Pool) => pool.query('delete from tag where false')

async function whileItChanges<Done>(pool: pg.Pool, work: () => Promise<Done>): Promise<Done> {
  const ends = new AbortController()
  const goOn = async () => {
    while (!ends.signal.aborted) {
      await change(pool)
      await sleep(CROWD_CHANGED_EVERY_MS)
    }
  }
  const changing = goOn()
  try {
    return await work()
  } finally {
    ends.abort()
    await changing
  }
}

async function statementTime(pool: pg.Pool, { text, values }: Work['ideal']): Promise<number> {
  const client = await pool.connect()
  const times: number[] = []
  for (let round = 0; round < BARE_ROUNDS; round += 1) {
    const startedAt = performance.now()
    await client.query({ name: 'ideal', text, values: [...(values[round % values.length] ?? [])] })
    times.push(performance.now() - startedAt)
  }
  client.release(true)
  return percentile(times, 0.5)
}

/** How many statements one request makes, and how many rows are read for them. */
async function readingsOf({ pool }: ClubHouse, { origin, paths, headers }: Asked) {
  const ask = async (round: number) => {
    await sleep(TOLD_EVERY_MS)
    await (await fetch(origin + paths[round % paths.length], { headers })).text()
  }
  await ask(0)
  const before = await readings(pool)
  for (let round = 1; round <= COUNTED_ROUNDS; round += 1) await ask(round)
  const after = await readings(pool)
  return {
    statements: Math.round((after.statements - before.statements) / COUNTED_ROUNDS),
    rowsRead: Math.round((after.rows - before.rows) / COUNTED_ROUNDS),
  }
}

async function readings(pool: pg.Pool): Promise<{ statements: number; rows: number }> {
  // Not counted: what the bench itself asks, and what runs beside (the queue, the sealer).
  const { rows } = await pool.query(
    `select (select coalesce(sum(calls), 0)::int from pg_stat_statements(true)
        where dbid = (select oid from pg_database where datname = current_database())
          and query !~* 'pg_stat|pgboss|audit_unsealed|audit_head|^(begin|commit|listen|set)') as statements,
      (select (tup_returned + tup_fetched)::int from pg_stat_database where datname = current_database()) as rows`,
  )
  return rows[0]
}
