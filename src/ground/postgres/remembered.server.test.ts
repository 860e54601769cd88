import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { Db } from '../../tables.ts'
import { forRequest, noteChange } from '../platform/asking.server.ts'
import { CHANGE_NUMBER, memory, remembered } from './remembered.server.ts'
import { readSetting } from './settings.server.ts'
import { inTransaction } from './transaction.server.ts'

const db = useDatabase()

let counted = 0
const countNamed = remembered(async (house: Db, name: string) => {
  counted += 1
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from member where first_name = ${name}`.execute(house)
  return rows[0]?.count
})

const timesCounted = async (work: () => Promise<unknown>) => {
  const before = counted
  await work()
  return counted - before
}

test('is counted once, for each question apart', async () => {
  await aMember(db(), { firstName: 'Jan' })

  const times = await timesCounted(async () => {
    expect(await countNamed(db(), 'Jan')).toBe(1)
    expect(await countNamed(db(), 'Jan')).toBe(1)
    expect(await countNamed(db(), 'Eva')).toBe(0)
  })

  expect(times).toBe(2)
})

test('a letter on its way changes what is read with the letters, and no sum of the club', async () => {
  let times = 0
  const keep = memory<number>({ most: 10, weigh: () => 1, area: 'club and letters' })
  const read = () => keep(db(), 'key', () => Promise.resolve((times += 1)))
  await countNamed(db(), 'Jan')
  const before = [await read(), await read()]

  await sql`delete from mail where false`.execute(db())

  expect([before, await read(), await timesCounted(() => countNamed(db(), 'Jan'))]).toEqual([[1, 1], 2, 0])
  await sql`delete from tag where false`.execute(db())
  expect([await read(), await timesCounted(() => countNamed(db(), 'Jan'))]).toEqual([3, 1])
})

test('who asks while it is being counted waits for the same', async () => {
  await aMember(db(), { firstName: 'Jan' })

  const times = await timesCounted(async () => {
    const answers = await Promise.all(['Jan', 'Jan', 'Eva', 'Jan'].map((name) => countNamed(db(), name)))
    expect(answers).toEqual([1, 1, 0, 1])
  })

  expect(times).toBe(2)
})

test('a failure is not kept', async () => {
  let isWell = false
  const keep = memory<string>({ most: 10, weigh: () => 1 })
  const ask = () =>
    keep(db(), 'key', () => (isWell ? Promise.resolve('well') : Promise.reject(new Error('ill'))))
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('ill')
  isWell = true
  expect(await ask()).toBe('well')
})

test('what was kept first goes once there is too much', async () => {
  const read: string[] = []
  const keep = memory<string>({ most: 8, weigh: ({ length }) => length })
  const ask = async (word: string) =>
    keep(db(), word, () => {
      read.push(word)
      return Promise.resolve(word)
    })
  for (const word of ['one', 'two', 'three', 'two', 'three', 'one']) await ask(word)
  expect(read).toEqual(['one', 'two', 'three', 'one'])
  // What alone is too much drives nobody out.
  for (const word of ['motorcycle', 'three', 'one', 'motorcycle']) await ask(word)
  expect(read.slice(4)).toEqual(['motorcycle', 'motorcycle'])
})

test('is counted anew once anything has changed, whatever was done to it', async () => {
  const { id } = await aMember(db(), { firstName: 'Jan' })
  expect(await countNamed(db(), 'Jan')).toBe(1)
  await aMember(db(), { firstName: 'Jan' })
  expect(await countNamed(db(), 'Jan')).toBe(2)
  await db().updateTable('member').set({ firstName: 'Petr' }).where('id', '=', id).execute()
  expect(await countNamed(db(), 'Jan')).toBe(1)
  await db().deleteFrom('member').where('id', '=', id).execute()
  expect(await countNamed(db(), 'Petr')).toBe(0)
})

test('a change under way is not seen, and is not forgotten either', async () => {
  const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = inTransaction(db(), async (tx) => {
    await aMember(tx, { firstName: 'Jan' })
    expect(await countNamed(tx, 'Jan')).toBe(1)
    written.resolve()
    await seen.promise
  })
  await written.promise
  expect(await countNamed(db(), 'Jan')).toBe(0)
  seen.resolve()
  await change

  expect(await countNamed(db(), 'Jan')).toBe(1)
})

test('what was taken back leaves what there was', async () => {
  await expect(
    inTransaction(db(), async (tx) => {
      await aMember(tx, { firstName: 'Jan' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')

  expect(await countNamed(db(), 'Jan')).toBe(0)
})

/** As a request begins: who asks is read, and the number of the last change along with it. */
const asked = (work: () => Promise<void>, { isReading = true } = {}) =>
  forRequest({ requestId: 'x', isReading }, async () => {
    const { number } = await db().selectNoFrom(CHANGE_NUMBER.as('number')).executeTakeFirstOrThrow()
    noteChange(number)
    await work()
  })

test('who only reads is told the club as it was when he asked, whoever asks after him as it is', async () => {
  await aMember(db(), { firstName: 'Jan' })
  await asked(async () => {
    expect(await countNamed(db(), 'Jan')).toBe(1)
    await aMember(db(), { firstName: 'Jan' })
    expect(await timesCounted(() => countNamed(db(), 'Jan'))).toBe(0)
  })
  await asked(async () => expect(await countNamed(db(), 'Jan')).toBe(2))
})

test('whether somebody is changing the club is asked once for all that one look counts', async () => {
  const locksAsked: unknown[] = []
  const watched = db().withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('pg_locks')) locksAsked.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })

  await asked(async () => {
    expect(await countNamed(watched, 'Jan')).toBe(0)
    expect(await countNamed(watched, 'Eva')).toBe(0)
  })

  expect(locksAsked).toHaveLength(1)
})

test('who writes in between is told what he has written', async () => {
  await asked(async () => {
    expect(await countNamed(db(), 'Jan')).toBe(0)
    await inTransaction(db(), (tx) => aMember(tx, { firstName: 'Jan' }))
    expect(await countNamed(db(), 'Jan')).toBe(1)
  })
  const form = async () => {
    expect(await countNamed(db(), 'Jan')).toBe(1)
    await aMember(db(), { firstName: 'Jan' })
    expect(await countNamed(db(), 'Jan')).toBe(2)
  }
  await asked(form, { isReading: false })
})

test('a stream is not told for hours what was so when it began', async () => {
  await asked(async () => {
    expect(await countNamed(db(), 'Jan')).toBe(0)
    await aMember(db(), { firstName: 'Jan' })
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001)
    expect(await countNamed(db(), 'Jan')).toBe(1)
  })
  vi.restoreAllMocks()
})

test('a setting is the new one as soon as it is set', async () => {
  const set = (value: string) => db().insertInto('clubSetting').values({ key: 'batchSize', value }).execute()
  expect(await readSetting(db(), 'batchSize')).toBeNull()
  await set('7')
  expect(await readSetting(db(), 'batchSize')).toBe(7)
  await db().deleteFrom('clubSetting').execute()
  expect(await readSetting(db(), 'batchSize')).toBeNull()
})
