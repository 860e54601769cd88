import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()

test('whatever one slip does to a word, the two share something an index can find', async () => {
  const word = fc.string({ minLength: 4, maxLength: 14, unit: fc.constantFrom('a', 'b', 'c', 'd') })
  const slipped = fc
    .tuple(word, fc.nat(13), fc.constantFrom('', 'x', 'xy', 'swap'))
    .map(([name, at, slip]) => {
      const place = at % name.length
      const [letter = '', next = ''] = name.slice(place)
      const put = { '': '', x: 'x', xy: `x${letter}`, swap: next + letter }[slip]
      return {
        name,
        typed: name.slice(0, place) + put + name.slice(place + (slip === 'swap' && next ? 2 : 1)),
      }
    })
    .filter(({ typed }) => typed.length >= 4)
  const pairs = fc.sample(slipped, 2000)

  const { rows } = await sql<{ name: string; typed: string }>`
    select name, typed from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (name text, typed text)
    where not slips_of('jan ' || name) && slips_of(typed)`.execute(db())

  expect(rows).toEqual([])
})
