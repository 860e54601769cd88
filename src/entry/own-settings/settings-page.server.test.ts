import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAuthenticator } from '../../../test/authenticator.ts'
import { anAuthenticatorApp } from '../../../test/authenticator-app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { addPasskey, offerPasskey } from '../keys/add-passkey.server.ts'
import { putChallenge } from '../keys/challenges.server.ts'
import { createSession, findVisitor } from '../accounts/sessions.server.ts'
import { action as prefer } from './preferences.screen.tsx'
import { action as secondStep, loader as seeSecondStep } from './second-step.screen.tsx'
import { action as programs, loader as seePrograms } from './programs.screen.tsx'
import { action, loader } from './settings.screen.tsx'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'
const ORIGIN = 'https://klub.test'
const STEP = '/admin/settings/second-step'
beforeEach(() => rulesVersion(db(), 1))

async function eva() {
  const account = await someone(db(), 'Member', { email: 'eva@klub.test', password: PASSWORD })
  const { token } = account
  const send = (to: (args: never) => unknown, path: string) => (form: Record<string, string>) =>
    sendForm(db(), to, { path, token, form })
  return {
    account,
    see: () => seeScreen(db(), loader, { path: '/admin/settings', token }),
    send: send(action, '/admin/settings'),
    seeStep: async () => (await seeScreen(db(), seeSecondStep, { path: STEP, token })).state,
    step: send(secondStep, STEP),
    prefer: send(prefer, '/preferences'),
  }
}

const done = (intent: string) => ({ done: { intent } })

describe('devices', () => {
  test('are signed out one by one, or all the others', async () => {
    const { account, see, send } = await eva()
    const device = () => createSession(db(), account, { address: '10.0.0.1', userAgent: 'a lost phone' })
    const lost = await device()
    const id = (await see()).devices.find(({ isThisOne }) => !isThisOne)?.id

    const wrong = await send({ intent: 'end-session', sessionId: 'x' })
    const ended = await send({ intent: 'end-session', sessionId: String(id) })
    const isGone = (await findVisitor(db(), lost)) === null
    await device()
    const { status, location, cookies } = await send({ intent: 'end-others' })

    expect(wrong.fault?.fields).toHaveProperty('sessionId')
    expect([ended.answer, isGone]).toEqual([done('end-session'), true])
    expect([status, location, cookies.length]).toEqual([303, '/admin/settings', 1])
    expect((await see()).devices.map(({ isThisOne }) => isThisOne)).toEqual([true])
  })
})

test('a link for a new password comes to one’s own address', async () => {
  const { send } = await eva()

  const { answer } = await send({ intent: 'mail-reset' })

  expect(answer).toEqual(done('mail-reset'))
  expect(await db().selectFrom('mail').select(['template', 'toAddress']).execute()).toEqual([
    { template: 'reset-password', toAddress: 'eva@klub.test' },
  ])
})

test('of letters only those that are ticked come', async () => {
  const { see, send } = await eva()

  const { answer } = await send({ intent: 'mail-inputs', rides: 'on' })
  const refused = (await see()).refusedMail
  await send({ intent: 'mail-inputs', rides: 'on', news: 'on' })

  expect(answer).toEqual(done('mail-inputs'))
  expect(refused).toEqual(['news'])
  expect((await see()).refusedMail).toEqual([])
})

test('a passkey gets another name and goes; a foreign one is not there', async () => {
  const { account, send } = await eva()
  const keyOf = async ({ token }: { readonly token: string }) => {
    const visitor = await findVisitor(db(), token)
    if (!visitor) throw new Error('nobody came')
    const { challenge } = await offerPasskey(db(), visitor, { origin: ORIGIN, club: 'Klub' })
    const passkey = anAuthenticator('klub.test').make(challenge, { origin: ORIGIN })
    return String(await addPasskey(db(), visitor, { name: 'Mobil', passkey, origin: ORIGIN }))
  }
  const passkeyId = await keyOf(account)
  const foreign = await keyOf(await someone(db(), 'Member'))
  const names = async () =>
    (await db().selectFrom('passkey').select('name').orderBy('id').execute()).map(({ name }) => name)

  const wrong = await send({ intent: 'rename-passkey', passkeyId, name: ' ' })
  const renamed = await send({ intent: 'rename-passkey', passkeyId, name: 'Klíčenka' })
  const after = await names()
  const refused = await send({ intent: 'remove-passkey', passkeyId: foreign, name: 'Mobil' })
  const removed = await send({ intent: 'remove-passkey', passkeyId, name: 'Klíčenka' })

  expect(wrong.fault?.fields).toHaveProperty('name')
  expect([renamed.answer, after]).toEqual([done('rename-passkey'), ['Klíčenka', 'Mobil']])
  expect(refused.code).toBe('not_found')
  expect([removed.answer, await names()]).toEqual([done('remove-passkey'), ['Mobil']])
})

test('the second step is turned on with its first code, gives new codes and is turned off', async () => {
  const { account, seeStep, step } = await eva()

  const begun = await step({ intent: 'begin', password: '' })
  const { secret, setup } = begun.answer.setup as { readonly secret: string; readonly setup: string }
  const { code } = anAuthenticatorApp(secret)
  const mistyped = await step({ intent: 'on', setup, code: 'abc' })
  const on = await step({ intent: 'on', setup, code: code(-1) })
  const state = await seeStep()
  await sql`update recovery_code set used_at = now() where code_seal = (select min(code_seal) from recovery_code)`.execute(
    db(),
  )
  const used = await seeStep()
  const missing = await step({ intent: 'codes', password: '', code: '' })
  const wrong = await step({ intent: 'off', password: 'jiné heslo', code: code() })
  const anew = await step({ intent: 'codes', password: PASSWORD, code: code() })
  // Somebody is half-way in with his password at that moment.
  await putChallenge(db(), 'second-step', account.id)
  const off = await step({ intent: 'off', password: PASSWORD, code: code(1) })
  const halfWay = await db().selectFrom('signInChallenge').select('purpose').execute()

  expect([mistyped.status, mistyped.answer.isWrong]).toEqual([422, true])
  expect([on.answer.isNew, anew.answer.isNew]).toEqual([true, false])
  expect(anew.answer.codes).not.toEqual(on.answer.codes)
  expect([state, used]).toMatchObject([{ codesLeft: 10 }, { codesLeft: 9 }])
  expect(Object.keys(missing.fault?.fields ?? {})).toEqual(['password', 'code'])
  expect(wrong.fault?.values).toEqual({ intent: 'off' })
  expect([off.status, off.location, await seeStep()]).toEqual([303, '/admin/settings', null])
  expect(halfWay).toEqual([])
})

test('language and look are kept with the account; nonsense leads back and keeps nothing', async () => {
  const { account, prefer: choose } = await eva()
  const kept = () =>
    db().selectFrom('account').select('language').where('id', '=', account.id).executeTakeFirst()

  const nonsense = await choose({ language: 'klingon', back: '/admin/events' })
  const before = await kept()
  const { status, location, cookies } = await choose({ language: 'en', back: '/admin/events' })

  expect([nonsense.status, nonsense.location, nonsense.cookies]).toEqual([303, '/admin/events', []])
  expect([before?.language, (await kept())?.language]).toEqual([null, 'en'])
  expect([status, location, cookies.length]).toEqual([303, '/admin/events', 1])
})

describe('keys for programs', () => {
  const PROGRAMS = '/admin/settings/programs'
  const KEY = { intent: 'make', name: 'Tabulka', 'area-members.view': 'on', days: '90' }

  test('are made of ticks, shown once and revoked', async () => {
    const { account } = await eva()
    const to = { path: PROGRAMS, token: account.token }
    const see = () => seeScreen(db(), seePrograms, to)
    const send = (form: Record<string, string>) => sendForm(db(), programs, { ...to, form })

    const { areas } = await see()
    const made = await send(KEY)
    const { keys } = await see()
    const other = await send({ intent: 'revoke', keyId: '999999' })
    const revoked = await send({ intent: 'revoke', keyId: String(keys[0]?.id) })

    expect(areas.map(({ area }) => area)).toContain('members.view')
    expect(areas.map(({ area }) => area)).not.toContain('fees.manage')
    expect(made.answer).toMatchObject({ made: { name: 'Tabulka', token: expect.stringMatching(/^kp_/) } })
    expect(keys).toMatchObject([{ name: 'Tabulka', writes: false, isExpired: false, used: null }])
    expect(other.fault).toBeDefined()
    expect(revoked.answer).toMatchObject({ revoked: true })
    expect((await see()).keys).toEqual([])
  })

  test('nothing ticked, a foreign area, a strange age or a sign-in of an hour ago is said at its field', async () => {
    const { account } = await eva()
    const to = { path: PROGRAMS, token: account.token }
    const faultsOf = async (form: Record<string, string>) =>
      Object.keys((await sendForm(db(), programs, { ...to, form })).fault?.fields ?? {})
    const { 'area-members.view': _tick, ...nothing } = KEY

    expect(await faultsOf(nothing)).toEqual(['areas'])
    expect(await faultsOf({ ...nothing, 'area-fees.manage': 'on' })).toEqual(['areas'])
    expect(await faultsOf({ ...KEY, days: '10000' })).toEqual(['days'])
    await db()
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - 3_600_000) })
      .execute()
    expect(await faultsOf({ ...KEY, password: '' })).toEqual(['password'])
    expect(await faultsOf({ ...KEY, password: 'špatně' })).toEqual(['password'])
    expect(await faultsOf({ ...KEY, password: PASSWORD })).toEqual([])
  })
})

test('the device one sits at is told apart from the others', async () => {
  const stranger = await someone(db(), 'Member')
  await createSession(db(), stranger, { address: '10.0.0.8', userAgent: 'another' })
  const { account, see } = await eva()
  await createSession(db(), account, { address: '10.0.0.9', userAgent: 'another' })

  const { devices } = await see()

  expect(devices).toHaveLength(2)
  expect(devices.filter(({ isThisOne }) => isThisOne).map(({ address }) => address)).toEqual(['127.0.0.1'])
})
