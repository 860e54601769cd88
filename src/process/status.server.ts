import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { House } from './house.server.ts'
import { readDisk } from '../ground/platform/disk.server.ts'
import { readMail, readQueue, readTasks } from '../office/system/read-system.server.ts'

/** Letters waiting longer than this mean that something is wrong with the post. */
const OLDEST_MAIL_SECONDS = 3600

/** What machines ask: are you alive, are you ready, which build are you, how are you doing. */
export function mountStatus(app: Hono, house: House): void {
  app.get('/healthz', (http) =>
    house.isAlive()
      ? http.json({ status: 'ok' })
      : http.json({ status: 'database_down' }, 503, { 'cache-control': 'no-store' }),
  )
  app.get('/readyz', async (http) => {
    const state = await readiness(house)
    return http.json(state, state.ready ? 200 : 503, { 'cache-control': 'no-store' })
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

async function readiness({ db, isReady }: House) {
  try {
    const { rows } = await sql<{ age: number | null; isReadOnly: boolean }>`
      select extract(epoch from now() - min(created_at))::int as age,
        current_setting('transaction_read_only') = 'on' as "isReadOnly" from mail
      where state in ('waiting', 'sending') and attempts > 0`.execute(db)
    const outboxAge = rows[0]?.age ?? 0
    const isReadOnly = rows[0]?.isReadOnly ?? false
    return {
      // Behind a failover there may be a copy that only reads: whoever wants to write must be sent elsewhere.
      ready: isReady() && !isReadOnly,
      database: isReadOnly ? 'read_only' : 'ok',
      writable: !isReadOnly,
      outboxAge,
      outbox: outboxAge > OLDEST_MAIL_SECONDS ? 'late' : 'ok',
    }
  } catch {
    return { ready: false, database: 'down' }
  }
}

async function metrics({ db, counters, config }: House): Promise<string> {
  const [{ rows }, queue, mail, tasks, disk] = await Promise.all([
    sql<{
      state: string
      count: number
    }>`select state, count(*)::int as count from mail group by state`.execute(db),
    readQueue(db),
    readMail(db),
    readTasks(db),
    readDisk(config.dataDir),
  ])
  const age = (name: string, seconds: number | null) =>
    seconds === null ? [] : [`klubovna_${name}_age_seconds ${seconds}`]
  return [
    ...Object.entries(counters.byStatus()).map(
      ([status, count]) => `klubovna_requests_total{status="${status}"} ${count}`,
    ),
    ...rows.map(({ state, count }) => `klubovna_mail{state="${state}"} ${count}`),
    ...queue.flatMap(({ name, waiting, failed, oldest }) => [
      `klubovna_jobs_waiting{kind="${name}"} ${waiting}`,
      `klubovna_jobs_failed_day{kind="${name}"} ${failed}`,
      `klubovna_jobs_oldest_seconds{kind="${name}"} ${oldest ?? 0}`,
    ]),
    `klubovna_mail_oldest_seconds ${mail.oldest ?? 0}`,
    `klubovna_mail_server_failures ${mail.failures}`,
    ...age('backup', tasks.backup.age),
    ...age('drill', tasks.drill.age),
    ...age('chain_check', tasks.chain.age),
    `klubovna_chain_broken ${tasks.chain.isBroken ? 1 : 0}`,
    `klubovna_chain_late_seconds ${tasks.chain.late.toFixed(1)}`,
    `klubovna_disk_free_bytes ${disk.free}`,
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    `process_uptime_seconds ${Math.round(process.uptime())}`,
    '',
  ].join('\n')
}

/** Without a configured token nothing opens the door, not even 'undefined'. */
function isToken(header: string, token: string | null): boolean {
  if (!token) return false
  const given = Buffer.from(header)
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
