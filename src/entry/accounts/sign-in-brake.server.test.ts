import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, anewApp, call } from '../../../test/app.ts'
import { anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { hashPassword } from './password-hash.server.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'
let passwordHash = ''

beforeEach(async () => {
  passwordHash ||= await hashPassword(PASSWORD)
  await rulesVersion(db(), 1)
})

// Every try from another address, as a botnet would.
const app = () => anApp(db(), { TRUST_PROXY: '1' })
let source = 0
const from = () => ({ 'x-forwarded-for': `198.51.${(source += 1) >> 8}.${source & 255}` })
const login = (email: string, password = PASSWORD, headers = {}) =>
  call(app(), '/api/auth/login', { body: { email, password }, headers: { ...from(), ...headers } })

/** So many have failed already, so long ago. */
const failed = (count: number, minutesAgo = 1) =>
  db()
    .insertInto('signInBrake')
    .values({ failures: Array.from({ length: count }, () => new Date(Date.now() - minutesAgo * 60_000)) })
    .execute()
const letters = async () =>
  (await db().selectFrom('mail').select(['template', 'toAddress']).orderBy('id').execute()).filter(
    ({ template }) => template === 'sign-in-held',
  )

async function resetLink(email: string): Promise<string> {
  await call(app(), '/api/auth/request-reset', { body: { email }, headers: from() })
  const mail = await db()
    .selectFrom('mail')
    .select('id')
    .where('template', '=', 'reset-password')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const preview = await previewMail(db(), aMailRoom(), mail.id, { withLink: true })
  return new URL(preview?.link ?? '').searchParams.get('token') ?? ''
}

describe('one password tried over the whole club', () => {
  test('from many addresses at once: a hundred get an answer, the rest wait, and the Webmasters are told once', async () => {
    await anAccount(db(), { email: 'spravce@klub.test', role: 'Webmaster' })
    await anAccount(db(), { email: 'druhy@klub.test', role: 'Webmaster' })
    await anAccount(db(), { email: 'byvaly@klub.test', role: 'Webmaster', deactivatedAt: new Date() })
    await failed(96)
    const apps = [anewApp(db(), { TRUST_PROXY: '1' }), app()]

    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        call(apps[index % 2] ?? app(), '/api/auth/login', {
          body: { email: `clen${index}@klub.test`, password: 'Jaro-2026-jaro' },
          headers: from(),
        }),
      ),
    )

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await letters()).map(({ toAddress }) => toAddress)).toEqual([
      'spravce@klub.test',
      'druhy@klub.test',
    ])
    const acts = await db().selectFrom('auditEntry').select('action').execute()
    expect(acts.filter(({ action }) => action === 'SIGN_IN_HELD')).toHaveLength(1)
  })

  test('a new device waits even with the right password, and reads what opens the door', async () => {
    await anAccount(db(), { email: 'jarda@klub.test', passwordHash })
    await failed(100)
    await login('kdokoli@klub.test', 'wrong')

    const { status, json, headers } = await login('jarda@klub.test')

    expect([status, json.code]).toEqual([429, 'sign_in_held'])
    expect(json.statusMessage).toContain('dopis pro nové heslo')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test('a known device comes in', async () => {
    await anAccount(db(), { email: 'jarda@klub.test', passwordHash })
    const device = (await login('jarda@klub.test')).headers.getSetCookie()[1]?.split(';')[0] ?? ''
    await failed(100)
    await login('kdokoli@klub.test', 'wrong')

    expect((await login('jarda@klub.test', 'wrong', { cookie: device })).status).toBe(401)
    expect((await login('jarda@klub.test', PASSWORD, { cookie: device })).status).toBe(200)
    expect((await login('nekdo@klub.test', PASSWORD, { cookie: device })).status).toBe(429)
  })

  test('the letter opens the door at once, on a device nobody knows', async () => {
    await anAccount(db(), { email: 'jarda@klub.test', passwordHash })
    await failed(100)
    await login('kdokoli@klub.test', 'wrong')

    const token = await resetLink('jarda@klub.test')
    const reset = await call(app(), '/api/auth/reset-password', {
      body: { token, newPassword: 'úplně nové heslo' },
      headers: from(),
    })

    expect(reset.status).toBe(200)
    expect((await login('jarda@klub.test', 'úplně nové heslo')).status).toBe(200)
    expect((await login('jiny@klub.test', 'úplně nové heslo')).status).toBe(429)
  })

  test('knocking at a held door does not hold it longer, and afterwards everybody comes in', async () => {
    await anAccount(db(), { email: 'jarda@klub.test', passwordHash })
    await failed(100)
    await login('kdokoli@klub.test', 'wrong')
    const until = () => db().selectFrom('signInBrake').select('heldUntil').executeTakeFirstOrThrow()
    const first = await until()

    for (let again = 0; again < 5; again += 1) await login(`clen${again}@klub.test`, 'wrong')
    expect(await until()).toEqual(first)
    await db()
      .updateTable('signInBrake')
      .set({ heldUntil: new Date(Date.now() - 1000) })
      .execute()

    expect((await login('jarda@klub.test')).status).toBe(200)
    expect((await login('clen7@klub.test', 'wrong')).status).toBe(401)
  })

  test('failures of a quarter of an hour ago are forgotten', async () => {
    await failed(100, 16)

    expect((await login('clen1@klub.test', 'wrong')).status).toBe(401)
  })

  test('right passwords never hold the door, however many come at once', async () => {
    await failed(99)
    const people = Array.from({ length: 12 }, (_, index) => `clen${index}@klub.test`)
    for (const email of people) await anAccount(db(), { email, passwordHash })

    const answers = await Promise.all(people.map((email) => login(email)))

    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    expect(await letters()).toEqual([])
  })
})

describe('the other doors count and wait as well', () => {
  test('a wrong code of the second step', async () => {
    await failed(99)

    const wrong = () =>
      call(app(), '/api/auth/second-factor', {
        body: { challenge: 'x'.repeat(43), code: '123456' },
        headers: from(),
      })

    expect([(await wrong()).status, (await wrong()).status]).toEqual([401, 429])
    expect((await login('clen1@klub.test', 'wrong')).status).toBe(429)
  })

  test('a passkey nobody knows', async () => {
    await failed(99)
    const passkey = {
      id: 'x'.repeat(40),
      rawId: 'x'.repeat(40),
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
    }

    const show = () => call(app(), '/api/auth/passkey', { body: { passkey }, headers: from() })

    expect([(await show()).status, (await show()).status]).toEqual([401, 429])
    expect((await login('clen1@klub.test', 'wrong')).status).toBe(429)
  })
})

describe('right passwords do not count against oneself', () => {
  test('twelve at once are twelve sign-ins', async () => {
    await anAccount(db(), { email: 'jarda@klub.test', passwordHash })

    const answers = await Promise.all(Array.from({ length: 12 }, () => login('jarda@klub.test')))

    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200))
  })

  test('and saying the password again, fifteen times, opens the same thing fifteen times', async () => {
    const { token } = await someone(db(), 'Member', { passwordHash })
    const begin = (password: string) =>
      call(app(), '/api/account/second-step/begin', { body: { password }, token })

    for (let again = 0; again < 15; again += 1) expect((await begin(PASSWORD)).status).toBe(200)
    for (let again = 0; again < 10; again += 1) expect((await begin('wrong')).status).toBe(422)
    expect((await begin(PASSWORD)).status).toBe(429)
  })
})

test('whoever ran out of tries reads about the letter as well, and it lets him in', async () => {
  await anAccount(db(), { email: 'jarda@klub.test', passwordHash })
  await db()
    .insertInto('rateLimit')
    .values({ key: 'sign-in:network:127.0.0.1', hits: 100, resetsAt: new Date(Date.now() + 600_000) })
    .execute()
  const plain = (password: string) =>
    call(anApp(db()), '/api/auth/login', { body: { email: 'jarda@klub.test', password } })

  const refused = await plain(PASSWORD)
  const token = await resetLink('jarda@klub.test')
  await call(app(), '/api/auth/reset-password', { body: { token, newPassword: 'úplně nové heslo' } })

  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_attempts'])
  expect(refused.json.statusMessage).toContain('dopis pro nové heslo')
  expect((await plain('úplně nové heslo')).status).toBe(200)
})
