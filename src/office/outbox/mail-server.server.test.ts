import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { action as guide } from '../first-run/first-run.screen.tsx'
import { dismissPostman, findMailServer, useMailEnvironment } from '../../ground/mail/mail-servers.server.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { listNotices } from '../../ground/notices/notices.server.ts'
import { action as screen } from './mail-server.screen.tsx'
import { tryMailServer } from './set-mail-server.server.ts'

const db = useDatabase()
const PASSWORD = 'jedeme na sever'
const cleanUp: (() => Promise<void> | void)[] = [() => dismissPostman()]

beforeEach(async () => {
  await rulesVersion(db(), 1)
  useMailEnvironment({ smtpUrl: null, mailFrom: '' })
})
afterEach(async () => {
  dismissPostman()
  for (const step of cleanUp.splice(0)) await step()
})

async function aServer(...args: Parameters<typeof aMailServer>) {
  const server = await aMailServer(...args)
  cleanUp.push(server.close)
  return server
}

const form = (port: number, rest: object = {}) => ({
  intent: 'server',
  host: '127.0.0.1',
  port: String(port),
  user: '',
  password: '',
  from: 'klub@klub.test',
  ownPassword: PASSWORD,
  ...rest,
})
const set = (token: string, fields: Record<string, string>) =>
  sendForm(db(), screen, { path: '/admin/sprava/outbox/server', token, form: fields })
const setInGuide = (token: string, fields: Record<string, string>) =>
  sendForm(db(), guide, { path: '/admin/sprava/first-run?krok=mail', token, form: fields })
const hostNow = async () => (await findMailServer(db()))?.url ?? null
const boss = () => someone(db(), 'Webmaster', { password: PASSWORD })

describe('the club’s own mail server', () => {
  test.each([
    ['its screen', set],
    ['the guide of the first evening', setInGuide],
  ] as const)('is a Webmaster’s, on %s, and asks for his password', async (_, send) => {
    const server = await aServer()
    const secretary = await someone(db(), 'Secretary', { password: PASSWORD })
    const webmaster = await boss()

    const answers = [
      await send(secretary.token, form(server.port)),
      await send(webmaster.token, form(server.port, { ownPassword: '' })),
      await send(webmaster.token, form(server.port, { ownPassword: 'jiné heslo' })),
    ]
    const before = await hostNow()
    const kept = await send(webmaster.token, form(server.port))
    const left = [
      await send(secretary.token, { intent: 'remove', ownPassword: PASSWORD }),
      await send(webmaster.token, { intent: 'remove' }),
    ]

    expect(answers.map(({ code, fault }) => [code, Object.keys(fault?.fields ?? {})])).toEqual([
      ['not_allowed', []],
      ['invalid_fields', ['ownPassword']],
      ['invalid_fields', ['ownPassword']],
    ])
    expect([before, kept.code, await hostNow()]).toEqual([null, null, `smtp://127.0.0.1:${server.port}`])
    expect(left.map(({ code }) => code)).toEqual(['not_allowed', 'invalid_fields'])
  })

  test('is tried before it is kept, and its password lies nowhere to be read', async () => {
    const server = await aServer('refuse-auth', { auth: true })
    const { token } = await boss()
    const input = form(server.port, { user: 'klub', password: 'tajne-heslo' })

    const refused = await set(token, input)
    const afterRefusal = await hostNow()
    server.mood.behaviour = 'accept'
    await set(token, input)
    const again = await set(token, { ...input, password: '' })

    expect([afterRefusal, again.code]).toEqual([null, null])
    expect(refused.answer.trial).toMatchObject({ values: { host: '127.0.0.1', user: 'klub' } })
    expect(JSON.stringify(refused)).not.toMatch(new RegExp(`tajne-heslo|${PASSWORD}`))
    expect(await findMailServer(db())).toMatchObject({ source: 'club', from: 'klub@klub.test' })
    const { rows } = await sql<{ text: string }>`select
      (select string_agg(value::text, ' ') from club_setting) || (select string_agg(changes::text, ' ') from audit_detail)
      || (select string_agg(detail, ' ') from notice) as text`.execute(db())
    expect(rows[0]?.text).not.toContain('tajne-heslo')
    expect(await tryMailServer(db())).toEqual({ reply: null })
    await set(token, { intent: 'remove', ownPassword: PASSWORD })
    expect(await hostNow()).toBeNull()
  })

  test('gives way to the environment', async () => {
    const { token } = await boss()
    useMailEnvironment({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'klub@klub.test' })

    expect((await set(token, form(1))).code).toBe('mail_server_fixed')
  })

  test('when changed is told to every Webmaster through the old one', async () => {
    const [old, next] = [await aServer(), await aServer()]
    const { token } = await boss()
    const other = await someone(db(), 'Webmaster', { email: 'druhy@klub.test' })
    await set(token, form(old.port))
    old.received.length = 0

    await set(token, form(next.port))

    expect(old.received.map(({ to }) => to)).toContain('druhy@klub.test')
    expect(old.received).toHaveLength(2)
    expect(next.received).toEqual([])
    expect((await listNotices(db(), other.id)).map(({ kind }) => kind)).toContain('mail-server-changed')
  })

  test('when changed while the old one is dead stands on every Webmaster’s first page', async () => {
    const [old, next] = [await aServer(), await aServer()]
    const { token } = await boss()
    const other = await someone(db(), 'Webmaster')
    await set(token, form(old.port))
    await db().deleteFrom('notice').execute()
    old.mood.behaviour = 'refuse-sender'
    await old.close()

    const changed = await set(token, form(next.port))

    expect([changed.code, await hostNow()]).toEqual([null, `smtp://127.0.0.1:${next.port}`])
    const [notice] = await listNotices(db(), other.id)
    expect(notice).toMatchObject({
      kind: 'mail-server-changed',
      detail: expect.stringContaining('127.0.0.1'),
    })
  })
})

test('a warning cannot be called back from the outbox', async () => {
  const server = await aServer()
  const { token, id } = await boss()
  await set(token, form(server.port))
  const letter = await db()
    .updateTable('mail')
    .set({ state: 'waiting' })
    .where('template', '=', 'power-used')
    .where('accountId', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()

  const answer = await call(anApp(db()), '/api/outbox/cancel', { token, body: { ids: [letter.id] } })

  expect([answer.status, answer.json.code]).toEqual([409, 'mail_must_go'])
  expect(await findVisitor(db(), token)).not.toBeNull()
})
