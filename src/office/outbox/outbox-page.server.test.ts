import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { useMailEnvironment } from '../../ground/mail/mail-servers.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { readPace } from '../../ground/mail/paces.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { action as server } from './mail-server.screen.tsx'
import { action as outbox, loader } from './outbox.screen.tsx'

const db = useDatabase()
let secretary = { token: '', email: '' }

beforeEach(async () => {
  useMailEnvironment({ smtpUrl: null, mailFrom: '' })
  await rulesVersion(db(), 1)
  secretary = await someone(db(), 'Secretary')
})

type Form = Readonly<Record<string, string>>

const post = () =>
  inTransaction(db(), (tx) =>
    postLetter(tx, { template: 'password-changed', to: 'jana@klub.test', language: 'cs' }),
  )
const send = (form: Form) =>
  sendForm(db(), outbox, { path: '/admin/sprava/outbox', token: secretary.token, form })
const states = async () =>
  (await db().selectFrom('mail').select('state').orderBy('id').execute()).map(({ state }) => state)

test('one letter is cancelled and sent again at once', async () => {
  const id = await post()

  const cancelled = await send({ intent: 'cancel', ids: String(id) })
  expect(await states()).toEqual(['cancelled'])
  const again = await send({ intent: 'cancel', ids: String(id) })
  const resent = await send({ intent: 'resend', ids: String(id) })

  expect([cancelled.answer, resent.answer]).toEqual([
    { done: { intent: 'cancel', batchId: null, to: '' } },
    { done: { intent: 'resend', batchId: null, to: '' } },
  ])
  expect([again.status, again.fault?.values]).toEqual([409, { intent: 'cancel' }])
  expect(await states()).toContain('waiting')
})

test.each(['cancel', 'resend'])('more of them become a run: %s', async (intent) => {
  const ids = [await post(), await post()]

  const { answer } = await send({ intent, ids: [...ids, ids[0]].join(',') })

  const batches = await db().selectFrom('batch').select('id').execute()
  expect(answer).toEqual({ done: { intent, batchId: batches[0]?.id, to: '' } })
  expect(await db().selectFrom('batchItem').select('batchId').execute()).toHaveLength(2)
})

test('what is no letter is told so', async () => {
  for (const ids of ['', '1,x', '0'])
    expect((await send({ intent: 'cancel', ids })).code).toBe('invalid_fields')
})

test('a trial letter goes to oneself', async () => {
  const { answer } = await send({ intent: 'test' })

  expect(answer).toEqual({ done: { intent: 'test', batchId: null, to: secretary.email } })
  expect(await db().selectFrom('mail').select('toAddress').execute()).toEqual([
    { toAddress: secretary.email },
  ])
})

test('limits are kept, an empty one is none, and a wrong one is told at its field', async () => {
  const path = '/admin/sprava/outbox/server'
  const limit = (form: Form) =>
    sendForm(db(), server, { path, token: secretary.token, form: { intent: 'limits', ...form } })

  const wrong = await limit({ perMinute: '0', perHour: '', perDay: '' })
  const saved = await limit({ perMinute: '7', perHour: '', perDay: '900' })

  expect([Object.keys(wrong.fault?.fields ?? {}), saved.status, saved.location]).toEqual([
    ['perMinute'],
    303,
    path,
  ])
  expect((await readPace(db())).limits).toEqual({ perMinute: 7, perHour: null, perDay: 900 })
})

test('whoever looks at a letter sees no link of it, and no doubt about one that went', async () => {
  const { id: accountId } = await someone(db(), 'Member')
  const id = await inTransaction(db(), (tx) =>
    postLetter(tx, { template: 'reset-password', to: 'jana@klub.test', language: 'cs', accountId }),
  )
  await db().updateTable('mail').set({ possiblySent: true, state: 'failed' }).where('id', '=', id).execute()
  const see = (query = '') =>
    seeScreen(db(), loader, { path: `/admin/sprava/outbox${query}`, token: secretary.token })

  const { chosen } = await see(`?id=${id}`)
  await db().updateTable('mail').set({ state: 'sent', sentAt: new Date() }).where('id', '=', id).execute()
  const sent = await see(`?id=${id}`)

  expect(chosen).toMatchObject({ hasLink: true, isDoubtful: true, text: expect.stringContaining('********') })
  expect(sent.chosen).toMatchObject({ isDoubtful: false })
})

test('a mail server is down after the first letter it did not take', async () => {
  useMailEnvironment({ smtpUrl: 'smtp://127.0.0.1:2', mailFrom: 'klub@klub.test' })
  const state = async () =>
    (await seeScreen(db(), loader, { path: '/admin/sprava/outbox', token: secretary.token })).server.state
  const tried = (outcome: 'sent' | 'unreached') =>
    db().insertInto('mailAttempt').values({ outcome, finishedAt: new Date() }).execute()

  const untried = await state()
  await tried('sent')
  const works = await state()
  await tried('unreached')

  expect([untried, works, await state()]).toEqual(['untried', 'works', 'down'])
})

test('a letter somebody waits for may use what of the limit is kept from the others', async () => {
  useMailEnvironment({ smtpUrl: 'smtp://127.0.0.1:2', mailFrom: 'klub@klub.test' })
  const value = JSON.stringify({ perMinute: null, perHour: 10, perDay: null })
  await db().insertInto('clubSetting').values({ key: 'mailLimits', value }).execute()
  await db()
    .insertInto('mailAttempt')
    .values(Array.from({ length: 9 }, () => ({ outcome: 'sent' as const, finishedAt: new Date() })))
    .execute()
  const id = await post()
  const fate = async (priority: number) => {
    await db().updateTable('mail').set({ priority }).where('id', '=', id).execute()
    const { lines } = await seeScreen(db(), loader, { path: '/admin/sprava/outbox', token: secretary.token })
    return lines.find((line) => line.id === id)?.fate
  }

  expect(await fate(0)).toBe('odejde teď')
  expect(await fate(1)).toContain('limit odesílání')
})

test('where there is no mail server, a letter waits for one', async () => {
  const id = await post()

  const { lines } = await seeScreen(db(), loader, { path: '/admin/sprava/outbox', token: secretary.token })

  expect(lines.find((line) => line.id === id)?.fate).toBe('čeká na poštovní server')
})
