import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAuthenticatorApp } from '../../../test/authenticator-app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { screens } from '../../../test/screens.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'

const db = useDatabase()
beforeEach(async () => {
  forgetClub()
  await rulesVersion(db(), 1)
})

const ask = (method: string, path: string, token: string, body?: object) =>
  call(anApp(db()), path, { method, token, ...(body ? { body } : {}) })

/** The Webmaster has ticked it; he owes it himself from then on. */
async function aStrictClub() {
  const webmaster = await someone(db(), 'Webmaster')
  const ticked = await ask('PATCH', '/api/club', webmaster.token, { version: 1, withOfficersStep: true })
  expect(ticked.status).toBe(200)
  return webmaster
}

async function turnOn(token: string) {
  const { json } = await ask('POST', '/api/account/second-step/begin', token)
  const { code } = anAuthenticatorApp(json.secret)
  return ask('POST', '/api/account/second-step/on', token, { setup: json.setup, code: code() })
}

test('where the club asks for it, an officer does nothing before he has turned the second step on', async () => {
  const webmaster = await aStrictClub()
  const treasurer = await someone(db(), 'Treasurer')
  const member = await someone(db(), 'Member')
  const list = async (token: string) => {
    const { status, json } = await ask('GET', '/api/batches', token)
    return [status, json.code]
  }

  const before = await Promise.all([webmaster, treasurer, member].map(({ token }) => list(token)))
  const on = await turnOn(treasurer.token)
  const after = await list(treasurer.token)

  expect(before).toEqual([
    [403, 'second_step_owed'],
    [403, 'second_step_owed'],
    [200, undefined],
  ])
  expect([on.status, after]).toEqual([200, [200, undefined]])
})

test('no key for a program is made meanwhile, which would go round it', async () => {
  await aStrictClub()
  const { token } = await someone(db(), 'Treasurer')
  const sent = { name: 'tabulka', areas: ['fees.manage'], writes: true, days: 30 }

  expect((await ask('POST', '/api/account/programs', token, sent)).json.code).toBe('second_step_owed')
})

test('whoever was granted an area holds other people’s data as well', async () => {
  await aStrictClub()
  const { id, token } = await someone(db(), 'Member')
  await db().insertInto('permissionGrant').values({ permission: 'fees.manage', accountId: id }).execute()

  expect((await ask('GET', '/api/batches', token)).json.code).toBe('second_step_owed')
})

test('every screen of an officer who owes it leads to the one that turns it on, and that one says why', async () => {
  await aStrictClub()
  const { token } = await someone(db(), 'Secretary')
  const app = anApp(db(), {}, await screens())
  const see = (path: string) =>
    call(app, path, { method: 'GET', headers: { cookie: `session_token=${token}` } })
  const gone = async (path: string) => (await see(path)).headers.get('location')

  const to = '/admin/settings/second-step'
  expect(
    await Promise.all(['/admin', '/admin/members', '/admin/settings/programs', '/admin/thanks'].map(gone)),
  ).toEqual([to, to, to, to])
  expect((await see(to)).text).toContain('Klub chce od svých funkcionářů dvoufázové přihlášení')
  expect((await see('/')).status).toBe(200)
})

test('what is on is not to be switched off and forgotten: he is led there again', async () => {
  await aStrictClub()
  const { id, token } = await someone(db(), 'Treasurer')
  await turnOn(token)
  await db().deleteFrom('secondStep').where('accountId', '=', id).execute()

  expect((await ask('GET', '/api/batches', token)).json.code).toBe('second_step_owed')
})
