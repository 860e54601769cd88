import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as onDivisions } from './divisions.screen.tsx'
import { addDivision } from './save-division.server.ts'
import { addTitle } from './save-title.server.ts'
import { action as onTitles, loader as seeTitles } from './titles.screen.tsx'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'

const db = useDatabase()
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

type Form = Readonly<Record<string, string>>

const secretary = async () => {
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('nobody came')
  return visitor
}
const faults = (told: Awaited<ReturnType<typeof sendForm>>) => Object.keys(told.fault?.fields ?? {})

describe('the screen of divisions', () => {
  const send = (form: Form) => sendForm(db(), onDivisions, { path: '/admin/sprava/divisions', token, form })
  const aDivision = async (name: string) =>
    String((await addDivision(db(), await secretary(), { name, town: '', meets: '', description: '' })).id)
  const divisions = () =>
    db().selectFrom('division').select(['name', 'town', 'closedOn']).orderBy('position').execute()
  const names = async () => (await divisions()).map(({ name }) => name)

  test('adds one and renames it; what is wrong is told at its field', async () => {
    const added = await send({ intent: 'add', name: 'Hranice', town: '', meets: '', description: '' })
    const { id } = await db().selectFrom('division').select('id').executeTakeFirstOrThrow()
    const nameless = await send({ intent: 'save', id: String(id), name: ' ' })
    await send({ intent: 'save', id: String(id), name: 'Přerov', town: 'Přerov', meets: '', description: '' })
    const twice = await send({ intent: 'add', name: 'Přerov' })

    expect([added.status, added.location]).toEqual([303, '/admin/sprava/divisions'])
    expect([faults(nameless), nameless.fault?.values.id, twice.code]).toEqual([
      ['name'],
      String(id),
      'division_exists',
    ])
    expect(await divisions()).toEqual([{ name: 'Přerov', town: 'Přerov', closedOn: null }])
  })

  test('moves one up and down', async () => {
    await aDivision('Hranice')
    const second = await aDivision('Šumperk')

    await send({ intent: 'up', id: second })
    expect(await names()).toEqual(['Šumperk', 'Hranice'])
    await send({ intent: 'down', id: second })
    expect(await names()).toEqual(['Hranice', 'Šumperk'])
  })

  test('closes one, with its people moved or not, and opens it again', async () => {
    const first = await aDivision('Hranice')
    const second = await aDivision('Šumperk')
    await aMember(db(), { divisionId: Number(first) })

    const wrong = await send({ intent: 'close', id: first, moveTo: 'tam' })
    const moved = await send({ intent: 'close', id: first, moveTo: second })
    const alone = await send({ intent: 'close', id: second, moveTo: '' })
    expect((await divisions()).map(({ closedOn }) => closedOn)).not.toContain(null)
    await send({ intent: 'reopen', id: second })

    expect([faults(wrong), moved.location, alone.location]).toEqual([
      ['moveTo'],
      expect.stringMatching(/\?davka=\d+$/),
      '/admin/sprava/divisions',
    ])
    expect((await divisions()).filter(({ closedOn }) => closedOn === null)).toMatchObject([
      { name: 'Šumperk' },
    ])
  })

  test('removes only one nobody belongs to', async () => {
    const empty = await aDivision('Hranice')
    const full = await aDivision('Šumperk')
    await aMember(db(), { divisionId: Number(full) })

    await send({ intent: 'remove', id: empty })
    const stays = await send({ intent: 'remove', id: full })

    expect([stays.code, await names()]).toEqual(['division_in_use', ['Šumperk']])
  })
})

describe('the screen of titles', () => {
  const send = (form: Form) => sendForm(db(), onTitles, { path: '/admin/sprava/titles', token, form })
  const aTitle = async () =>
    String((await addTitle(db(), await secretary(), { name: 'Kronikář', scope: 'club', single: true })).id)
  const titles = () => db().selectFrom('title').select(['name', 'scope', 'single', 'closed']).execute()
  const terms = () =>
    db().selectFrom('titleTerm').select(['id', 'memberId', 'startsOn', 'endsOn']).orderBy('id').execute()

  test('adds a title, changes it, closes it and opens it again', async () => {
    const added = await send({ intent: 'title-add', name: 'Kronikář', scope: 'club', single: 'on' })
    const { id } = await db().selectFrom('title').select('id').executeTakeFirstOrThrow()
    expect(await titles()).toEqual([{ name: 'Kronikář', scope: 'club', single: true, closed: false }])
    const nameless = await send({ intent: 'title-save', id: String(id), name: '', scope: 'club' })
    await send({ intent: 'title-save', id: String(id), name: 'Rychtář', scope: 'division' })
    await send({ intent: 'title-close', id: String(id) })
    expect(await titles()).toEqual([{ name: 'Rychtář', scope: 'division', single: false, closed: true }])
    await send({ intent: 'title-reopen', id: String(id) })

    expect([added.status, added.location, faults(nameless)]).toEqual([303, '/admin/sprava/titles', ['name']])
    expect((await titles())[0]?.closed).toBe(false)
  })

  test('gives it to whoever the list names, and not to two at a time', async () => {
    const titleId = await aTitle()
    const jana = await aMember(db(), { firstName: 'Jana', number: 12, approvedAt: new Date() })
    const petr = await aMember(db(), { firstName: 'Petr', number: 13, approvedAt: new Date() })
    const form = { intent: 'give', titleId, startsOn: '2026-01-01', endsOn: '' }

    const nobody = await send({ ...form, member: 'Kdosi' })
    const wrong = await send({ ...form, member: '12', startsOn: 'loni' })
    await send({ ...form, member: 'Novák Jana (012)' })
    const taken = await send({ ...form, member: '13', startsOn: '2026-06-01' })
    await send({ ...form, member: '13', startsOn: '2026-06-01', endsOn: '2027-01-01', replaces: 'on' })

    expect([faults(nobody), faults(wrong), taken.code]).toEqual([['member'], ['startsOn'], 'title_taken'])
    expect(taken.fault?.values).toMatchObject({ member: '13', startsOn: '2026-06-01' })
    expect(await terms()).toMatchObject([
      { memberId: jana.id, startsOn: '2026-01-01', endsOn: '2026-05-31' },
      { memberId: petr.id, startsOn: '2026-06-01', endsOn: '2027-01-01' },
    ])
  })

  test('changes the days of a term and takes it away', async () => {
    const titleId = await aTitle()
    await aMember(db(), { number: 12, approvedAt: new Date() })
    await send({ intent: 'give', titleId, member: '12', startsOn: '2026-01-01', endsOn: '' })
    const id = String((await terms())[0]?.id)

    await send({ intent: 'term', id, startsOn: '2026-02-01', endsOn: '2026-12-31' })
    expect(await terms()).toMatchObject([{ startsOn: '2026-02-01', endsOn: '2026-12-31' }])
    const held = await send({ intent: 'title-remove', id: titleId })
    await send({ intent: 'term-remove', id, startsOn: '2026-02-01', endsOn: '' })
    await send({ intent: 'title-remove', id: titleId })

    expect(held.status).toBe(409)
    expect([await terms(), await titles()]).toEqual([[], []])
  })
})

test('a title is given in a division that takes somebody, never the Webmaster’s role', async () => {
  await db()
    .insertInto('division')
    .values([
      { id: 1, name: 'Hranice', position: 0 },
      { id: 2, name: 'Zavřená', position: 1, closedOn: '2026-01-01' },
    ])
    .execute()

  const { divisions, roles } = await seeScreen(db(), seeTitles, { path: '/admin/sprava/titles', token })

  expect(divisions).toEqual([{ id: 1, name: 'Hranice' }])
  expect(roles).not.toContain('Webmaster')
  const webmaster = (await someone(db(), 'Webmaster')).token
  const seen = await seeScreen(db(), seeTitles, { path: '/admin/sprava/titles', token: webmaster })
  expect(seen.roles).not.toContain('Webmaster')
})

test('of titles that are held those are told to end whose last day is near', async () => {
  const { id: titleId } = await addTitle(db(), await secretary(), {
    name: 'Kronikář',
    scope: 'club',
    single: false,
  })
  const TODAY = '2026-11-15'
  const term = async (lastName: string, endsOn: string | null) => {
    const { id: memberId } = await aMember(db(), { lastName })
    return { titleId, single: false, memberId, startsOn: '2020-01-01', endsOn }
  }
  await db()
    .insertInto('titleTerm')
    .values([
      await term('Brzký', '2026-11-20'),
      await term('Pozdní', '2030-01-01'),
      await term('Věčný', null),
    ])
    .execute()

  const shown = await seeScreen(db(), seeTitles, { path: '/admin/sprava/titles', token, today: TODAY })

  expect(shown.ending.map(({ name, title }) => [name, title])).toEqual([['Brzký Jan', 'Kronikář']])
})

test('who holds a title, who will and who did stand each in their own list', async () => {
  const { id: titleId } = await addTitle(db(), await secretary(), {
    name: 'Kronikář',
    scope: 'club',
    single: false,
  })
  const term = async (lastName: string, startsOn: string, endsOn: string | null) => {
    const { id: memberId } = await aMember(db(), { lastName })
    return { titleId, single: false, memberId, startsOn, endsOn }
  }
  await db()
    .insertInto('titleTerm')
    .values([
      await term('Nynější', '2020-01-01', null),
      await term('Budoucí', '2027-01-01', null),
      await term('Bývalý', '2010-01-01', '2019-12-31'),
    ])
    .execute()

  const { titles } = await seeScreen(db(), seeTitles, {
    path: '/admin/sprava/titles',
    token,
    today: '2026-11-15',
  })

  const own = titles.find(({ id }) => id === titleId)
  expect([own?.current, own?.coming, own?.past].map((all) => all?.map(({ name }) => name))).toEqual([
    ['Nynější Jan'],
    ['Budoucí Jan'],
    ['Bývalý Jan'],
  ])
})
