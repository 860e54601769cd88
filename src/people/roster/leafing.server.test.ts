import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()
let token = ''

// Names that meet: 'ch' after 'h', equal ones, and days that are not there.
const card = fc.record({
  lastName: fc.constantFrom('Hudec', 'Chalupa', 'Ihnát', 'Čech', 'Cibulka', 'Novák', 'Nováková', 'Žák'),
  firstName: fc.constantFrom('Jan', 'Chrudoš', 'Hana'),
  memberSince: fc.option(fc.constantFrom('2010-01-01', '2011-05-05', '2020-12-31')),
  divisionId: fc.option(fc.constantFrom(1, 2, 3)),
  lifeTime: fc.boolean(),
})

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
  const divisions = ['Hranice', 'Chomutov', 'Cheb'].map((name, index) => ({
    id: index + 1,
    name,
    position: 7,
  }))
  await db().insertInto('division').values(divisions).execute()
  await db()
    .insertInto('member')
    .values(fc.sample(card, { numRuns: 60, seed: 7 }))
    .execute()
})

const list = async (query: string) =>
  (await call(anApp(db()), `/api/members?${query}`, { method: 'GET', token })).json
const idsOf = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id)

const plainly = async (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
  const { rows } = await sql<{
    id: number
  }>`select member.id from member left join division on division.id = division_id
    where ${where} order by ${order}, last_name collate cs, first_name collate cs, member.id`.execute(db())
  return rows.map(({ id }) => id)
}

const ALL = sql`true`
const CASES: readonly (readonly [string, RawBuilder<unknown>, RawBuilder<unknown>])[] = [
  ['', ALL, sql`last_name collate cs`],
  ['sort=-name', ALL, sql`last_name collate cs desc, first_name collate cs desc`],
  ['sort=number', ALL, sql`number`],
  ['sort=-number', ALL, sql`number desc`],
  ['sort=memberSince', ALL, sql`member_since nulls last`],
  ['sort=-memberSince', ALL, sql`member_since desc nulls last`],
  ['sort=division', ALL, sql`division.position nulls last, division.name collate cs`],
  ['sort=-division', ALL, sql`division.position desc nulls last, division.name collate cs desc`],
  ['division=2', sql`division_id = 2`, sql`last_name collate cs`],
  ['division=none,3&sort=number', sql`coalesce(division_id, 3) = 3`, sql`number`],
  ['search=nov', sql`last_name like 'Nov%'`, sql`last_name collate cs`],
  ['search=chal&sort=-number', sql`last_name = 'Chalupa'`, sql`number desc`],
]

test.each(CASES)(
  '%s: keys and pages lead through the order that plain SQL tells',
  async (query, where, order) => {
    const expected = await plainly(where, order)

    const byPage: number[] = []
    for (let page = 1; byPage.length < expected.length; page += 1)
      byPage.push(...idsOf(await list(`${query}&pageSize=7&page=${page}`)))
    const leaves = [await list(`${query}&pageSize=7`)]
    while (leaves.at(-1).next) leaves.push(await list(`${query}&pageSize=7&after=${leaves.at(-1).next}`))
    const back = [leaves.at(-1)]
    while (back.at(-1).previous) back.push(await list(`${query}&pageSize=7&after=${back.at(-1).previous}`))

    expect(byPage).toEqual(expected)
    expect(leaves.flatMap(idsOf)).toEqual(expected)
    expect(back.toReversed().flatMap(idsOf)).toEqual(expected)
    expect(new Set([...leaves, ...back].map(({ total }) => total))).toEqual(new Set([expected.length]))
  },
)

test('a key that is none is refused, one of nobody leads nowhere', async () => {
  const ask = (after: string) => call(anApp(db()), `/api/members?after=${after}`, { method: 'GET', token })

  for (const key of ['1', 'n', 'n0', 'x12', 'n12345678901', 'n1;p1'])
    expect((await ask(key)).status).toBe(422)
  const { json } = await ask('n999999')
  expect([json.items, json.total]).toEqual([[], 60])
})
