import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { CLUB_PARTS } from '../../club-parts.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
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

const findings = async (q: string, token: string, recent = '') => {
  const asked = new URLSearchParams({ q, recent }).toString()
  const { json } = await call(anApp(db()), `/api/search?${asked}`, { method: 'GET', token })
  return (json as { items: readonly Finding[] }).items
}

const find = async (q: string, token: string, recent = '') =>
  (await findings(q, token, recent)).map(({ label }) => label)

test('people and events are found without accents, unfinished events are not', async () => {
  const { token } = await someone(db(), 'Member')

  expect(await find('rez', token)).toEqual(['Řezníček Jiří', 'Řezníkova vyjížďka'])
})

test('a person found can be called and written to, and whoever owes can pay the Treasurer', async () => {
  const treasurer = await someone(db(), 'Treasurer')
  const { id } = await aMember(db(), {
    firstName: 'Petr',
    lastName: 'Hora',
    phone: '+420603123456',
    email: 'hora@klubovna.example',
  })
  await aPayment(db(), id)

  const found = await findings('hora', treasurer.token)

  expect(found.map(({ kind, label, to }) => [kind, label, to])).toEqual([
    ['person', 'Hora Petr', `/admin/${id}/edit`],
    ['act', 'Zapsat hotovost od: Hora Petr', '/admin/fees/pending?search=Hora+Petr'],
    ['act', 'Zavolat: Hora Petr', 'tel:+420603123456'],
    ['act', 'Napsat: Hora Petr', 'mailto:hora@klubovna.example'],
  ])
})

test('what a person does not share cannot be acted on', async () => {
  const { token } = await someone(db(), 'Member')
  await aMember(db(), { firstName: 'Petr', lastName: 'Hora', phone: '+420603123456', sharesContact: false })

  expect(await find('hora', token)).toEqual(['Hora Petr'])
})

test('where one was lately stands first, as far as one may still see it', async () => {
  const { token } = await someone(db(), 'Member')
  const { id } = await aMember(db(), { firstName: 'Zdeněk', lastName: 'Řezáč' })
  const gone = await aMember(db(), { lastName: 'Řezba', archivedAt: new Date() })
  const recent = `/admin/fees,/admin/${gone.id}/edit,/admin/${id}/edit,/admin/events`

  expect((await find('', token, recent)).slice(0, 3)).toEqual(['Řezáč Zdeněk', 'Akce', 'Přehled'])
  expect((await find('rez', token, recent)).slice(0, 2)).toEqual(['Řezáč Zdeněk', 'Řezníček Jiří'])
})

test('the handbook is searched too', async () => {
  const { token } = await someone(db(), 'Member')

  expect((await findings('upomin', token)).map(({ to, note }) => [to, note])).toEqual([
    ['/napoveda/pokladnik#reminders', 'Příručka'],
    ['/napoveda/pokladnik#automatic', 'Příručka'],
  ])
})

test('of what a club has switched off its handbook has nothing to be found', async () => {
  const { token } = await someone(db(), 'Webmaster')
  const found = async () =>
    (await Promise.all(['hog', 'rituály', 'nášivk'].map((q) => findings(q, token)))).map((some) =>
      some.map(({ to }) => to).filter((to) => to.startsWith('/napoveda')),
    )
  const whole = await found()

  await db()
    .insertInto('clubSetting')
    .values({ key: 'club', value: JSON.stringify({ off: CLUB_PARTS }) })
    .execute()
  forgetClub()
  const without = await found()
  forgetClub()

  expect(whole.map((places) => places.length > 0)).toEqual([true, true, true])
  expect(without).toEqual([[], [], []])
})

test('there are never more than eight', async () => {
  const { token } = await someone(db(), 'Webmaster')

  expect(await find('', token)).toHaveLength(8)
})

test('places are only those one may enter', async () => {
  const member = await someone(db(), 'Member')
  const treasurer = await someone(db(), 'Treasurer')

  const places = async (token: string) =>
    (await findings('prispev', token)).filter(({ to }) => to.startsWith('/admin')).map(({ label }) => label)

  expect(await places(member.token)).toEqual([])
  expect(await places(treasurer.token)).toEqual(['Příspěvky', 'Statistika příspěvků', 'Nastavení příspěvků'])
})

test('whoever may not see people finds none', async () => {
  const { token } = await someone(db(), 'RoadCaptain')

  expect(await find('rez', token)).toEqual([])
})

test('a stranger is not answered', async () => {
  expect(await call(anApp(db()), '/api/search?q=rez', { method: 'GET' })).toMatchObject({ status: 401 })
})
