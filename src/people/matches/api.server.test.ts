import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { moments } from '../../../test/storm.ts'

const db = useDatabase()

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  ;({ token } = await someone(db(), 'Webmaster'))
})

const suggestions = async () =>
  (await call(anApp(db()), '/api/matches/people', { method: 'GET', token })).json
const post = (path: string, body: object) => call(anApp(db()), `/api/matches/people/${path}`, { token, body })

test('whoever may be in the club twice is found, the likeliest first, with the reasons', async () => {
  const born = { birthDate: '1985-09-01' }
  const jan = await aMember(db(), { ...born, email: 'jan@klub.test' })
  const double = await aMember(db(), { ...born, lastName: 'NOVAK', email: 'JAN@klub.test' })
  const typo = await aMember(db(), { ...born, lastName: 'Nováček', firstName: 'Petr' })
  const slip = await aMember(db(), { ...born, lastName: 'Nováčke', firstName: 'Petr' })
  await aMember(db(), { lastName: 'Malá', firstName: 'Eva', ...born })
  const father = await aMember(db(), { lastName: 'Bílý', birthDate: '1950-01-01', phone: '+420603123456' })
  await aMember(db(), { lastName: 'Bílý', birthDate: '1980-01-01', phone: father.phone })

  const { items, total } = await suggestions()

  expect(total).toBe(2)
  expect(items).toMatchObject([
    {
      first: { id: jan.id },
      second: { id: double.id },
      reasons: ['same_name_and_birth', 'same_email'],
      score: 99,
    },
    { first: { id: typo.id }, second: { id: slip.id }, reasons: ['typo_and_birth'], score: 80 },
  ])
})

test('two archived cards disturb nobody', async () => {
  await aMember(db(), { email: 'jan@klub.test', archivedAt: new Date() })
  await aMember(db(), { email: 'jan@klub.test', archivedAt: new Date() })

  expect((await suggestions()).total).toBe(0)
})

test('a no is remembered, whichever of them is named first', async () => {
  const jan = await aMember(db(), { email: 'jan@klub.test' })
  const double = await aMember(db(), { email: 'jan@klub.test' })

  expect((await suggestions()).total).toBe(1)
  expect((await post('refuse', { a: double.id, b: jan.id })).status).toBe(200)
  expect((await post('refuse', { a: jan.id, b: double.id })).status).toBe(200)

  expect((await suggestions()).total).toBe(0)
})

test('cards are merged once, after everything was shown', async () => {
  const jan = await aMember(db(), { email: 'jan@klub.test' })
  const double = await aMember(db(), { email: 'jan@klub.test', phone: '+420603123456' })
  const pair = { keep: jan.id, drop: double.id }

  const preview = await post('preview', pair)
  const merged = await post('merge', pair)
  const again = await post('merge', pair)

  expect(preview.json.preview).toMatchObject({ filling: { phone: '+420603123456' }, fault: null })
  expect([merged.status, again.status, again.json.code]).toEqual([200, 409, 'already_merged'])
})

test.each([
  ['merge', { keep: 1, drop: 1 }, 'same_card'],
  ['refuse', { a: 1, b: 1 }, 'same_card'],
  ['merge', { keep: 1, drop: 999 }, 'not_found'],
  ['refuse', { a: 1, b: 999 }, 'not_found'],
  ['merge', { keep: 1, drop: 3_000_000_000 }, 'invalid_fields'],
  ['preview', { keep: '1', drop: 2 }, 'invalid_fields'],
])('%s %j: %s', async (path, body, code) => {
  await aMember(db())

  expect((await post(path, body)).json.code).toBe(code)
})

const CARDS = moments(4000, 10_000)

test('thousands of cards are walked through quickly', async () => {
  const people = Array.from({ length: CARDS }, (_, n) => ({
    firstName: `Jan${n % 300}`,
    lastName: `Novák${n % (CARDS / 2)}`,
    email: `jan${n % (CARDS - 100)}@klub.test`,
    birthDate: n < CARDS - 100 ? new Date(Date.UTC(1950, 0, 1 + n)).toISOString().slice(0, 10) : null,
  }))
  for (let start = 0; start < people.length; start += 5000)
    await db()
      .insertInto('member')
      .values(people.slice(start, start + 5000))
      .execute()
  const startedAt = performance.now()

  const { total } = await suggestions()

  expect(total).toBe(100)
  expect(performance.now() - startedAt).toBeLessThan(5000)
})
