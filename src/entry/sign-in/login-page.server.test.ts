import { beforeEach, describe, expect, test } from 'vitest'
import { anAuthenticator } from '../../../test/authenticator.ts'
import { anAuthenticatorApp } from '../../../test/authenticator-app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { findVisitor } from '../accounts/sessions.server.ts'
import { addPasskey, offerPasskey } from '../keys/add-passkey.server.ts'
import { beginSecondStep, turnOnSecondStep } from '../keys/turn-on-second-step.server.ts'
import { DEMO_ROLES } from './demo-role.ts'
import { action, loader } from './login.screen.tsx'
import { action as leave } from './logout.screen.tsx'
import { offerPasskeySignIn } from './sign-in-with-passkey.server.ts'

const db = useDatabase()
const ORIGIN = 'https://klub.test'
const EMAIL = 'jarda@klub.test'
const PASSWORD = 'čtyři slova za sebou'
beforeEach(() => rulesVersion(db(), 1))

const jarda = () => someone(db(), 'Member', { email: EMAIL, password: PASSWORD })
const knock = (form: Record<string, string>) => sendForm(db(), action, { path: '/login', token: null, form })

/** Whose session the cookie of an answer opens. */
async function openedBy(cookies: readonly string[]): Promise<string | undefined> {
  const token = /^session_token=([\w-]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
  return (await findVisitor(db(), token))?.email
}

describe('the door', () => {
  test('opens to the password and leads where one was going', async () => {
    await jarda()

    const answer = await knock({ email: EMAIL, password: PASSWORD, next: '/admin/events' })

    expect([answer.status, answer.location]).toEqual([303, '/admin/events'])
    expect(answer.cookies).toHaveLength(3)
    expect(await openedBy(answer.cookies)).toBe(EMAIL)
  })

  test('leads to no foreign address', async () => {
    await jarda()

    const { location } = await knock({ email: EMAIL, password: PASSWORD, next: 'https://zly.example' })

    expect(location).toBe('/admin')
  })

  test('says at its field what is missing; a wrong password never comes back', async () => {
    await jarda()

    const missing = await knock({ email: '', password: '' })
    const wrong = await knock({ email: EMAIL, password: 'jiné heslo' })

    expect(Object.keys(missing.fault?.fields ?? {})).toEqual(['email', 'password'])
    expect([wrong.code, wrong.fault?.values]).toEqual(['wrong_credentials', { email: EMAIL }])
  })

  test('asks for the second step where it is on', async () => {
    const { token } = await jarda()
    const visitor = await findVisitor(db(), token)
    if (!visitor) throw new Error('nobody came')
    const { secret, setup } = await beginSecondStep(db(), visitor, 'Klub')
    const { code } = anAuthenticatorApp(secret)
    await turnOnSecondStep(db(), visitor, { setup, code: code(-1) })

    const { answer, cookies } = await knock({ email: EMAIL, password: PASSWORD, next: '/admin/events' })
    const challenge = String(answer.challenge)
    const second = (typed: string) => knock({ intent: 'code', challenge, code: typed, next: '/admin/events' })
    const missing = await second('')
    const whole = await second(code())

    expect([answer.next, cookies]).toEqual(['/admin/events', []])
    expect(missing.fault?.fields).toHaveProperty('code')
    expect(missing.fault?.values).toMatchObject({ intent: 'code', challenge })
    expect([whole.status, whole.location]).toEqual([303, '/admin/events'])
    expect(await openedBy(whole.cookies)).toBe(EMAIL)
    expect((await second(code())).code).toBe('challenge_expired')
  })

  test('opens to a passkey alone', async () => {
    const { token } = await jarda()
    const visitor = await findVisitor(db(), token)
    if (!visitor) throw new Error('nobody came')
    const device = anAuthenticator('klub.test')
    const offered = await offerPasskey(db(), visitor, { origin: ORIGIN, club: 'Klub' })
    const made = device.make(offered.challenge, { origin: ORIGIN })
    await addPasskey(db(), visitor, { name: 'Mobil', passkey: made, origin: ORIGIN })
    const { challenge } = await offerPasskeySignIn(db(), ORIGIN, '127.0.0.1')
    const passkey = JSON.stringify(device.show(challenge, { origin: ORIGIN }))

    const { location, cookies } = await knock({ intent: 'passkey', passkey, next: '/admin/events' })
    const again = await knock({ intent: 'passkey', passkey })

    expect([location, await openedBy(cookies)]).toEqual(['/admin/events', EMAIL])
    expect(again.code).toBe('passkey_refused')
  })

  test.each(['', 'null', '{"id":"x"}'])('does not open to a made-up passkey %j', async (passkey) => {
    const { code, cookies } = await knock({ intent: 'passkey', passkey })

    expect([code, cookies]).toEqual(['invalid_fields', []])
  })

  test('lets through whoever is in already', async () => {
    const { token } = await jarda()

    const seen = seeScreen(db(), loader, { path: '/login?next=/admin/events', token })

    await expect(seen).rejects.toMatchObject({ status: 302 })
  })
})

test('whoever leaves is led home without his cookie', async () => {
  const { token } = await jarda()

  const { status, location, cookies } = await sendForm(db(), leave, { path: '/logout', token, form: {} })

  expect([status, location]).toEqual([303, '/'])
  expect(cookies[0]).toMatch(/^session_token=;/)
})

describe('the bar of the demo', () => {
  const look = (role: string, isDemo?: true, cookie?: string) =>
    sendForm(db(), action, {
      path: '/login',
      token: null,
      form: { intent: 'demo', role },
      ...(isDemo && { isDemo }),
      ...(cookie && { cookie }),
    })

  test.each([
    ['Treasurer', '/admin'],
    ['RoadCaptain', '/admin/membership'],
  ] as const)('opens the club as its %s without a password', async (role, entrance) => {
    const email = `${role.toLowerCase()}@klubovna.example`
    await someone(db(), role, { email })

    const answer = await look(role, true)

    expect([answer.status, answer.location]).toEqual([303, entrance])
    expect(await openedBy(answer.cookies)).toBe(email)
  })

  test('shows each new browser around, though somebody else has been shown the club already', async () => {
    const { id } = await someone(db(), 'Treasurer', { email: 'treasurer@klubovna.example' })
    const tour = () =>
      db().selectFrom('account').select('touredAt').where('id', '=', id).executeTakeFirstOrThrow()
    await db().updateTable('account').set({ touredAt: new Date() }).where('id', '=', id).execute()

    await look('Treasurer', true, 'known_device=a-mark')
    expect((await tour()).touredAt).not.toBeNull()
    await look('Treasurer', true)
    expect((await tour()).touredAt).toBeNull()
  })

  test.each(DEMO_ROLES)('opens nothing as %s in a real club, whoever lives in it', async (role) => {
    await someone(db(), role, { email: `${role.toLowerCase()}@klubovna.example` })
    const before = await db().selectFrom('session').select('id').execute()

    const answer = await look(role)

    expect([answer.code, answer.cookies]).toEqual(['not_found', []])
    expect(await db().selectFrom('session').select('id').execute()).toEqual(before)
  })

  test('leads to nobody whose role was changed', async () => {
    await someone(db(), 'Member', { email: 'webmaster@klubovna.example' })

    expect((await look('Webmaster', true)).code).toBe('not_found')
  })
})
