import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster.ts'
import { useDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { Interrupted, startJobs } from './jobs.server.ts'
import { wakeKilled, wakingKilled } from './wake-killed.server.ts'

const db = useDatabase()

test.each([
  ['comes again at the next start', { atStart: true } as const, 'completed'],
  ['was asked for once', {}, 'retry'],
])('work that %s, put down while the house closes, is no failure', async (_which, kind, state) => {
  const begun = Promise.withResolvers<void>()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const url = databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
  const name = `put-down-${state}`
  const jobs = await startJobs({
    url,
    db: db(),
    jobs: {
      [name]: {
        ...kind,
        work: async ({ signal }) => {
          begun.resolve()
          await new Promise((closed) => signal.addEventListener('abort', closed, { once: true }))
          throw new Interrupted('the rest waits for the next start')
        },
      },
    },
  })
  if (!('atStart' in kind))
    await sql`insert into pgboss.job (name, data, retry_limit) values (${name}, '{}', 3)`.execute(db())

  await begun.promise
  await jobs.stop()

  const { rows: kept } = await sql<{
    state: string
  }>`select state from pgboss.job where name = ${name}`.execute(db())
  expect(kept).toEqual([{ state }])
})

/** Killed as often as this, it was just killed once more: the queue itself finds that out. */
async function killedAgain(kills: number): Promise<{ wasDone: () => boolean; stop: () => Promise<void> }> {
  let wasDone = false
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
  const url = databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
  const name = `killed-${kills}`
  const work = async () => {
    wasDone = true
  }
  const { stop } = await startJobs({ url, db: db(), jobs: { [name]: { work } } })
  await sql`insert into pgboss.job
    (name, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds, heartbeat_on, started_on)
    values (${name}, '{}', 'active', 50, ${kills}, 1, true, 600, 10, now() - interval '1 minute', now() - interval '2 minutes')`.execute(
    db(),
  )
  return { wasDone: () => wasDone, stop }
}

test('a job whose worker was killed for the seventh time goes on as soon as that is noticed', async () => {
  const { wasDone, stop } = await killedAgain(6)

  await until(async () => {
    await wakeKilled(db())
    return wasDone()
  })

  expect(wasDone()).toBe(true)
  await stop()
})

test('one that goes down with its worker over and over waits, as one that fails', async () => {
  const { wasDone, stop } = await killedAgain(20)
  const stateOf = async () =>
    (await sql<{ state: string }>`select state from pgboss.job where name = 'killed-20'`.execute(db()))
      .rows[0]?.state

  await until(async () => (await stateOf()) === 'retry')
  await wakeKilled(db())
  const { rows } = await sql<{ waits: boolean }>`
    select start_after > now() + interval '10 seconds' as waits from pgboss.job where name = 'killed-20'`.execute(
    db(),
  )

  expect([rows, wasDone()]).toEqual([[{ waits: true }], false])
  await stop()
})

test('whoever looks for killed jobs each second does not read those of a whole week', async () => {
  await sql`insert into pgboss.job (name, data, state, completed_on)
    select 'send-mail', '{}', 'completed', now() from generate_series(1, 20000)`.execute(db())
  await sql`analyze pgboss.job_common`.execute(db())

  const { sql: text, parameters } = wakingKilled.compile(db())
  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(
    parameters.reduce<string>(
      (said, value, index) => said.replace(`$${index + 1}`, `'${String(value)}'`),
      text,
    ),
  )}`.execute(db())

  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
})
