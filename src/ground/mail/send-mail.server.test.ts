import { afterEach, describe, expect, test } from 'vitest'
import { setClock } from '../../../test/clock.ts'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { postLetter } from './outbox.server.ts'
import { sendDueMail, sendMail } from './send-mail.server.ts'
import { previewMail } from './write-letter.server.ts'
import { smtpPostman } from './smtp.server.ts'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

async function aRoom(behaviour: Parameters<typeof aMailServer>[0] = 'accept') {
  const server = await aMailServer(behaviour)
  const postman = smtpPostman({ url: server.url, from: 'Klub <klub@klub.test>' })
  cleanUp.push(postman.close, server.close)
  return { server, room: aMailRoom(postman) }
}

async function aLetter(email = 'jarda@klub.test'): Promise<number> {
  const account = await anAccount(db(), { email })
  return inTransaction(db(), (tx) =>
    postLetter(tx, { template: 'reset-password', to: email, language: 'cs', accountId: account.id }),
  )
}

const stateOf = (id: number) =>
  db()
    .selectFrom('mail')
    .select(['state', 'attempts', 'possiblySent', 'lastError'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const makeDue = () =>
  db()
    .updateTable('mail')
    .set({ nextAttemptAt: new Date(0), leasedUntil: new Date(0) })
    .execute()

describe('a letter', () => {
  test('goes out once, with Czech letters, both parts and the link', async () => {
    const { server, room } = await aRoom()
    const id = await aLetter()

    await sendMail(db(), room, id)
    await sendMail(db(), room, id)

    expect(server.received.map(({ to }) => to)).toEqual(['jarda@klub.test'])
    const source = server.received[0]?.source ?? ''
    expect(source).toMatch(/^subject: =\?utf-8\?|^subject: Nov/im)
    expect(source).toContain('text/plain')
    expect(source).toContain('text/html')
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1, possiblySent: false })
  })

  test('of a change that was rolled back never existed', async () => {
    const work = inTransaction(db(), async (tx) => {
      await postLetter(tx, { template: 'reset-password', to: 'a@klub.test', language: 'cs' })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')

    expect(await db().selectFrom('mail').select('id').execute()).toEqual([])
  })

  test('taken by two workers at once goes out once', async () => {
    const { server, room } = await aRoom()
    const id = await aLetter()

    await Promise.all(Array.from({ length: 8 }, () => sendMail(db(), room, id)))

    expect(server.received).toHaveLength(1)
  })

  test('without a mail server stays in the outbox, readable, its link masked', async () => {
    const id = await aLetter()

    await sendMail(db(), aMailRoom(), id)

    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect((await previewMail(db(), aMailRoom(), id, { withLink: false }))?.text).toContain(
      'https://klub.test/reset-password?token=********',
    )
  })

  test('that waited for a mail server goes out once there is one', async () => {
    const id = await aLetter()
    const { server, room } = await aRoom()

    await sendDueMail(db(), room)

    expect(server.received).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })
})

describe('a mail server', () => {
  test('that refuses the address for good is not bothered again', async () => {
    const { server, room } = await aRoom('refuse')
    const id = await aLetter()

    await sendMail(db(), room, id)
    await makeDue()
    await sendDueMail(db(), room)

    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('no such user'),
    })
    expect(server.received).toEqual([])
  })

  test('that asks to come later gets the same letter later', async () => {
    const { server, room } = await aRoom('greylist')
    const id = await aLetter()

    await sendMail(db(), room, id)
    const waiting = await stateOf(id)
    server.mood.behaviour = 'accept'
    await sendMail(db(), room, id)
    await sendDueMail(db(), room)
    const stillWaiting = server.received.length
    await makeDue()
    await sendDueMail(db(), room)

    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, possiblySent: false })
    expect(stillWaiting).toBe(0)
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('that asks to come later with one letter holds up no other to the same person', async () => {
    const { server, room } = await aRoom('greylist')
    const account = await anAccount(db(), { email: 'jarda@klub.test' })
    const write = (template: string) =>
      inTransaction(db(), (tx) =>
        postLetter(tx, { template, to: 'jarda@klub.test', language: 'cs', accountId: account.id }),
      )
    const first = await write('password-changed')
    await sendMail(db(), room, first)
    server.mood.behaviour = 'accept'

    const second = await write('reset-password')
    await sendDueMail(db(), room)
    const between = [await stateOf(first), await stateOf(second)].map(({ state }) => state)
    await makeDue()
    await sendDueMail(db(), room)

    expect(between).toEqual(['waiting', 'sent'])
    expect(await stateOf(first)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(server.received).toHaveLength(2)
  })

  test('that asks to come later is let be, also by a machine whose clock is two days behind', async () => {
    const { server, room } = await aRoom('greylist')
    const id = await aLetter()

    setClock(new Date(Date.now() - 50 * 3_600_000).toISOString())
    for (let round = 0; round < 12; round += 1) await sendMail(db(), room, id)
    server.mood.behaviour = 'accept'
    await sendDueMail(db(), room)

    expect(server.received).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('that died after taking the letter leaves it marked, and the copy has the same number and link', async () => {
    const first = await aRoom('die-after-data')
    const id = await aLetter()
    await sendMail(db(), first.room, id)
    const ambiguous = await stateOf(id)
    const second = await aRoom()
    await makeDue()
    await sendMail(db(), second.room, id)

    expect(ambiguous).toMatchObject({ state: 'waiting', possiblySent: true })
    expect(second.server.received[0]?.messageId).toBe(first.server.received[0]?.messageId)
    const link = (source = '') =>
      /token=3D([\w-]+(?:=\r?\n[\w-]+)*)|token=([\w-]+)/.exec(source)?.[0].replace(/=\r?\n/g, '')
    expect(link(second.server.received[0]?.source)).toBe(link(first.server.received[0]?.source))
  })
})

test('letters whose worker was killed are taken over one by one', async () => {
  const { server, room } = await aRoom()
  const [first, second] = [await aLetter('a@klub.test'), await aLetter('b@klub.test')]
  await db()
    .updateTable('mail')
    .set({ state: 'sending', attempts: 1, leasedUntil: new Date(Date.now() - 1000) })
    .execute()

  await sendMail(db(), room)

  expect(server.received.map(({ to }) => to)).toEqual(['a@klub.test'])
  expect(await stateOf(first)).toMatchObject({ state: 'sent', attempts: 2 })
  expect(await stateOf(second)).toMatchObject({ state: 'sending', attempts: 1 })
})

test('a letter whose worker was killed is taken over after its lease', async () => {
  const { server, room } = await aRoom()
  const id = await aLetter()
  await db()
    .updateTable('mail')
    .set({ state: 'sending', attempts: 1, leasedUntil: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()

  await sendDueMail(db(), room)

  expect(server.received).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 2, possiblySent: true })
})
