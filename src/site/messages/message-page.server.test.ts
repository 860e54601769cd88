import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { draftMessage } from './draft-message.server.ts'
import { shortMoment } from '../../ground/values/moment.ts'
import { action, loader } from './message.screen.tsx'
import { loader as list } from './messages.screen.tsx'
import { action as toRiders } from './ride-message.screen.tsx'
import { sendMessage } from './send-message.server.ts'

const { db, anEvent } = aRidingClub()
let secretary = { id: 0, token: '', email: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  secretary = await someone(db(), 'Secretary')
  await aMember(db(), { email: 'jana@klub.test', approvedAt: new Date() })
})

type Form = Readonly<Record<string, string>>

const send = (path: string, form: Form) =>
  sendForm(db(), action, { path: `/admin/messages/${path}`, token: secretary.token, form })
const TEXT = { subject: 'Schůze', body: 'Přijď včas.' }
const FORM = { intent: 'draft', ...TEXT, to: 'everybody', riders: 'registered' }
const aDraft = () =>
  draftMessage(db(), {
    visitor: { ...secretary, role: 'Secretary', grants: [], memberId: null } as unknown as Visitor,
    today: '2026-11-15',
    input: { ...TEXT, audience: { kind: 'everybody' }, documents: [] },
  })
const messages = () =>
  db().selectFrom('message').select(['id', 'subject', 'audience', 'frozenAt', 'sentAt']).execute()
const letters = () => db().selectFrom('mail').select(['toAddress', 'template']).execute()

test('what goes with it is chosen on the form, stands by the draft, and is refused by its field', async () => {
  const { id: by } = secretary
  const document = await db()
    .insertInto('document')
    .values({ title: 'Zápis', kind: 'minutes', datedOn: '2026-11-01', audience: 'officers', createdBy: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('documentVersion')
    .values({
      documentId: document.id,
      number: 1,
      fileKey: 'documents/a',
      fileName: 'zapis.pdf',
      type: 'application/pdf',
      size: 2_000_000,
    })
    .execute()

  const refused = await send('new', { ...FORM, file1: '', file2: String(document.id) })
  await db().updateTable('document').set({ audience: 'everyone' }).execute()
  const { location } = await send('new', { ...FORM, file1: '', file2: String(document.id), file3: '' })
  const { page } = await seeScreen(db(), loader, { path: location ?? '', token: secretary.token })

  expect([refused.code, refused.fault?.values.file2]).toEqual(['document_not_for_all', String(document.id)])
  expect(page).toMatchObject({
    kind: 'draft',
    files: [{ title: 'Zápis', how: 'velké (1,9\u00a0MB), v dopise bude odkaz' }],
    examples: [{ name: 'Jan Novák', greeting: 'Ahoj Jane,' }],
    form: { files: [String(document.id)] },
  })
})

test('a message is written, then changed, and nothing leaves', async () => {
  const made = await send('new', FORM)
  const [message] = await messages()
  const changed = await send(String(message?.id), { ...FORM, subject: 'Jinak' })

  expect([made.status, made.location]).toEqual([303, `/admin/messages/${message?.id}`])
  expect([changed.status, changed.location]).toEqual([303, `/admin/messages/${message?.id}`])
  expect((await messages()).map(({ subject, audience }) => [subject, audience])).toEqual([
    ['Jinak', 'everybody'],
  ])
  expect(await letters()).toEqual([])
})

test('what is wrong is told at its field, and what was written comes back', async () => {
  const form = { ...FORM, subject: ' ', to: 'nobody' }

  const { status, fault } = await send('new', form)

  expect([status, Object.keys(fault?.fields ?? {})]).toEqual([422, ['subject']])
  expect(fault?.values).toEqual(form)
  expect(Object.keys((await send('new', { ...form, subject: 'x' })).fault?.fields ?? {})).toEqual(['to'])
})

test('a trial goes to oneself alone', async () => {
  const id = await aDraft()

  const { answer } = await send(String(id), { intent: 'test' })

  expect(answer).toEqual({ done: { email: secretary.email } })
  expect(await letters()).toEqual([{ toAddress: secretary.email, template: 'ride-message' }])
})

test('it is sent to those who were shown, and to no others', async () => {
  const id = await aDraft()
  const [message] = await messages()
  const sending = { intent: 'send', expected: '1', frozenAt: message?.frozenAt.toISOString() ?? '' }

  const wrong = await send(String(id), { ...sending, expected: '1x' })
  const late = await send(String(id), { ...sending, expected: '2' })
  const sent = await send(String(id), sending)

  expect([Object.keys(wrong.fault?.fields ?? {}), late.code]).toEqual([['expected'], 'message_frozen_anew'])
  expect([sent.status, sent.location]).toEqual([303, `/admin/messages/${id}`])
  expect((await messages())[0]?.sentAt).toBeInstanceOf(Date)
})

test('a draft is thrown away; what was sent stays', async () => {
  const draft = await aDraft()
  const sent = await aDraft()
  const frozenAt = (await messages()).find(({ id }) => id === sent)?.frozenAt.toISOString() ?? ''
  await sendMessage(db(), secretary, { id: sent, expected: 1, frozenAt })

  const gone = await send(String(draft), { intent: 'delete' })
  const stays = await send(String(sent), { intent: 'delete' })

  expect([gone.location, stays.code]).toEqual(['/admin/messages', 'message_sent_already'])
  expect((await messages()).map(({ id }) => id)).toEqual([sent])
})

test('whoever plans an event writes to its riders there, and to nobody else', async () => {
  const planner = await someone(db(), 'Member')
  await db()
    .insertInto('permissionGrant')
    .values({ permission: 'events.manage', accountId: planner.id })
    .execute()
  const event = await anEvent()
  const write = (form: Form, query = '') =>
    sendForm(db(), toRiders, {
      path: `/admin/events/${event.id}/message${query}`,
      token: planner.token,
      form,
    })

  const made = await write({ ...FORM, to: `event:${event.id}` })
  const [message] = await messages()
  const other = await write({ ...FORM, to: 'everybody' })
  const elsewhere = await write({ ...FORM, to: `event:${(await anEvent()).id}` })
  const turned = await write({ ...FORM, to: `event:${(await anEvent()).id}` }, `?zprava=${message?.id}`)
  const { id: otherRide } = await anEvent()
  const astray = await sendForm(db(), toRiders, {
    path: `/admin/events/${otherRide}/message?zprava=${message?.id}`,
    token: planner.token,
    form: { intent: 'delete' },
  })
  const all = await messages()
  const gone = await write({ intent: 'delete' }, `?zprava=${message?.id}`)

  expect(made.location).toBe(`/admin/events/${event.id}/message?zprava=${message?.id}`)
  expect([message?.audience, other.status, elsewhere.status, turned.status]).toEqual(['event', 404, 404, 404])
  expect([astray.status, all]).toEqual([404, [message]])
  expect([gone.location, await messages()]).toEqual([`/admin/events/${event.id}/people`, []])
})

/** As if its run had begun then. */
async function goes(id: number | undefined, sentAt: Date) {
  const run = { kind: 'send-message', actorAccountId: secretary.id, total: 1, batchSize: 20 }
  const batch = await db().insertInto('batch').values(run).returning('id').executeTakeFirstOrThrow()
  await db()
    .updateTable('message')
    .set({ sentAt, batchId: batch.id })
    .where('id', '=', id ?? 0)
    .execute()
}

test('the list says when a message went, or when a draft was begun', async () => {
  await aDraft()
  await aDraft()
  const SENT = new Date('2026-11-14T10:00:00Z')
  const BEGUN = new Date('2026-11-10T10:00:00Z')
  const [first, second] = await messages()
  await db().updateTable('message').set({ createdAt: BEGUN }).execute()
  await goes(second?.id, SENT)

  const seen = await seeScreen(db(), list, { path: '/admin/messages', token: secretary.token })

  const told = new Map(seen.messages.map(({ id, isSent, when }) => [id, [isSent, when]]))
  expect(told.get(first?.id ?? 0)).toEqual([false, shortMoment(BEGUN, 'cs')])
  expect(told.get(second?.id ?? 0)).toEqual([true, shortMoment(SENT, 'cs')])
})

test('the outbox is offered to those who may open it', async () => {
  await aDraft()
  const [draft] = await messages()
  await goes(draft?.id, new Date())
  const writer = await someone(db(), 'Member')
  await db()
    .insertInto('permissionGrant')
    .values({ permission: 'news.write', accountId: writer.id })
    .execute()
  const offered = async (token: string) => {
    const { page } = await seeScreen(db(), loader, { path: `/admin/messages/${draft?.id}`, token })
    return page.kind === 'sent' && page.mayOpenOutbox
  }

  expect([await offered(secretary.token), await offered(writer.token)]).toEqual([true, false])
})
