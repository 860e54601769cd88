import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { countClub } from '../members/club-count.server.ts'
import { action, loader } from './kinds.screen.tsx'
import { action as writePeriods, loader as showPeriods } from './periods.screen.tsx'

const db = useDatabase()
let token = ''
const path = '/admin/sprava/kinds'

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

const send = (form: Readonly<Record<string, string>>) => sendForm(db(), action, { path, token, form })
const shown = async () => (await seeScreen(db(), loader, { path, token })).kinds
const names = async () => (await shown()).map(({ nameCs, archived }) => (archived ? `(${nameCs})` : nameCs))
const honorary = {
  intent: 'add',
  nameCs: 'Čestné členství',
  nameEn: 'Honorary membership',
  votes: 'on',
  counts: 'on',
}

test('kinds are added, put in order, changed and archived; each leaves a trace', async () => {
  await aMember(db(), { memberSince: '2015-04-01' })
  await send(honorary)
  await send({ intent: 'add', nameCs: 'Příznivec', nameEn: 'Supporter' })
  const [first, , supporter] = await shown()
  const id = String(supporter?.id)

  await send({ intent: 'up', id })
  const moved = await names()
  await send({ intent: 'save', id, nameCs: 'Podporovatel', nameEn: 'Supporter', votes: 'on' })
  const [, changed] = await shown()
  await send({ intent: 'archive', id: String(first?.id) })
  const archived = await names()
  await aMember(db(), { memberSince: '2026-01-01' })

  expect(moved).toEqual(['Řádné členství', 'Příznivec', 'Čestné členství'])
  expect(changed).toMatchObject({ nameCs: 'Podporovatel', votes: true, counts: false, wasHeld: false })
  expect(archived).toEqual(['Podporovatel', 'Čestné členství', '(Řádné členství)'])
  expect((await shown()).map(({ members }) => members)).toEqual([1, 0, 1])
  // The new one is what does not count.
  expect(await countClub(db())).toEqual({ members: 1, applicants: 0 })
  const acts = await db().selectFrom('auditEntry').select('action').execute()
  expect(acts.map(({ action: act }) => act)).toEqual(Array(5).fill('MEMBERSHIP_KIND_CHANGED'))
})

test('a kind somebody holds is not deleted, the last one not archived, a name not taken twice', async () => {
  await aMember(db(), { memberSince: '2015-04-01' })
  const [only] = await shown()
  const id = String(only?.id)

  const last = await send({ intent: 'archive', id })
  const taken = await send({ ...honorary, nameCs: 'Řádné členství' })
  const nameless = await send({ ...honorary, nameCs: ' ' })
  await send(honorary)
  const held = await send({ intent: 'remove', id })
  const free = await send({ intent: 'remove', id: String((await shown()).at(-1)?.id) })

  expect(last.fault?.message).toBe('Aspoň jeden druh členství musí klubu zůstat.')
  expect(taken.fault?.fields).toHaveProperty('nameCs')
  expect(nameless.fault?.fields).toHaveProperty('nameCs')
  expect(held.fault?.message).toBe('Tenhle druh členství někdo má nebo měl, jde jen archivovat.')
  expect(free.fault).toBeNull()
  expect(await names()).toEqual(['Řádné členství'])
})

test('the doors keep kinds as the page does, for those who may', async () => {
  const ask = (method: string, to: string, as: string, body?: object) =>
    call(anApp(db()), to, { method, token: as, ...(body ? { body } : {}) })
  const officer = (await someone(db(), 'MembershipOfficer')).token
  const { intent: _intent, ...fields } = honorary
  const kind = { ...fields, votes: false, counts: true }

  const refused = await ask('POST', '/api/membership-kinds', officer, kind)
  const { json } = await ask('POST', '/api/membership-kinds', token, kind)
  await ask('PATCH', `/api/membership-kinds/${json.id}`, token, { votes: true })
  await ask('POST', `/api/membership-kinds/${json.id}/move`, token, { step: -1 })
  const listed = await ask('GET', '/api/membership-kinds', officer)
  await aMember(db(), { memberSince: '2015-04-01' })
  await ask('POST', '/api/membership-kinds', token, { ...kind, nameCs: 'Přidružené členství' })
  const held = await ask('DELETE', `/api/membership-kinds/${json.id}`, token)

  expect(refused.status).toBe(403)
  expect(listed.json.items).toMatchObject([{ nameCs: 'Čestné členství', votes: true, members: 0 }])
  expect(held.json.code).toBe('kind_in_use')
})

test('on a card’s page of periods the kind is changed from a day, an earlier time added, a mistake told at its field', async () => {
  const { id } = await aMember(db(), { memberSince: '2015-04-01' })
  await send(honorary)
  const kind = String((await shown()).at(-1)?.id)
  const page = { path: `/admin/${id}/periods`, params: { id: String(id) }, token }
  const write = (form: Readonly<Record<string, string>>) => sendForm(db(), writePeriods, { ...page, form })

  await write({ intent: 'kind', kind, from: '2020-01-01' })
  const earlier = { intent: 'add', kind, endsOn: '2004-12-31', whyEnded: 'departed' }
  const wrong = await write({ ...earlier, startsOn: '2005-01-01' })
  await write({ ...earlier, startsOn: '2004-01-01' })

  expect(wrong.fault?.fields).toEqual({ endsOn: 'Konec je před začátkem.' })
  expect((await seeScreen(db(), showPeriods, page)).periods).toMatchObject([
    { startsOn: '2020-01-01', endsOn: null, kindId: Number(kind) },
    { startsOn: '2015-04-01', endsOn: '2019-12-31', whyEnded: 'changed' },
    { startsOn: '2004-01-01', endsOn: '2004-12-31', whyEnded: 'departed' },
  ])
})

test('an officer is told when the periods are his own, by his card and not by the number of his account', async () => {
  const { id: memberId } = await aMember(db(), { memberSince: '2020-01-01' })
  const { id: other } = await aMember(db(), { memberSince: '2020-01-01' })
  const officer = await someone(db(), 'Secretary', { memberId })
  const isOwn = async (id: number) =>
    (await seeScreen(db(), showPeriods, { path: `/admin/${id}/periods`, token: officer.token })).isOwn

  expect(officer.id).not.toBe(memberId)
  expect([await isOwn(memberId), await isOwn(other)]).toEqual([true, false])
})

test('periods of nobody are no page', async () => {
  const page = seeScreen(db(), showPeriods, { path: '/admin/4711/periods', token })

  await expect(page).rejects.toMatchObject({ status: 404 })
})
