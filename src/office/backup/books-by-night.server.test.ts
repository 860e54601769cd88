import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aCredit } from '../../../test/money.ts'
import { watchOver } from './plan.server.ts'
import { runTask } from './run-task.server.ts'

const db = useDatabase()

const aNight = async () => {
  await watchOver(db(), '2026-11-15')
  const tasks = await db()
    .selectFrom('houseTask')
    .select('id')
    .where('kind', '=', 'books')
    .where('state', '=', 'waiting')
    .execute()
  for (const { id } of tasks) await runTask(db(), id)
}
const results = async () =>
  (
    await db()
      .selectFrom('houseTask')
      .select(['state', 'result'])
      .where('kind', '=', 'books')
      .orderBy('id')
      .execute()
  ).map(({ state, result }) => [state, result])
const told = async () =>
  (
    await db()
      .selectFrom('mail')
      .innerJoin('account', 'account.id', 'mail.accountId')
      .select(['account.role', 'template'])
      .orderBy('mail.id')
      .execute()
  ).map(({ role, template }) => `${template} ${role}`)

beforeEach(async () => {
  await someone(db(), 'Webmaster')
  await aCredit(db(), (await aMember(db())).id, 5000)
})

test('in a night when all sums agree nobody is written to', async () => {
  await someone(db(), 'Treasurer')

  await aNight()

  expect(await results()).toEqual([['done', { differences: [] }]])
  expect(await told()).toEqual([])
})

test('sums that do not agree are told to the Webmasters and the Treasurer, once each night', async () => {
  await someone(db(), 'Treasurer')
  await sql`update bank_movement set spent = 4900`.execute(db())
  const differences = [{ law: 'movementSpent', count: 1, first: expect.any(Number), amount: 100 }]

  await aNight()
  await aNight()

  expect(await results()).toEqual([
    ['done', { differences }],
    ['done', { differences }],
  ])
  expect((await told()).toSorted()).toEqual([
    'books-differ Treasurer',
    'books-differ Treasurer',
    'books-differ Webmaster',
    'books-differ Webmaster',
  ])
})

test('a Webmaster of a club without a Treasurer gets one letter', async () => {
  await sql`update bank_movement set spent = 4900`.execute(db())

  await aNight()

  expect(await told()).toEqual(['books-differ Webmaster'])
})
