import { beforeEach, expect, test } from 'vitest'
import { aDesk } from '../../../test/applications.ts'
import { aMember, rulesVersion } from '../../../test/club.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import { action, loader } from './applications.screen.tsx'
import { action as apply, loader as seeForm } from './apply.screen.tsx'

const { db, secretary, letters, cards, statusOf, anApplication } = aDesk()
const PATH = '/admin/applications'
beforeEach(() => rulesVersion(db(), 1))

const see = (query = '') => seeScreen(db(), loader, { path: `${PATH}?${query}`, token: secretary().token })
const send = (form: Record<string, string>) =>
  sendForm(db(), action, { path: PATH, token: secretary().token, form })
const batches = () => db().selectFrom('batch').select(['id', 'kind', 'params']).execute()
const done = (intent: string, batchId: number | null = null) => ({ done: { intent, batchId } })

test('one is approved from its drawer, once', async () => {
  const { id } = await anApplication()

  const wrong = await send({ intent: 'approve', id: 'x' })
  const { answer } = await send({ intent: 'approve', id: String(id) })
  const again = await send({ intent: 'approve', id: String(id) })

  expect(wrong.fault?.fields).toHaveProperty('id')
  expect(answer).toEqual(done('approve'))
  expect([await statusOf(id), (await cards()).length]).toEqual(['APPROVED', 1])
  expect([again.status, again.fault?.values]).toEqual([409, { intent: 'approve' }])
})

test('who may have a card already is approved only when that was ticked', async () => {
  const { id, birthDate, email } = await anApplication()
  await aMember(db(), { firstName: 'Kamil', lastName: 'Zbořil', birthDate, email })

  const refused = await send({ intent: 'approve', id: String(id) })
  const status = await statusOf(id)
  await send({ intent: 'approve', id: String(id), withDuplicates: 'on' })

  expect([refused.fault === null, status, await statusOf(id)]).toEqual([false, 'PENDING', 'APPROVED'])
})

test('one is rejected with a reason that goes to the applicant', async () => {
  const { id } = await anApplication()

  const wrong = await send({ intent: 'reject', id: String(id), reason: ' ' })
  const { answer } = await send({ intent: 'reject', id: String(id), reason: 'Nemáš motorku.' })

  expect(wrong.fault?.fields).toHaveProperty('reason')
  expect(answer).toEqual(done('reject'))
  expect([await statusOf(id), (await letters()).length]).toEqual(['REJECTED', 1])
})

test('one belongs to a card, or surely does not', async () => {
  const { birthDate, ...first } = await anApplication()
  const card = await aMember(db(), { firstName: 'Kamil', lastName: 'Zbořil', birthDate })
  const memberId = String(card.id)
  const duplicates = async () => (await see()).items[0]?.possibleDuplicates.length

  const before = await duplicates()
  const other = await send({ intent: 'somebody-else', id: String(first.id), memberId })
  const after = await duplicates()
  const missing = await send({ intent: 'link', id: String(first.id), memberId: '999999' })
  const linked = await send({ intent: 'link', id: String(first.id), memberId })

  expect([other.answer, before, after]).toEqual([done('somebody-else'), 1, 0])
  expect(missing.code).toBe('not_found')
  expect([linked.answer, await statusOf(first.id)]).toEqual([done('link'), 'APPROVED'])
})

test('several chosen are a run', async () => {
  const ids = [await anApplication(), await anApplication()].map(({ id }) => id).join(',')

  const wrong = await send({ intent: 'approve-many', ids: '1,x' })
  const { answer } = await send({ intent: 'approve-many', ids, withDuplicates: 'on' })

  const [batch] = await batches()
  expect(wrong.code).toBe('invalid_fields')
  expect(answer).toEqual(done('approve-many', batch?.id))
  expect(batch?.params).toMatchObject({ withDuplicates: true })
})

test('all are a run only if they are as many as was seen', async () => {
  await anApplication()

  const more = await send({ intent: 'approve-all', expected: '2' })
  const { answer } = await send({ intent: 'approve-all', expected: '1' })

  expect(more.status).toBe(409)
  expect(answer).toEqual(done('approve-all', (await batches())[0]?.id))
})

test('the public form answers each step with where one stands', async () => {
  const { title, shared, seal } = await seeScreen(db(), seeForm, { path: '/prihlaska', token: null })
  const press = (form: Record<string, string>) =>
    sendForm(db(), apply, { path: '/prihlaska', token: null, form: { seal, place: '1', ...form } })

  const wrong = await press({ firstName: 'Jan' })
  const right = await press({ firstName: 'Jan', lastName: 'Nový', email: 'jan@posta.example' })

  expect(title).toBe(`${shared.title} · ${shared.clubName}`)
  expect([wrong.status, wrong.answer.place]).toEqual([422, 1])
  expect(wrong.answer.fields).toHaveProperty('lastName')
  expect([right.status, right.answer.place]).toEqual([200, 2])
})

test('one is opened by its address, also when it is not on the page; repeated ones are told of those that wait', async () => {
  const { id } = await anApplication()
  const other = await anApplication({ email: 'jiny@posta.example' })
  await send({ intent: 'reject', id: String(other.id), reason: 'Nemáš motorku.' })

  const waiting = await see(`id=${other.id}`)
  const rejected = await see(`status=REJECTED&id=${other.id}`)

  expect([waiting.items.map((one) => one.id), waiting.chosen?.id]).toEqual([[id], other.id])
  expect([rejected.items.map((one) => one.id), rejected.chosen?.id]).toEqual([[other.id], other.id])
  expect((await see('id=999999')).chosen).toBeNull()
})

test('those that repeat an application are told while they wait, not among those decided', async () => {
  const { birthDate, email } = await anApplication()
  await aMember(db(), { firstName: 'Kamil', lastName: 'Zbořil', birthDate, email })

  expect((await see()).repeating).toHaveLength(1)
  expect((await see('status=REJECTED')).repeating).toEqual([])
})

test('a mentor is asked for where the club takes people on trial', async () => {
  expect((await see()).hasStage).toBe(NEW_CLUB.applicantStage)
})
