import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAuthenticatorApp } from '../../../test/authenticator-app.ts'
import { setClock } from '../../../test/clock.ts'
import { anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { hashPassword } from '../accounts/password-hash.server.ts'
import { createSession } from '../accounts/sessions.server.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'
const EMAIL = 'jarda@klub.test'
let passwordHash = ''

beforeEach(async () => {
  passwordHash ||= await hashPassword(PASSWORD)
  await rulesVersion(db(), 1)
})

const post = (path: string, body?: object, token?: string, headers = {}) =>
  call(anApp(db()), path, { headers, ...(body ? { body } : {}), ...(token ? { token } : {}) })
const login = (password = PASSWORD, headers = {}) =>
  post('/api/auth/login', { email: EMAIL, password }, undefined, headers)
const answer = (challenge: string, code: string) => post('/api/auth/second-factor', { challenge, code })
const letters = async () =>
  (await db().selectFrom('mail').select('template').orderBy('id').execute()).map(({ template }) => template)

/** Jarda with the second step on, and his application: ahead 1 is the next half-minute, good for one more code. */
async function jarda() {
  const account = await anAccount(db(), { email: EMAIL, passwordHash })
  const token = await createSession(db(), account, { address: '127.0.0.1', userAgent: 'a test' })
  const { json } = await post('/api/account/second-step/begin', undefined, token)
  const { code } = anAuthenticatorApp(json.secret)
  const { json: on } = await post('/api/account/second-step/on', { setup: json.setup, code: code(-1) }, token)
  return { ...account, token, code, codes: on.recoveryCodes as string[] }
}

const wrong = (code: string) => String((Number(code) + 5) % 1_000_000).padStart(6, '0')

describe('with the second step on', () => {
  test('the password alone gives a challenge, the code gives what signing in gives', async () => {
    const { id, code } = await jarda()

    const half = await login()
    const whole = await answer(half.json.challenge, code())

    expect(half.status).toBe(401)
    expect(half.json).toEqual({
      success: false,
      statusCode: 401,
      statusMessage: 'Heslo sedí. Ještě opiš kód z aplikace.',
      code: 'second_factor_required',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(half.headers.getSetCookie()).toEqual([])
    expect(whole.status).toBe(200)
    expect(whole.json).toMatchObject({ success: true, token: expect.any(String), user: { id, email: EMAIL } })
    expect(whole.headers.getSetCookie()[0]).toContain(`session_token=${whole.json.token}`)
  })

  test('neither a code nor a challenge works twice, not even at the same moment', async () => {
    const { code } = await jarda()
    const [one, two] = [(await login()).json.challenge, (await login()).json.challenge]
    const now = code()

    const answers = await Promise.all([answer(one, now), answer(two, now), answer(one, now)])
    const again = await answer(two, now)

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(again.status).toBe(401)
  })

  test('a recovery code opens once, and its owner learns of it', async () => {
    const { codes } = await jarda()

    const first = await answer((await login()).json.challenge, codes[0]?.toUpperCase() ?? '')
    const second = await answer((await login()).json.challenge, codes[0] ?? '')

    expect([codes.length, first.status, second.status]).toEqual([10, 200, 401])
    expect(second.json.code).toBe('wrong_code')
    expect(await letters()).toEqual(['second-step-on', 'recovery-code-used'])
    const stored = await db().selectFrom('recoveryCode').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(codes[1])
  })

  test('wrong codes use up the tries of the account; a right password gives none back', async () => {
    const { code } = await jarda()
    const statuses: number[] = []
    for (let attempt = 0, challenge = ''; attempt < 10; attempt += 1) {
      if (attempt % 5 === 0) challenge = (await login()).json.challenge
      statuses.push((await answer(challenge, wrong(code()))).status)
    }

    expect(statuses).toEqual(Array(10).fill(401))
    expect((await login()).status).toBe(429)
  })

  test('one challenge bears five wrong codes', async () => {
    const { code } = await jarda()
    const { challenge } = (await login()).json
    for (let attempt = 0; attempt < 5; attempt += 1) await answer(challenge, wrong(code()))

    expect((await answer(challenge, code())).json.code).toBe('challenge_expired')
  })

  test('a challenge is over with its time, a new password, a shut account', async () => {
    const { code } = await jarda()
    const refusalOf = async (change: () => Promise<unknown>) => {
      const { challenge } = (await login()).json
      await change()
      return (await answer(challenge, code())).json.code
    }

    expect([
      await refusalOf(() => sql`update sign_in_challenge set expires_at = now()`.execute(db())),
      await refusalOf(() => resetByLetter()),
      await refusalOf(() => sql`update account set deactivated_at = now()`.execute(db())),
    ]).toEqual(['challenge_expired', 'challenge_expired', 'challenge_expired'])
  })

  test('a new password by letter still asks for the code', async () => {
    await jarda()

    await resetByLetter()

    expect((await login()).json.code).toBe('second_factor_required')
  })

  test('off and new codes take the password and a code', async () => {
    const { token, code, codes } = await jarda()
    const off = (body: object) => post('/api/account/second-step/off', body, token)

    expect((await off({ password: 'vedle', code: code() })).json.fields).toEqual({
      password: 'Heslo nesedí.',
    })
    expect((await off({ password: PASSWORD, code: wrong(code()) })).status).toBe(422)
    const renewed = await post(
      '/api/account/second-step/recovery-codes',
      { password: PASSWORD, code: code() },
      token,
    )
    expect(renewed.json.recoveryCodes).toHaveLength(10)
    expect((await off({ password: PASSWORD, code: codes[0] })).status).toBe(422)
    expect((await off({ password: PASSWORD, code: renewed.json.recoveryCodes[0] })).status).toBe(200)
    expect((await login()).status).toBe(200)
    expect(await letters()).toEqual(['second-step-on', 'recovery-codes-renewed', 'second-step-off'])
  })

  test('an old session must say the password before it may turn it on', async () => {
    const account = await someone(db(), 'Member', { passwordHash })
    await sql`update session set created_at = now() - interval '6 minutes'`.execute(db())

    const begin = (body?: object) => post('/api/account/second-step/begin', body, account.token)

    expect((await begin()).status).toBe(403)
    expect((await begin({ password: PASSWORD })).status).toBe(200)
  })

  test('a setup belongs to the session it was made for', async () => {
    const { json } = await post(
      '/api/account/second-step/begin',
      undefined,
      (await someone(db(), 'Member')).token,
    )
    const stranger = await someone(db(), 'Member')

    const stolen = await post(
      '/api/account/second-step/on',
      { setup: json.setup, code: '123456' },
      stranger.token,
    )

    expect(stolen.json.code).toBe('setup_expired')
  })

  test('is turned on also where the clock of the machine goes an hour ahead', async () => {
    const account = await someone(db(), 'Member')
    const { json } = await post('/api/account/second-step/begin', undefined, account.token)
    const { code } = anAuthenticatorApp(json.secret)

    setClock(new Date(Date.now() + 3_600_000).toISOString())
    const on = await post('/api/account/second-step/on', { setup: json.setup, code: code() }, account.token)

    expect(on.status).toBe(200)
  })

  test('the secret is nowhere to be read in the database', async () => {
    const account = await someone(db(), 'Member')
    const { json } = await post('/api/account/second-step/begin', undefined, account.token)
    const { secret, code } = anAuthenticatorApp(json.secret)
    await post('/api/account/second-step/on', { setup: json.setup, code: code() }, account.token)

    const { secret: stored } = await db().selectFrom('secondStep').select('secret').executeTakeFirstOrThrow()

    expect(stored.includes(secret)).toBe(false)
    expect(stored.includes(Buffer.from(secret.toString('base64')))).toBe(false)
  })
})

test.each([
  ['Secretary', 'Member', 200],
  ['Secretary', 'Webmaster', 403],
  ['Webmaster', 'Webmaster', 200],
  ['Treasurer', 'Member', 403],
] as const)('%s helps %s who lost everything: %d', async (officer, role, status) => {
  const { id } = await jarda()
  await db().updateTable('account').set({ role }).where('id', '=', id).execute()
  const password = 'pomáhám kamarádovi'
  const helper = await someone(db(), officer, { password })

  const helped = await post(`/api/accounts/${id}/reset-second-step`, { password }, helper.token)

  expect(helped.status).toBe(status)
  expect((await login()).status).toBe(status === 200 ? 200 : 401)
  expect((await letters()).includes('second-step-reset')).toBe(status === 200)
})

test('nobody turns off his own the officers’ way', async () => {
  const { id, token } = await jarda()
  await db().updateTable('account').set({ role: 'Secretary' }).where('id', '=', id).execute()

  expect((await post(`/api/accounts/${id}/reset-second-step`, undefined, token)).json.code).toBe(
    'own_second_step',
  )
})

/** A new password by letter; it is the old one again, so that the tests need not tell them apart. */
async function resetByLetter(): Promise<void> {
  await post('/api/auth/request-reset', { email: EMAIL })
  const mail = await db().selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const preview = await previewMail(db(), aMailRoom(), mail.id, { withLink: true })
  const token = new URL(preview?.link ?? '').searchParams.get('token')
  const { status } = await post('/api/auth/reset-password', { token, newPassword: PASSWORD })
  expect(status).toBe(200)
}
