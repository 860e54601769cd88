import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aHouseOfOne } from '../../../test/house-of-one.ts'
import type { Db } from '../../tables.ts'
import { aboutToRecord, recordAudit } from '../audit/audit.server.ts'
import { askAlong } from './along.server.ts'
import { inTransaction } from './transaction.server.ts'

const { db, house, waits, names, code } = aHouseOfOne()

const tag = (over: Db, name: string) => over.insertInto('tag').values({ name })
const count = (tx: Db) =>
  tx
    .selectFrom('tag')
    .where('name', '<>', 'nobody')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

test('what nobody waits for leaves with the next statement, in the order it was asked', async () => {
  const seen = await inTransaction(house().db, async (tx) => {
    const one = await askAlong(tx, tag(tx, 'one').returning('name'))
    const two = await askAlong(tx, tag(tx, 'two').returning(['id', 'name']))
    const counted = await count(tx)
    return [counted, await one(), (await two()).map(({ name }) => name)]
  })

  expect(seen).toEqual([{ count: 2 }, [{ name: 'one' }], ['two']])
  expect([waits(), await names()]).toEqual([2, ['one', 'two']])
})

test('the same statement twice, with a name of its own, is written twice', async () => {
  for (let round = 0; round < 12; round += 1)
    await inTransaction(house().db, async (tx) => {
      await askAlong(tx, tag(tx, `a${round}`))
      await askAlong(tx, tag(tx, `b${round}`))
    })

  expect((await names()).length).toBe(24)
})

test('asked for its rows before anything else is asked it goes by itself, and once', async () => {
  const rows = await inTransaction(house().db, async (tx) => {
    const asked = await askAlong(tx, tag(tx, 'one').returning('name'))
    return [await asked(), await asked()]
  })

  expect([rows, waits()]).toEqual([[[{ name: 'one' }], [{ name: 'one' }]], 2])
})

test('with nothing else to be asked it leaves with the end', async () => {
  await inTransaction(house().db, async (tx) => {
    await askAlong(tx, tag(tx, 'one'))
  })

  expect([waits(), await names()]).toEqual([1, ['one']])
})

test('a change, the number of its entry and the entry wait for the database twice', async () => {
  await inTransaction(house().db, async (tx) => {
    await aboutToRecord(tx)
    await count(tx)
    await askAlong(tx, tag(tx, 'one'))
    recordAudit(tx, { action: 'APPROVED', actorId: null })
  })

  expect([waits(), await names()]).toEqual([2, ['one']])
  expect(await db().selectFrom('auditEntry').select('action').execute()).toEqual([{ action: 'APPROVED' }])
})

test('more entries than were foreseen have numbers of their own', async () => {
  await inTransaction(house().db, async (tx) => {
    await aboutToRecord(tx)
    for (const note of ['one', 'two', 'three']) recordAudit(tx, { action: 'APPROVED', actorId: null, note })
  })

  const notes = await db().selectFrom('auditDetail').select('note').orderBy('seq').execute()
  expect(notes.map(({ note }) => note)).toEqual(['one', 'two', 'three'])
})

test('a fault of it is told in its own words by whoever it went with, and undoes all', async () => {
  await tag(db(), 'there').execute()
  const taken = (fault: unknown) =>
    (fault as { constraint?: string }).constraint === 'tag_name_key' ? new Error('is there') : fault
  const work = (name: string, next: (tx: Db) => Promise<unknown>) =>
    inTransaction(house().db, async (tx) => {
      await tag(tx, `before ${name}`).execute()
      await askAlong(tx, tag(tx, 'there'), taken)
      await next(tx)
    })

  const told = [
    await code(work('a statement', count)),
    await code(work('its end', () => Promise.resolve())),
    await code(work('an entry', async (tx) => recordAudit(tx, { action: 'APPROVED', actorId: null }))),
  ]

  expect(told).toEqual(['is there', 'is there', 'is there'])
  expect([await names(), await db().selectFrom('auditEntry').selectAll().execute()]).toEqual([['there'], []])
  // The connection serves on.
  expect(await code(inTransaction(house().db, count))).toBe(null)
})

test('after a fault those who went with it can be asked again, by the names they have meanwhile', async () => {
  const work = (name: string) =>
    inTransaction(house().db, async (tx) => {
      await askAlong(tx, tag(tx, name))
      recordAudit(tx, { action: 'APPROVED', actorId: null })
    })
  await tag(db(), 'there').execute()

  const told = []
  for (let round = 0; round < 12; round += 1)
    told.push(await code(work(`new ${round}`)), await code(work('there')))

  expect(told).toEqual(Array.from({ length: 12 }, () => [null, '23505']).flat())
})

test('a fault of what it went with is that one’s own', async () => {
  const work = inTransaction(house().db, async (tx) => {
    await askAlong(tx, tag(tx, 'one'), () => new Error('not its fault'))
    await sql`select ${'x'}::int`.execute(tx)
  })

  expect([await code(work), await names()]).toEqual(['22P02', []])
})

test('what was given up before it left is not done', async () => {
  const work = inTransaction(house().db, async (tx) => {
    await askAlong(tx, tag(tx, 'one'))
    throw new Error('given up')
  })

  expect([await code(work), waits(), await names()]).toEqual(['given up', 0, []])
  await tag(house().db, 'next').execute()
  expect(await names()).toEqual(['next'])
})

test('outside of a transaction it waits for nobody', async () => {
  const rows = await askAlong(house().db, tag(house().db, 'one').returning('name'))

  expect([await rows(), await names()]).toEqual([[{ name: 'one' }], ['one']])
  expect(await code(askAlong(house().db, tag(house().db, 'one'), () => new Error('is there')))).toBe(
    'is there',
  )
})

test('several statements in one text come after what waits', async () => {
  await inTransaction(house().db, async (tx) => {
    await askAlong(tx, tag(tx, 'a'))
    await sql`insert into tag (name) select name || 'b' from tag; insert into tag (name) values ('c')`.execute(
      tx,
    )
  })

  expect(await names()).toEqual(['a', 'ab', 'c'])
})
