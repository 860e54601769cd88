import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { sendForm } from '../../../test/screen.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { LETTERS } from '../../letters.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { sendDueMail } from '../../ground/mail/send-mail.server.ts'
import { smtpPostman } from '../../ground/mail/smtp.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { action as outbox } from './outbox.screen.tsx'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []
beforeEach(() => rulesVersion(db(), 1))
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

const SECRETS = Object.keys(LETTERS).filter((name) => LETTERS[name]?.link)
const OLD = 'stara@klub.test'
const NEW = 'nova@klub.test'

const post = (template: string, accountId: number, to = OLD) =>
  inTransaction(db(), (tx) => postLetter(tx, { template, to, language: 'cs', accountId }))
const mark = (id: number, state: 'sent' | 'failed' | 'cancelled') =>
  db().updateTable('mail').set({ state }).where('id', '=', id).execute()
const letters = () =>
  db().selectFrom('mail').select(['id', 'template', 'toAddress', 'state']).orderBy('id').execute()

async function aRoom() {
  const server = await aMailServer()
  const postman = smtpPostman({ url: server.url, from: 'klub@klub.test' })
  cleanUp.push(postman.close, server.close)
  return { server, room: aMailRoom(postman) }
}

/** All three ways an officer sends something again. */
const WAYS = {
  call: async (token: string, id: number) => {
    await call(anApp(db()), '/api/outbox/resend', { token, body: { ids: [id] } })
  },
  screen: async (token: string, id: number) => {
    await sendForm(db(), outbox, {
      path: '/admin/sprava/outbox',
      token,
      form: { intent: 'resend', ids: String(id) },
    })
  },
  run: async (token: string, id: number) => {
    const spare = await post('test', (await anAccount(db())).id)
    await mark(spare, 'failed')
    const { json } = await call(anApp(db()), '/api/outbox/resend', { token, body: { ids: [id, spare] } })
    await runBatch(db(), BATCH_KINDS, json.batch.id)
    await db().deleteFrom('mail').where('template', '=', 'test').execute()
  },
} as const

describe.each(Object.entries(WAYS))('a letter with a one-time secret, sent again by %s', (_, resend) => {
  describe.each(SECRETS)('%s', (template) => {
    test('sent, failed or cancelled never goes to a former address with a live link', async () => {
      const { server, room } = await aRoom()
      const { token } = await someone(db(), 'Secretary')
      const before = new Map<number, string>()
      for (const state of ['sent', 'failed', 'cancelled'] as const) {
        const owner = await anAccount(db(), { email: `${state}.${NEW}` })
        const id = await post(template, owner.id)
        await mark(id, state)
        before.set(id, state)
      }

      for (const id of before.keys()) await resend(token, id)
      await sendDueMail(db(), room)

      expect(server.received.map(({ to }) => to)).not.toContain(OLD)
      const toOld = (await letters()).filter(({ toAddress }) => toAddress === OLD)
      expect(new Map(toOld.map(({ id, state }) => [id, state]))).toEqual(before)
    })

    test('of a Webmaster is never sent by a Secretary', async () => {
      const boss = await anAccount(db(), { role: 'Webmaster', email: OLD })
      const { token } = await someone(db(), 'Secretary')
      const id = await post(template, boss.id)
      await mark(id, 'sent')

      await resend(token, id)

      expect((await letters()).map(({ state }) => state)).toEqual(['sent'])
    })
  })

  test('becomes a new one to the address of today for whoever may send links', async () => {
    const owner = await anAccount(db(), { email: NEW, password: 'nějaké dlouhé heslo' })
    const { token } = await someone(db(), 'Secretary')
    const id = await post('set-password', owner.id)
    await mark(id, 'sent')

    await resend(token, id)

    expect((await letters()).map(({ template, toAddress, state }) => [template, toAddress, state])).toEqual([
      ['set-password', OLD, 'sent'],
      ['reset-password', NEW, 'waiting'],
    ])
  })

  test('is nothing for whoever was granted the administration without the accounts', async () => {
    const owner = await anAccount(db(), { email: NEW })
    const officer = await someone(db(), 'Member')
    await db()
      .insertInto('permissionGrant')
      .values({ permission: 'club.administer', accountId: officer.id })
      .execute()
    const id = await post('reset-password', owner.id, NEW)
    await mark(id, 'sent')

    await resend(officer.token, id)

    expect(await letters()).toHaveLength(1)
  })
})

describe('a letter that waits in the queue', () => {
  test.each([
    ['its owner has another address now', { email: NEW }],
    ['its owner’s account was shut', { deactivatedAt: new Date() }],
    ['the password was changed', { passwordChangedAt: new Date('2100-01-01') }],
  ])('does not go where %s', async (_, change) => {
    const { server, room } = await aRoom()
    const owner = await anAccount(db(), { email: OLD })
    const id = await post('reset-password', owner.id)
    await db().updateTable('account').set(change).where('id', '=', owner.id).execute()

    await sendDueMail(db(), room)

    expect(server.received).toEqual([])
    expect((await letters()).find((letter) => letter.id === id)?.state).toBe('cancelled')
  })

  test('gives way to a newer one of its kind', async () => {
    const { server, room } = await aRoom()
    const owner = await anAccount(db(), { email: OLD })
    await post('set-password', owner.id)
    await post('reset-password', owner.id)

    await sendDueMail(db(), room)

    expect(server.received).toHaveLength(1)
    expect((await letters()).map(({ state }) => state)).toEqual(['cancelled', 'sent'])
  })
})
