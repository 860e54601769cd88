import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { Finding } from './finding.ts'

const db = useDatabase()

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await aMember(db(), { firstName: 'Jiří', lastName: 'Řezníček', nickname: 'Šíp' })
  await db()
    .insertInto('event')
    .values([
      {
        title: 'Řezníkova vyjížďka',
        kind: 'ride',
        startsAt: new Date('2026-05-01T08:00Z'),
        state: 'published',
      },
      { title: 'Řez tajný', kind: 'ride', startsAt: new Date('2026-05-02T08:00Z'), state: 'draft' },
    ])
    .execute()
})

const find = async (q: string, token: string) => {
  const { json } = await call(anApp(db()), `/api/search?${new URLSearchParams({ q }).toString()}`, {
    method: 'GET',
    token,
  })
  return (json as { items: readonly Finding[] }).items.map(({ label }) => label)
}

test('people and events are found without accents, unfinished events are not', async () => {
  const { token } = await someone(db(), 'Member')

  expect(await find('rez', token)).toEqual(['Jiří „Šíp“ Řezníček', 'Řezníkova vyjížďka'])
})

test('places are only those one may enter', async () => {
  const member = await someone(db(), 'Member')
  const treasurer = await someone(db(), 'Treasurer')

  expect(await find('prispev', member.token)).toEqual([])
  expect(await find('prispev', treasurer.token)).toEqual([
    'Příspěvky',
    'Statistika příspěvků',
    'Nastavení příspěvků',
  ])
})

test('whoever may not see people finds none', async () => {
  const { token } = await someone(db(), 'RoadCaptain')

  expect(await find('rez', token)).toEqual([])
})

test('a stranger is not answered', async () => {
  expect(await call(anApp(db()), '/api/search?q=rez', { method: 'GET' })).toMatchObject({ status: 401 })
})
