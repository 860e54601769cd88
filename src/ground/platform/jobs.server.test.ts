import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../../test/cluster.ts'
import { useDatabase } from '../../../test/database.ts'
import { Interrupted, startJobs } from './jobs.server.ts'

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
