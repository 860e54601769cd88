import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import type { Db } from '../../tables.ts'
import { recordAudit } from '../audit/audit.server.ts'
import { toRefusal } from '../http/refusal-answer.server.ts'
import { inTransaction } from './transaction.server.ts'

const db = useDatabase()

const tags = async () =>
  (await db().selectFrom('tag').select(['name']).orderBy('name').execute()).map(({ name }) => name)

const lock = (tx: Db, name: string) =>
  tx.selectFrom('tag').select('id').where('name', '=', name).forUpdate().executeTakeFirstOrThrow()

test('twenty at once, each two of them the other way round: all get through, each once, and nobody is told', async () => {
  const pairs = Array.from({ length: 10 }, (_, pair) => [`a${pair}`, `b${pair}`] as const)
  await db()
    .insertInto('tag')
    .values(pairs.flat().map((name) => ({ name })))
    .execute()
  const holding = new Set<string>()
  let tries = 0
  const take = (first: string, second: string) =>
    inTransaction(db(), async (tx) => {
      tries += 1
      await lock(tx, first)
      holding.add(first)
      // The other one has his first as well: now neither can have his second.
      await until(() => holding.has(second))
      await lock(tx, second)
      await tx
        .insertInto('tag')
        .values({ name: `z${first}` })
        .execute()
    })

  await Promise.all(pairs.flatMap(([a, b]) => [take(a, b), take(b, a)]))

  expect((await tags()).filter((name) => name.startsWith('z'))).toHaveLength(20)
  expect(tries).toBe(30)
})

test('a connection the database ends in the middle leaves nothing half done, and the next one is whole', async () => {
  const work = (ends: boolean) =>
    inTransaction(db(), async (tx) => {
      await tx.insertInto('tag').values({ name: 'půlka' }).execute()
      recordAudit(tx, { action: 'APPROVED', actorId: null })
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      if (ends) await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db())
      await tx.insertInto('tag').values({ name: 'druhá' }).execute()
    })

  const fault = await work(true).then(
    () => null,
    (error: unknown) => error,
  )

  expect(toRefusal(fault, 'test')).toMatchObject({ code: 'database_down', retryAfter: 5 })
  expect(await tags()).toEqual([])
  expect(await db().selectFrom('auditEntry').select('seq').execute()).toEqual([])
  await work(false)
  expect(await tags()).toEqual(['druhá', 'půlka'])
})
