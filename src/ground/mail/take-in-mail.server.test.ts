import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aReport } from '../../../test/returned.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { readIncoming } from './incoming.ts'
import { listOptOuts, unsubscribeWish } from './opt-outs.server.ts'
import { postLetter } from './outbox.server.ts'
import { readPace } from './paces.server.ts'
import { sendMail } from './send-mail.server.ts'
import { smtpPostman } from './smtp.server.ts'
import { takeInMail } from './take-in-mail.server.ts'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

/** A letter the club's own mail server has taken, and how it looked. */
async function aSentLetter(template = 'test', memberId: number | null = null) {
  const server = await aMailServer()
  const postman = smtpPostman({
    url: server.url,
    from: 'Klub <klub@klub.test>',
    returnTo: 'vraceno@klub.test',
  })
  cleanUp.push(postman.close, server.close)
  const to = 'nikdo@jinde.test'
  const id = await inTransaction(db(), (tx) => postLetter(tx, { template, to, language: 'cs', memberId }))
  await sendMail(db(), aMailRoom(postman), id)
  const [letter] = server.received
  const number = /^message-id: <([^@>]+)@klub\.test>/im.exec(letter?.source ?? '')?.[1] ?? ''
  return { id, number, letter }
}

const takeIn = (source: string) => takeInMail(db(), readIncoming(source), {})
const rowOf = (id: number) =>
  db().selectFrom('mail').select(['state', 'lastError']).where('id', '=', id).executeTakeFirstOrThrow()
const deadAddresses = () => db().selectFrom('deadAddress').select('address').execute()

describe('a letter another server sent back', () => {
  test('is marked with the reason, once, and its address with it', async () => {
    const { id, number, letter } = await aSentLetter()

    const [first, second] = [await takeIn(aReport({ number })), await takeIn(aReport({ number }))]

    expect(letter?.from).toBe('vraceno@klub.test')
    expect([first, second]).toEqual(['returned', 'nothing_new'])
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      lastError: expect.stringMatching(/^returned: 550 5\.1\.1 .*User unknown$/) as unknown,
    })
    expect(await deadAddresses()).toEqual([{ address: 'nikdo@jinde.test' }])
    expect((await readPace(db())).used.day).toBe(1)
  })

  test('in words of any bytes is written down as it can be', async () => {
    const { id, number } = await aSentLetter()
    const said = (words: string) => aReport({ number }).replace('User unknown', words)
    const czech = Buffer.from('Uživatel neexistuje').toString('latin1')

    const taken = await takeIn(said(`\0${czech}`))

    expect([taken, (await rowOf(id)).lastError?.slice(-20)]).toEqual(['returned', ' Uživatel neexistuje'])
  })

  test('for a full mailbox says nothing about the address', async () => {
    const { id, number } = await aSentLetter()

    await takeIn(aReport({ number, status: '5.2.2' }))

    expect(await rowOf(id)).toMatchObject({ state: 'failed' })
    expect(await deadAddresses()).toEqual([])
  })

  test.each([
    ['that is only late', { action: 'delayed', status: '4.4.1' }],
    ['that did arrive', { action: 'relayed', status: '2.0.0' }],
  ])('%s stays as it is', async (_, report) => {
    const { id, number } = await aSentLetter()

    expect(await takeIn(aReport({ number, ...report }))).toBe('nothing_new')

    expect(await rowOf(id)).toMatchObject({ state: 'sent' })
  })

  test('sooner than we noted that it had left is asked to come again', async () => {
    const { id, number } = await aSentLetter()
    await db().updateTable('mail').set({ state: 'sending' }).where('id', '=', id).execute()

    expect(await takeIn(aReport({ number }))).toBe('later')
  })

  test.each([
    ['a number nobody has', () => aReport({ number: randomUUID() })],
    ['no number', () => aReport({ number: 'x' })],
    ['the id of a letter in its place', (id: number) => aReport({ number: String(id) })],
  ])('is forged with %s: nothing changes', async (_, forged) => {
    const { id } = await aSentLetter()

    expect(await takeIn(forged(id))).toBe('unknown')

    expect(await rowOf(id)).toMatchObject({ state: 'sent' })
    expect(await deadAddresses()).toEqual([])
  })
})

describe('a wish for no more mail, by mail', () => {
  const wishFor = (memberId: number) => unsubscribeWish({ memberId, accountId: null }, 'news') ?? ''
  const letter = (subject: string) => `From: jarda@klub.test\r\nSubject: ${subject}\r\n\r\n`

  test('holds, also in capitals, and twice is once', async () => {
    const { id: memberId } = await aMember(db())
    const subject = `odhlasit-${wishFor(memberId)}`

    const [first, second] = [await takeIn(letter(subject.toUpperCase())), await takeIn(letter(subject))]

    expect([first, second]).toEqual(['unsubscribed', 'nothing_new'])
    expect(await listOptOuts(db(), { memberId, accountId: null })).toEqual(['news'])
  })

  test('of somebody else cannot be made from one’s own', async () => {
    const [mine, his] = [(await aMember(db())).id, (await aMember(db())).id]
    const forged = [
      wishFor(mine).replace(`m${mine}-`, `m${his}-`),
      wishFor(mine).replace('news', 'rides'),
      'm1-news-0',
    ]

    for (const wish of forged) expect(await takeIn(letter(`odhlasit-${wish}`))).toBe('unknown')

    expect(await listOptOuts(db(), { memberId: his, accountId: null })).toEqual([])
  })
})
