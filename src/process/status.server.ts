import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { House } from './house.server.ts'
import { now } from '../ground/platform/clock.server.ts'
import { isDiskFull } from '../ground/platform/disk.server.ts'
import { slowStatements } from '../ground/postgres/slow-statements.server.ts'
import { pragueDay } from '../ground/values/day.ts'
import { metricsText } from '../office/system/metrics.ts'
import { readSystem } from '../office/system/read-system.server.ts'

/** Letters waiting longer than this mean that something is wrong with the post. */
const OLDEST_MAIL_SECONDS = 3600

/** How late the event loop comes; whoever asks for the metrics starts it anew. */
const lateness = monitorEventLoopDelay({ resolution: 20 })

/** What machines ask: are you alive, are you ready, which build are you, how are you doing. */
export function mountStatus(app: Hono, house: House): void {
  if (house.config.metricsToken) lateness.enable()
  app.get('/healthz', (http) =>
    house.isAlive()
      ? http.json({ status: 'ok' })
      : http.json({ status: 'database_down' }, 503, { 'cache-control': 'no-store' }),
  )
  app.get('/readyz', async (http) => {
    const state = await readiness(house)
    // HAProxy gives no more to whoever says 404, and lets him finish; from others it cuts what they have in hand.
    const away = !house.isReady() && http.req.query('closing') === '404' ? 404 : 503
    return http.json(state, state.ready ? 200 : away, { 'cache-control': 'no-store' })
  })
  app.get('/builds/latest.json', (http) => http.json(house.build, 200, { 'cache-control': 'no-store' }))
  app.get('/builds/meta/:file', (http) =>
    http.req.param('file') === `${house.build.id}.json`
      ? http.json(house.build)
      : http.json(
          { success: false, statusCode: 404, statusMessage: 'Page not found', code: 'not_found' },
          404,
        ),
  )
  app.get('/metrics', async (http) => {
    if (!isToken(http.req.header('authorization') ?? '', house.config.metricsToken))
      return http.text('Not found', 404)
    return http.text(await metrics(house), 200, {
      'content-type': 'text/plain; version=0.0.4',
      'cache-control': 'no-store',
    })
  })
}

async function readiness({ db, config, isReady, isAlive }: House) {
  // What is left of a server that died may answer for a moment more.
  if (!isAlive()) return { ready: false, database: 'down' }
  try {
    const { rows } = await sql<{ age: number | null; isReadOnly: boolean }>`
      select extract(epoch from now() - min(created_at))::int as age,
        current_setting('transaction_read_only') = 'on' as "isReadOnly" from mail
      where state in ('waiting', 'sending') and attempts > 0`.execute(db)
    const outboxAge = rows[0]?.age ?? 0
    const isReadOnly = rows[0]?.isReadOnly ?? false
    const isFull = await isDiskFull(config.dataDir)
    return {
      // Behind a failover there may be a copy that only reads: whoever wants to write must be sent elsewhere.
      ready: isReady() && !isReadOnly,
      database: isReadOnly ? 'read_only' : 'ok',
      // Of a full disk only the embedded database suffers. The house stays ready: everything can be read, and nobody stands beside it.
      writable: !isReadOnly && !(isFull && config.databaseUrl === null),
      disk: isFull ? 'full' : 'ok',
      outboxAge,
      outbox: outboxAge > OLDEST_MAIL_SECONDS ? 'late' : 'ok',
    }
  } catch {
    return { ready: false, database: 'down' }
  }
}

async function metrics(house: House): Promise<string> {
  const { db, counters } = house
  const [{ rows: mail }, { rows: runs }, system] = await Promise.all([
    sql<{
      state: string
      count: number
    }>`select state, count(*)::int as count from mail group by state`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from batch where finished_at is null`.execute(db),
    readSystem({ db, language: 'en', today: pragueDay(now()) }),
  ])
  const { rss, heapUsed } = process.memoryUsage()
  const loopDelay = lateness.percentile(99) / 1e9
  lateness.reset()
  return metricsText({
    system,
    process: {
      byStatus: counters.byStatus(),
      byKind: counters.byKind(),
      mail,
      runs: runs[0]?.count ?? 0,
      slow: slowStatements(),
      connections: house.connections(),
      loopDelay,
      residentBytes: rss,
      heapBytes: heapUsed,
      uptime: Math.round(process.uptime()),
    },
  })
}

/** Without a configured token nothing opens the door, not even 'undefined'. */
function isToken(header: string, token: string | null): boolean {
  if (!token) return false
  const given = Buffer.from(header)
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
