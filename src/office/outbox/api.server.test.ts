import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { useMailEnvironment } from '../../ground/mail/mail-servers.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { readPace } from '../../ground/mail/paces.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { setMailLimits } from './set-mail-limits.server.ts'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []

beforeEach(() => useMailEnvironment({ smtpUrl: null, mailFrom: '' }))
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

const post = (to: string, rest: object = {}) =>
  inTransaction(db(), (tx) => postLetter(tx, { template: 'password-changed', to, language: 'cs', ...rest }))
const mark = (id: number, state: 'sent' | 'failed', lastError: string | null = null) =>
  db().updateTable('mail').set({ state, lastError }).where('id', '=', id).execute()
const stateOf = async (id: number) =>
  (await db().selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).state
const actions = async () =>
  (await db().selectFrom('auditEntry').select('action').orderBy('seq').execute()).map(({ action }) => action)

async function theSecretary() {
  const secretary = await someone(db(), 'Secretary')
  const app = anApp(db())
  return {
    secretary,
    app,
    ask: (path: string, body: object) => call(app, path, { body, token: secretary.token }),
  }
}

describe('the outbox', () => {
  test('lists letters by state, kind, person and time, links untold', async () => {
    const { ask } = await theSecretary()
    const { id: memberId } = await aMember(db(), { firstName: 'Žaneta', lastName: 'Čápová' })
    const failed = await post('zaneta@klub.test', { memberId })
    await mark(failed, 'failed', '550 no such user')
    await post('pepa@klub.test')

    const byState = await ask('/api/outbox/list', { state: 'failed' })
    const byName = await ask('/api/outbox/list', { search: 'capova zaneta' })
    const byPerson = await ask('/api/outbox/list', { memberId })
    const byAddress = await ask('/api/outbox/list', { search: 'PEPA@' })
    const nobody = await ask('/api/outbox/list', { search: '%' })
    const later = await ask('/api/outbox/list', { from: '2099-01-01' })

    expect(byState.json).toMatchObject({
      total: 1,
      counts: { waiting: 1, failed: 1, all: 2 },
      items: [{ id: failed, subject: 'Heslo bylo změněno', lastError: '550 no such user' }],
    })
    for (const { json } of [byName, byPerson])
      expect(json.items.map(({ id }: { id: number }) => id)).toEqual([failed])
    expect(byAddress.json.total).toBe(1)
    expect([nobody.json.total, later.json.total]).toEqual([0, 0])
  })

  test('shows a letter in a frame where nothing runs, to nobody but officers', async () => {
    const { app, secretary } = await theSecretary()
    const member = await someone(db(), 'Member')
    const id = await post('jarda@klub.test', { template: 'reset-password', accountId: member.id })
    const path = `/api/outbox/${id}/letter`

    const shown = await call(app, path, { method: 'GET', token: secretary.token })
    const refused = await call(app, path, { method: 'GET', token: member.token })
    const nothing = await call(app, '/api/outbox/999/letter', { method: 'GET', token: secretary.token })

    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(shown.text).toContain('token=********')
    expect([refused.status, nothing.status]).toEqual([403, 404])
    expect(await db().selectFrom('oneTimeLink').select('id').execute()).toEqual([])
  })

  test('sends a failed letter again as itself, a sent one as a copy, a waiting one not at all', async () => {
    const { ask } = await theSecretary()
    const [failed, sent, waiting] = [
      await post('a@klub.test'),
      await post('b@klub.test'),
      await post('c@klub.test'),
    ]
    await mark(failed, 'failed', '550 no')
    await mark(sent, 'sent')

    const answers = [
      await ask('/api/outbox/resend', { ids: [failed] }),
      await ask('/api/outbox/resend', { ids: [sent] }),
      await ask('/api/outbox/resend', { ids: [waiting] }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    const rows = await db().selectFrom('mail').select(['toAddress', 'state']).orderBy('id').execute()
    expect(rows.map(({ toAddress, state }) => `${toAddress} ${state}`)).toEqual([
      'a@klub.test waiting',
      'b@klub.test sent',
      'c@klub.test waiting',
      'b@klub.test waiting',
    ])
    expect(await actions()).toEqual(['MAIL_RESENT', 'MAIL_RESENT'])
  })

  test('sends to the new address where the old one does not work', async () => {
    const { ask } = await theSecretary()
    const { id: memberId } = await aMember(db(), { email: 'nova@klub.test' })
    const id = await post('stara@klub.test', { memberId })
    await mark(id, 'failed', '550 no')
    await db().insertInto('deadAddress').values({ address: 'stara@klub.test', reason: '550 no' }).execute()

    await ask('/api/outbox/resend', { ids: [id] })

    const rows = await db().selectFrom('mail').select(['toAddress', 'state']).execute()
    expect(rows).toEqual([{ toAddress: 'nova@klub.test', state: 'waiting' }])
  })

  test('cancels what waits, once, and never what is on its way', async () => {
    const { ask } = await theSecretary()
    const [waiting, sending] = [await post('a@klub.test'), await post('b@klub.test')]
    await db().updateTable('mail').set({ state: 'sending' }).where('id', '=', sending).execute()

    const answers = [
      await ask('/api/outbox/cancel', { ids: [waiting] }),
      await ask('/api/outbox/cancel', { ids: [waiting] }),
      await ask('/api/outbox/cancel', { ids: [sending] }),
      await ask('/api/outbox/cancel', { ids: [999] }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 404])
    expect([await stateOf(waiting), await stateOf(sending)]).toEqual(['cancelled', 'sending'])
  })

  test('takes many as a run', async () => {
    const { ask } = await theSecretary()
    const ids = [await post('a@klub.test'), await post('b@klub.test')]

    const answer = await ask('/api/outbox/cancel', { ids })

    expect(answer.status).toBe(202)
    expect(answer.json.batch).toMatchObject({ total: 2 })
  })
})

test('new limits hold at once and leave their trace', async () => {
  const { secretary } = await theSecretary()

  await setMailLimits(db(), { perMinute: 5, perHour: null, perDay: null }, secretary.id)
  await setMailLimits(db(), { perMinute: 5, perHour: null, perDay: null }, secretary.id)

  expect((await readPace(db())).limits).toEqual({ perMinute: 5, perHour: null, perDay: null })
  expect(await actions()).toEqual(['MAIL_LIMITS_CHANGED'])
})
