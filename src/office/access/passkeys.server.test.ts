import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { askToCheckPasskeys, listNotices } from '../../ground/notices/notices.server.ts'

const db = useDatabase()
const password = 'předávám klíče'
beforeEach(() => rulesVersion(db(), 1))

async function aKey(accountId: number): Promise<number> {
  const { id } = await db()
    .insertInto('passkey')
    .values({
      accountId,
      credentialId: `key-of-${accountId}`,
      publicKey: Buffer.from('k'),
      counter: 0,
      transports: [],
      name: 'Cizí telefon',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a Webmaster sees somebody’s passkeys and removes one with his password; its owner is told', async () => {
  const boss = await someone(db(), 'Webmaster', { password })
  const { id, email } = await anAccount(db())
  const key = await aKey(id)
  const remove = (body: object) =>
    call(anApp(db()), `/api/accounts/${id}/passkeys/${key}`, { method: 'DELETE', token: boss.token, body })

  const seen = await call(anApp(db()), `/api/accounts/${id}/passkeys`, { method: 'GET', token: boss.token })
  const without = await remove({})
  const removed = await remove({ password })

  expect(seen.json.passkeys).toMatchObject([{ id: key, name: 'Cizí telefon' }])
  expect([without.json.code, removed.status]).toEqual(['invalid_fields', 200])
  expect(await db().selectFrom('passkey').select('id').execute()).toEqual([])
  const letters = await db().selectFrom('mail').select(['template', 'toAddress']).execute()
  expect(letters).toEqual([{ template: 'passkey-removed', toAddress: email }])
})

test('of a Webmaster’s key that is gone every Webmaster hears', async () => {
  const boss = await someone(db(), 'Webmaster', { password })
  const [other, third] = [
    await anAccount(db(), { role: 'Webmaster' }),
    await anAccount(db(), { role: 'Webmaster' }),
  ]
  const key = await aKey(other.id)

  await call(anApp(db()), `/api/accounts/${other.id}/passkeys/${key}`, {
    method: 'DELETE',
    token: boss.token,
    body: { password },
  })

  const kinds = (await listNotices(db(), third.id)).map(({ kind }) => kind)
  expect(kinds).toEqual(['webmaster-unlocked'])
})

test('nobody else does, and a key of another account is not there', async () => {
  const boss = await someone(db(), 'Webmaster', { password })
  const secretary = await someone(db(), 'Secretary', { password })
  const [owner, other] = [await anAccount(db()), await anAccount(db())]
  const key = await aKey(owner.id)
  const remove = (token: string, accountId: number) =>
    call(anApp(db()), `/api/accounts/${accountId}/passkeys/${key}`, {
      method: 'DELETE',
      token,
      body: { password },
    })

  expect((await remove(secretary.token, owner.id)).status).toBe(403)
  expect((await remove(boss.token, other.id)).status).toBe(404)
  expect(await db().selectFrom('passkey').select('id').execute()).toHaveLength(1)
})

test('after a new password the owner is asked to look at his passkeys, by name', async () => {
  const { id } = await anAccount(db())
  await askToCheckPasskeys(db(), id)
  expect(await listNotices(db(), id)).toEqual([])
  await aKey(id)

  await askToCheckPasskeys(db(), id)

  expect(await listNotices(db(), id)).toMatchObject([{ kind: 'check-passkeys', detail: 'Cizí telefon' }])
})
