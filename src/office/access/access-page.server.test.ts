import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { findSecondStep, insertSecondStep } from '../../entry/keys/second-steps.server.ts'
import { action as onAccount } from './account.screen.tsx'
import { action as onGrants } from './grants.screen.tsx'
import { action as onNew } from './new-account.screen.tsx'

const db = useDatabase()
const password = 'Tajne-heslo-2026'
const GRANTS = '/admin/sprava/grants'
const ACCOUNTS = '/admin/sprava/accounts'
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Webmaster', { password })).token
})

type Form = Readonly<Record<string, string>>
type Told = Awaited<ReturnType<typeof sendForm>>

const faults = ({ fault }: Told) => Object.keys(fault?.fields ?? {})
const grants = () => db().selectFrom('permissionGrant').select(['permission', 'role', 'accountId']).execute()

describe('a new account', () => {
  const open = (form: Form) => sendForm(db(), onNew, { path: `${ACCOUNTS}/new`, token, form })

  test('is opened for a card, which has one then', async () => {
    const { id: memberId } = await aMember(db(), { approvedAt: new Date() })

    const made = await open({ email: 'jana@klub.test', role: 'Member', memberId: String(memberId) })
    const second = await open({ email: 'jiny@klub.test', role: 'Member', memberId: String(memberId) })

    const account = await db()
      .selectFrom('account')
      .select(['id', 'role', 'memberId'])
      .where('email', '=', 'jana@klub.test')
      .executeTakeFirst()
    expect([made.status, made.location]).toEqual([303, `${ACCOUNTS}/${account?.id}`])
    expect(account).toMatchObject({ role: 'Member', memberId })
    expect(second.status).toBe(409)
  })

  test('needs an address and a role there is', async () => {
    const told = await open({ email: 'jana', role: 'King' })

    expect([faults(told), told.fault?.values]).toEqual([['email', 'role'], { email: 'jana', role: 'King' }])
  })
})

describe('on the page of an account', () => {
  let rider = { id: 0, token: '' }
  const send = (form: Form) => sendForm(db(), onAccount, { path: `${ACCOUNTS}/${rider.id}`, token, form })
  const account = () =>
    db().selectFrom('account').selectAll().where('id', '=', rider.id).executeTakeFirstOrThrow()
  const sessions = () => db().selectFrom('session').select('id').where('accountId', '=', rider.id).execute()

  beforeEach(async () => {
    const { id: memberId } = await aMember(db(), { approvedAt: new Date() })
    rider = await someone(db(), 'Member', { memberId })
  })

  test('its role is changed, to a Webmaster with the password only', async () => {
    const officer = await send({ intent: 'role', role: 'Treasurer', password: '' })
    const king = await send({ intent: 'role', role: 'King' })
    const unproved = await send({ intent: 'role', role: 'Webmaster', password: '' })

    expect([officer.status, officer.location]).toEqual([303, `${ACCOUNTS}/${rider.id}`])
    expect([faults(king), faults(unproved), unproved.fault?.values.intent]).toEqual([
      ['role'],
      ['password'],
      'role',
    ])
    expect((await account()).role).toBe('Treasurer')
  })

  test('its sessions end, and a link to a password goes to it', async () => {
    await send({ intent: 'sign-out' })
    expect(await sessions()).toEqual([])
    await send({ intent: 'send-link' })

    expect(await db().selectFrom('mail').select('accountId').execute()).toEqual([{ accountId: rider.id }])
  })

  test('it is deactivated and reactivated', async () => {
    await send({ intent: 'deactivate' })
    expect((await account()).deactivatedAt).not.toBeNull()
    await send({ intent: 'reactivate', password: '' })

    expect((await account()).deactivatedAt).toBeNull()
  })

  test('a second step nobody has is not turned off', async () => {
    const told = await send({ intent: 'second-step-off' })

    expect([told.status, told.fault?.values.intent]).toEqual([409, 'second-step-off'])
  })

  test('his second step is turned off, and he is told', async () => {
    await insertSecondStep(db(), { accountId: rider.id, secret: Buffer.from('x'), lastStep: 0 })

    const told = await send({ intent: 'second-step-off' })

    expect([told.status, told.location]).toEqual([303, `${ACCOUNTS}/${rider.id}`])
    expect(await findSecondStep(db(), rider.id)).toBeNull()
    expect(await db().selectFrom('mail').select(['template', 'accountId']).execute()).toEqual([
      { template: 'second-step-reset', accountId: rider.id },
    ])
  })

  test('that of another Webmaster only with the password of who turns it off', async () => {
    await db().updateTable('account').set({ role: 'Webmaster' }).where('id', '=', rider.id).execute()
    await insertSecondStep(db(), { accountId: rider.id, secret: Buffer.from('x'), lastStep: 0 })

    const unproved = await send({ intent: 'second-step-off' })
    const wrong = await send({ intent: 'second-step-off', password: 'Jine-heslo-2026' })
    const stands = await findSecondStep(db(), rider.id)
    const { status } = await send({ intent: 'second-step-off', password })

    expect([faults(unproved), faults(wrong)]).toEqual([['password'], ['password']])
    expect([stands === null, status, await findSecondStep(db(), rider.id)]).toEqual([false, 303, null])
  })

  test('areas are granted and taken, with the password', async () => {
    const strange = await send({ intent: 'grant', permission: 'club.restore', password })
    const unproved = await send({ intent: 'grant', permission: 'hog.edit' })
    await send({ intent: 'grant', permission: 'hog.edit', password })
    expect(await grants()).toEqual([{ permission: 'hog.edit', role: null, accountId: rider.id }])
    const { id } = await db().selectFrom('permissionGrant').select('id').executeTakeFirstOrThrow()
    await send({ intent: 'take', grant: String(id), password })

    expect([faults(strange), faults(unproved), await grants()]).toEqual([['permission'], ['password'], []])
  })

  test('a passkey of his is removed, with the password', async () => {
    const key = await db()
      .insertInto('passkey')
      .values({
        accountId: rider.id,
        credentialId: 'k',
        publicKey: Buffer.from('k'),
        counter: 0,
        transports: [],
        name: 'Klíč',
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const unproved = await send({ intent: 'remove-passkey', passkeyId: String(key.id) })
    await send({ intent: 'remove-passkey', passkeyId: String(key.id), password })

    expect([faults(unproved), await db().selectFrom('passkey').select('id').execute()]).toEqual([
      ['password'],
      [],
    ])
  })
})

describe('on the page of grants', () => {
  const send = (form: Form) => sendForm(db(), onGrants, { path: GRANTS, token, form })

  test('areas are granted to a role and to a person, and taken back', async () => {
    const rider = await anAccount(db(), { email: 'jana@klub.test' })

    const told = await send({ intent: 'to-role', role: 'Treasurer', permission: 'hog.edit', password })
    await send({ intent: 'to-person', person: 'jana@klub.test', permission: 'news.write', password })

    expect([told.status, told.location]).toEqual([303, GRANTS])
    expect(await grants()).toEqual([
      { permission: 'hog.edit', role: 'Treasurer', accountId: null },
      { permission: 'news.write', role: null, accountId: rider.id },
    ])
    for (const { id } of await db().selectFrom('permissionGrant').select('id').execute())
      await send({ intent: 'take', grant: String(id), password })
    expect(await grants()).toEqual([])
  })

  test('somebody unknown, an area nobody grants and a missing password are told at their fields', async () => {
    const form = { intent: 'to-person', person: 'kdosi@klub.test', permission: 'news.write', password }

    const unknown = await send(form)
    const strange = await send({ ...form, permission: 'grants.give' })
    const unproved = await send({ intent: 'to-role', role: 'Treasurer', permission: 'hog.edit' })

    expect([unknown, strange, unproved].map(faults)).toEqual([['person'], ['permission'], ['password']])
    expect(unknown.fault?.values).toEqual({
      intent: 'to-person',
      person: 'kdosi@klub.test',
      permission: 'news.write',
    })
  })
})
