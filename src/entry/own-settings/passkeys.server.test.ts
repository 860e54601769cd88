import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAuthenticator } from '../../../test/authenticator.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

const ask = (path: string, body?: object, token?: string, method = 'POST') =>
  call(anApp(db()), path, { method, ...(body ? { body } : {}), ...(token ? { token } : {}) })
const question = async (path: string, token?: string): Promise<string> =>
  (await ask(path, undefined, token)).json.options.challenge
const NEW = '/api/account/passkeys/options'
const SIGN_IN = '/api/auth/passkey/options'
const show = (passkey: object) => ask('/api/auth/passkey', { passkey })
const trace = async () =>
  (await db().selectFrom('auditEntry').select('action').orderBy('seq').execute()).map(({ action }) => action)

async function eva(counter = 0) {
  const account = await someone(db(), 'Member')
  const device = anAuthenticator()
  const passkey = device.make(await question(NEW, account.token), { counter })
  const { json } = await ask('/api/account/passkeys', { name: 'Mobil', passkey }, account.token)
  return { ...account, device, passkeyId: json.id as number }
}

describe('a passkey', () => {
  test('signs its owner in, both steps at once, without saying who he is', async () => {
    const { id, device } = await eva()

    const { status, json } = await show(device.show(await question(SIGN_IN)))

    expect(status).toBe(200)
    expect(json).toMatchObject({ success: true, token: expect.any(String), user: { id } })
    const [kept] = await db().selectFrom('passkey').select(['name', 'lastUsedAt']).execute()
    expect(kept).toEqual({ name: 'Mobil', lastUsedAt: expect.any(Date) })
  })

  test.each([
    ['a foreign page', { origin: 'https://zly.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['a holder who was not verified', { isVerified: false }],
  ])('does not open to %s', async (_, input) => {
    const { device } = await eva()

    expect((await show(device.show(await question(SIGN_IN), input))).json.code).toBe('passkey_refused')
  })

  test('its answer works once, and only to a question of ours', async () => {
    const { device } = await eva()
    const answer = device.show(await question(SIGN_IN))

    expect([(await show(answer)).status, (await show(answer)).status]).toEqual([200, 401])
    expect((await show(device.show('vymyslena-otazka'))).status).toBe(401)
    const old = device.show(await question(SIGN_IN))
    await sql`update sign_in_challenge set expires_at = now()`.execute(db())
    expect((await show(old)).status).toBe(401)
  })

  test('a question for making a key is no question for signing in', async () => {
    const { device, token } = await eva()

    expect((await show(device.show(await question(NEW, token)))).status).toBe(401)
  })

  test('whose counter goes back is a copy: refused, and noted', async () => {
    const { device } = await eva(5)
    const knock = async (counter: number) =>
      (await show(device.show(await question(SIGN_IN), { counter }))).status

    expect([await knock(6), await knock(6), await knock(3), await knock(7)]).toEqual([200, 401, 401, 200])
    expect((await trace()).filter((action) => action === 'PASSKEY_REFUSED')).toHaveLength(2)
  })

  test('a key nobody knows, or of a shut account, is refused alike', async () => {
    const { id, device } = await eva()
    const stranger = await show(anAuthenticator().show(await question(SIGN_IN)))
    await sql`update account set deactivated_at = now() where id = ${id}`.execute(db())
    const shut = await show(device.show(await question(SIGN_IN)))

    expect(shut.json).toEqual(stranger.json)
    expect(stranger.status).toBe(401)
  })

  test('is renamed and removed by its owner only, who is told', async () => {
    const { passkeyId, token, device } = await eva()
    const other = await someone(db(), 'Webmaster')
    const path = `/api/account/passkeys/${passkeyId}`

    expect((await ask(path, { name: 'Můj' }, other.token, 'PATCH')).status).toBe(404)
    expect((await ask(path, undefined, other.token, 'DELETE')).status).toBe(404)
    expect((await ask(path, { name: 'Tablet' }, token, 'PATCH')).status).toBe(200)
    expect((await ask(path, undefined, token, 'DELETE')).status).toBe(200)
    expect((await show(device.show(await question(SIGN_IN)))).status).toBe(401)
    const mails = await db().selectFrom('mail').select(['template', 'params']).orderBy('id').execute()
    expect(mails).toEqual([
      { template: 'passkey-added', params: { name: 'Mobil' } },
      { template: 'passkey-removed', params: { name: 'Tablet' } },
    ])
    expect(await trace()).toEqual(['PASSKEY_ADDED', 'PASSKEY_RENAMED', 'PASSKEY_REMOVED'])
  })

  test('is added only after a fresh sign-in or the password, with its holder verified', async () => {
    const account = await someone(db(), 'Member')
    const challenge = await question(NEW, account.token)
    const unverified = anAuthenticator().make(challenge, { isVerified: false })

    expect(
      (await ask('/api/account/passkeys', { name: 'X', passkey: unverified }, account.token)).status,
    ).toBe(401)
    await sql`update session set created_at = now() - interval '6 minutes'`.execute(db())
    expect((await ask(NEW, undefined, account.token)).json.code).toBe('prove_yourself')
  })

  test('is not offered where the club has a number instead of a name', async () => {
    const { status, json } = await call(anApp(db()), SIGN_IN, { headers: { host: '127.0.0.1:3000' } })

    expect([status, json.code]).toEqual([409, 'no_passkeys_here'])
  })
})
