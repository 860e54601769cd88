import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import type { Db } from '../../tables.ts'
import { askedTogether, seated } from './asked-together.server.ts'
import { inTransaction } from './transaction.server.ts'

const db = useDatabase()

/** Says of each word how long it is, and writes down who came with whom. */
function lengths() {
  const groups: (readonly string[])[] = []
  const ask = askedTogether(async (house: Db, words) => {
    groups.push(words)
    if (words.includes('wrong')) throw new Error('not a word')
    const { rows } = await sql<{ word: string; length: number }>`
      select word, length(word) as length from unnest(${seated(words)}::text[]) as word where word is not null`.execute(
      house,
    )
    return new Map(rows.map(({ word, length }) => [word, length]))
  })
  return { ask, groups }
}

test('who comes in one turn is answered by one statement, each with his own', async () => {
  const { ask, groups } = lengths()
  expect(await Promise.all(['ride', 'road', 'motorcycle', 'ride'].map((word) => ask(db(), word)))).toEqual([
    4, 4, 10, 4,
  ])
  expect(groups).toEqual([['ride', 'road', 'motorcycle']])
})

test('who comes once the question has left waits for the next one', async () => {
  const { ask, groups } = lengths()
  const first = ask(db(), 'ride')
  await new Promise<void>((resolve) => setImmediate(resolve))
  await Promise.all([first, ask(db(), 'ride')])
  expect(groups).toEqual([['ride'], ['ride']])
})

test('more than there are seats go in several', async () => {
  const { ask, groups } = lengths()
  const words = Array.from({ length: 40 }, (_, index) => 'x'.repeat(index + 1))
  expect(await Promise.all(words.map((word) => ask(db(), word)))).toEqual(words.map(({ length }) => length))
  expect(groups.map(({ length }) => length)).toEqual([16, 16, 8])
})

test('a failure is told to all who came with it, and to nobody after them', async () => {
  const { ask } = lengths()
  const [wrong, beside] = await Promise.allSettled([ask(db(), 'wrong'), ask(db(), 'road')])
  expect([wrong.status, beside.status]).toEqual(['rejected', 'rejected'])
  expect(await ask(db(), 'road')).toBe(4)
})

test('what cannot be read fails to whoever brought it, and to nobody who came with him', async () => {
  const ask = askedTogether(async (house: Db, numbers) => {
    const { rows } = await sql<{
      number: number
    }>`select number from unnest(${numbers}::int[]) as number`.execute(house)
    return new Map(rows.map(({ number }) => [String(number), number]))
  })
  const told = await Promise.allSettled(['7', '2147483648', '9'].map((number) => ask(db(), number)))
  expect(told).toMatchObject([{ value: 7 }, { reason: { code: '22003' } }, { value: 9 }])
})

test('in a transaction there is nobody to wait for', async () => {
  const { ask, groups } = lengths()
  await inTransaction(db(), async (tx) => {
    const asked = ask(tx, 'ride')
    expect(groups).toEqual([['ride']])
    expect(await asked).toBe(4)
  })
})
