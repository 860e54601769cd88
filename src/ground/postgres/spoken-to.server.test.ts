import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aHouseOfOne } from '../../../test/house-of-one.ts'
import type { Db } from '../../tables.ts'
import { recordAudit } from '../audit/audit.server.ts'
import { type Blank, prepared } from './prepared.server.ts'
import { beforeCommit, inTransaction } from './transaction.server.ts'

const { db, house, waits, names, code } = aHouseOfOne()

const tag = prepared((over, blank: Blank<{ name: string }>) =>
  over.insertInto('tag').values({ name: blank('name') }),
)
/** One after which its transaction ends. */
const lastTag = (tx: Db, name: string) =>
  beforeCommit(tx, async (isLast) => {
    await tag(tx, { name }, { isLast })
  })

test('a transaction begins and ends on the way of its first and last statement', async () => {
  await inTransaction(house().db, async (tx) => {
    await tag(tx, { name: 'first' })
    lastTag(tx, 'last')
  })

  expect([waits(), await names()]).toEqual([2, ['first', 'last']])
})

test('a change and its entry in the history wait for the database three times', async () => {
  await inTransaction(house().db, async (tx) => {
    await tag(tx, { name: 'first' })
    recordAudit(tx, { action: 'APPROVED', actorId: null })
  })

  expect([waits(), await names()]).toEqual([3, ['first']])
})

test('one in which nothing is asked costs nothing', async () => {
  expect(await inTransaction(house().db, async () => 'done')).toBe('done')
  expect(await code(inTransaction(house().db, () => Promise.reject(new Error('no'))))).toBe('no')

  expect(waits()).toBe(0)
})

test('what is not the last step does not end it', async () => {
  await expect(
    inTransaction(house().db, async (tx) => {
      lastTag(tx, 'one')
      beforeCommit(tx, () => Promise.reject(new Error('after all')))
    }),
  ).rejects.toThrow('after all')

  expect(await names()).toEqual([])
})

test('a first statement that fails leaves nothing, and a connection that serves on', async () => {
  for (let time = 0; time < 10; time += 1)
    expect(await code(inTransaction(house().db, (tx) => sql`select ${'x'}::int`.execute(tx)))).toBe('22P02')
  expect(await code(inTransaction(house().db, (tx) => sql`select ${1}::no_such_type`.execute(tx)))).toBe(
    '42704',
  )
  await tag(house().db, { name: 'on its own' })

  expect(await names()).toEqual(['on its own'])
})

test('a last statement that fails undoes all, with its own reason', async () => {
  const work = inTransaction(house().db, async (tx) => {
    await tag(tx, { name: 'twice' })
    lastTag(tx, 'twice')
  })

  expect([await code(work), await names()]).toEqual(['23505', []])
  await inTransaction(house().db, async (tx) => lastTag(tx, 'next'))
  expect(await names()).toEqual(['next'])
})

test('a rule that is asked only at the end is told to whoever wrote last', async () => {
  const payer = await db()
    .insertInto('member')
    .values({ firstName: 'Jan', lastName: 'Hora' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const work = inTransaction(house().db, async (tx) => {
    const other = await tx
      .insertInto('member')
      .values({ firstName: 'Eva', lastName: 'Malá' })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Whoever pays for others pays for himself: asked when all of it is written.
    await tx.insertInto('householdMember').values({ memberId: other.id, payerId: payer.id }).execute()
    lastTag(tx, 'last')
  })

  expect([await code(work), await names()]).toEqual(['23503', []])
})

test('nothing is kept where the last statement could not even be written down', async () => {
  const unspeakable = {
    toPostgres: () => {
      throw new Error('no such value')
    },
  }
  const work = inTransaction(house().db, async (tx) => {
    await tag(tx, { name: 'first' })
    lastTag(tx, unspeakable as unknown as string)
  })

  expect([await code(work), await names()]).toEqual(['no such value', []])
  await tag(house().db, { name: 'on its own' })
  expect(await names()).toEqual(['on its own'])
})

test('several statements in one text begin a transaction too', async () => {
  await expect(
    inTransaction(house().db, async (tx) => {
      await sql`insert into tag (name) values ('a'); insert into tag (name) values ('b')`.execute(tx)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')

  expect(await names()).toEqual([])
})
