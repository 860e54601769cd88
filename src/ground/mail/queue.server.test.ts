import { afterEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { retryFollowUps } from './follow-up.server.ts'
import type { MailPriority } from './outbox.ts'
import { postLetter } from './outbox.server.ts'
import { sendDueMail, sendMail } from './send-mail.server.ts'
import { smtpPostman } from './smtp.server.ts'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

async function aServer(...given: Parameters<typeof aMailServer>) {
  const server = await aMailServer(...given)
  cleanUp.push(server.close)
  return server
}

/** A worker of its own, as another instance would be: its own connections, the same outbox. */
function aWorker(url: string, patience = 5000) {
  const postman = smtpPostman({ url, from: 'klub@klub.test', patience })
  cleanUp.unshift(postman.close)
  return aMailRoom(postman)
}

const post = (to: string, priority: MailPriority = 'normal') =>
  inTransaction(db(), (tx) => postLetter(tx, { template: 'password-changed', to, language: 'cs', priority }))
const limitTo = (limits: object) =>
  db()
    .insertInto('clubSetting')
    .values({ key: 'mailLimits', value: JSON.stringify(limits) })
    .execute()
const letters = () => db().selectFrom('mail').selectAll().orderBy('id').execute()
const attempts = () => db().selectFrom('mailAttempt').selectAll().orderBy('id').execute()
const longAgo = (minutes: number) =>
  db()
    .updateTable('mailAttempt')
    .set({
      startedAt: new Date(Date.now() - minutes * 60_000),
      finishedAt: new Date(Date.now() - minutes * 60_000),
    })
    .execute()
const makeDue = () =>
  db()
    .updateTable('mail')
    .set({ nextAttemptAt: new Date(0) })
    .where('state', '=', 'waiting')
    .execute()

describe('the limit', () => {
  test('of twenty a minute is kept by two workers with eight hands each', async () => {
    const server = await aServer('slow')
    const workers = [aWorker(server.url), aWorker(server.url)]
    server.mood.delay = 20
    for (let index = 0; index < 50; index += 1) await post(`clen${index}@klub.test`)

    await Promise.all(workers.flatMap((worker) => Array.from({ length: 8 }, () => sendDueMail(db(), worker))))

    expect(server.received).toHaveLength(20)
    expect((await letters()).filter(({ state }) => state === 'sent')).toHaveLength(20)
    const [wake] = await db().selectFrom('mailWake').select('at').execute()
    expect(wake?.at.getTime()).toBeGreaterThan(Date.now() + 40_000)
  })

  test('lets the rest through when the minute has passed, each once', async () => {
    const server = await aServer()
    const worker = aWorker(server.url)
    for (let index = 0; index < 45; index += 1) await post(`clen${index}@klub.test`)

    for (let minute = 0; minute < 3; minute += 1) {
      await sendDueMail(db(), worker)
      await longAgo(2)
    }

    expect(server.received).toHaveLength(45)
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(45)
  })

  test('of the day holds after the hour has passed', async () => {
    await limitTo({ perMinute: null, perHour: 3, perDay: 5 })
    const server = await aServer()
    const worker = aWorker(server.url)
    for (let index = 0; index < 9; index += 1) await post(`clen${index}@klub.test`)

    await sendDueMail(db(), worker)
    const afterHour = server.received.length
    // Two hours back may be yesterday; then the day has turned as well, and three more may go.
    await longAgo(new Date().getHours() >= 3 ? 120 : 61)
    await sendDueMail(db(), worker)

    expect(afterHour).toBe(3)
    expect(server.received.length).toBeLessThanOrEqual(6)
    expect(server.received.length).toBeGreaterThanOrEqual(5)
  })

  test('leaves the end of the day to password links', async () => {
    await limitTo({ perMinute: null, perHour: null, perDay: 10 })
    const server = await aServer()
    const worker = aWorker(server.url)
    for (let index = 0; index < 12; index += 1) await post(`clen${index}@klub.test`)

    await sendDueMail(db(), worker)
    const ordinary = server.received.length
    await post('specha@klub.test', 'urgent')
    await sendDueMail(db(), worker)

    expect(ordinary).toBe(9)
    expect(server.received.at(-1)?.to).toBe('specha@klub.test')
    expect(server.received).toHaveLength(10)
  })

  test('lets a password link overtake five hundred others', async () => {
    await limitTo({ perMinute: 1 })
    const server = await aServer()
    const worker = aWorker(server.url)
    for (const to of ['a@klub.test', 'b@klub.test', 'c@klub.test']) await post(to, 'bulk')
    await post('spěchá@klub.test', 'urgent')

    await sendDueMail(db(), worker)

    expect((await letters()).filter(({ state }) => state === 'sent').map(({ priority }) => priority)).toEqual(
      [0],
    )
  })
})

describe('a mail server', () => {
  test.each([
    ['greylist', 'waiting', 1, false],
    ['too-many', 'waiting', 1, false],
    ['refuse', 'failed', 1, false],
    ['mailbox-full', 'failed', 1, false],
    ['refuse-content', 'failed', 1, false],
    ['refuse-sender', 'waiting', 0, false],
    ['silent-greeting', 'waiting', 0, false],
    ['die-at-recipient', 'waiting', 1, false],
    ['die-after-data', 'waiting', 1, true],
  ] as const)(
    'that does %s leaves the letter %s after %d attempts',
    async (behaviour, state, tries, unsure) => {
      const server = await aServer(behaviour)
      await post('jarda@klub.test')

      await sendMail(db(), aWorker(server.url))

      expect(await letters()).toMatchObject([{ state, attempts: tries, possiblySent: unsure }])
      expect(server.received).toHaveLength(behaviour === 'die-after-data' ? 1 : 0)
    },
  )

  test('that refuses our password costs no letter anything, and is left alone for a while', async () => {
    const server = await aServer('refuse-auth', { auth: true })
    const worker = aWorker(server.url)
    await post('jarda@klub.test')
    await post('pepa@klub.test')

    await sendDueMail(db(), worker)
    await sendDueMail(db(), worker)
    const whileResting = await attempts()
    server.mood.behaviour = 'accept'
    await longAgo(5)
    await sendDueMail(db(), worker)

    expect(whileResting).toMatchObject([
      { outcome: 'unreached', reply: expect.stringContaining('wrong password') },
    ])
    expect((await letters()).map(({ state, attempts: tries }) => [state, tries])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
  })

  test('that hangs up between letters gets each of them once or marked', async () => {
    const server = await aServer('close-after-letter')
    const worker = aWorker(server.url)
    for (let index = 0; index < 6; index += 1) await post(`clen${index}@klub.test`)

    for (let round = 0; round < 6; round += 1) {
      await sendDueMail(db(), worker)
      await makeDue()
    }

    expect((await letters()).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'sent'))
    for (const { toAddress, possiblySent } of await letters()) {
      const copies = server.received.filter(({ to }) => to === toAddress).length
      expect(possiblySent ? copies >= 1 : copies === 1).toBe(true)
    }
  })

  test('that refuses an address for good marks it, until a letter gets through', async () => {
    const server = await aServer('refuse')
    const worker = aWorker(server.url)
    const dead = () => db().selectFrom('deadAddress').select(['address', 'reason']).execute()
    await post('Jarda@klub.test')
    await sendMail(db(), worker)
    const marked = await dead()
    const skipped = await post('jarda@klub.test', 'bulk')
    server.mood.behaviour = 'accept'
    await post('jarda@klub.test')
    await sendDueMail(db(), worker)

    expect(marked).toEqual([{ address: 'jarda@klub.test', reason: expect.stringContaining('no such user') }])
    expect((await letters()).find(({ id }) => id === skipped)).toMatchObject({
      state: 'cancelled',
      lastError: 'dead_address',
    })
    expect(await dead()).toEqual([])
  })
})

describe('what a sent letter brings about', () => {
  test('is written with its mark, once, and never makes the letter go twice', async () => {
    const server = await aServer()
    let isBroken = true
    const told: number[] = []
    const afterSent = {
      'password-changed': (_tx: unknown, { id }: { id: number }) => {
        if (isBroken) return Promise.reject(new Error('not now'))
        told.push(id)
        return Promise.resolve()
      },
    }
    const worker = { ...aWorker(server.url), afterSent }
    const id = await post('jarda@klub.test')

    await sendDueMail(db(), worker)
    const first = await letters()
    isBroken = false
    await retryFollowUps(db(), afterSent)
    await retryFollowUps(db(), afterSent)
    await sendDueMail(db(), worker)

    expect(first).toMatchObject([{ state: 'sent', followUpDue: true }])
    expect(told).toEqual([id])
    expect(server.received).toHaveLength(1)
    expect(await letters()).toMatchObject([{ state: 'sent', followUpDue: false }])
  })

  test('a hundred that can never be written keep none waiting behind them', async () => {
    const told: number[] = []
    const afterSent = {
      'password-changed': (_tx: unknown, { id }: { id: number }) => {
        if (id !== last) return Promise.reject(new Error('never'))
        told.push(id)
        return Promise.resolve()
      },
    }
    await Promise.all(Array.from({ length: 100 }, (_, index) => post(`jarda${index}@klub.test`)))
    const last = await post('posledni@klub.test')
    await db().updateTable('mail').set({ state: 'sent', sentAt: new Date(), followUpDue: true }).execute()

    await retryFollowUps(db(), afterSent)

    expect(told).toEqual([last])
  })
})
