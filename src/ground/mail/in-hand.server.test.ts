import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { MailRoom } from './mail-room.ts'
import { postLetter } from './outbox.server.ts'
import { sendDueMail, sendMail } from './send-mail.server.ts'
import { sendForgotten } from './send-forgotten.server.ts'
import { smtpPostman } from './smtp.server.ts'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

async function aPost(behaviour: Parameters<typeof aMailServer>[0] = 'accept') {
  const server = await aMailServer(behaviour)
  const postman = smtpPostman({ url: server.url, from: 'klub@klub.test' })
  cleanUp.push(postman.close, server.close)
  return { server, postman, room: aMailRoom(postman) }
}

/** A worker who stops with the letter in his hand, until he is let on. */
function aSleeper({ postman }: Awaited<ReturnType<typeof aPost>>): { room: MailRoom; wake: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const deliver: typeof postman.deliver = async (...given) => {
    await promise
    return postman.deliver(...given)
  }
  return { room: aMailRoom({ ...postman, deliver }), wake: resolve }
}

const post = (template: 'message' | 'password-changed') =>
  inTransaction(db(), (tx) => postLetter(tx, { template, to: 'jarda@klub.test', language: 'cs' }))
const letter = () => db().selectFrom('mail').selectAll().executeTakeFirstOrThrow()
const endLease = () => sql`update mail set leased_until = now() - interval '1 second'`.execute(db())
const looks = async () =>
  (await sql`select from pgboss.job where name = 'send-due-mail'`.execute(db())).rows.length
const outcomes = async () =>
  (await db().selectFrom('mailAttempt').select('outcome').orderBy('id').execute()).map(
    ({ outcome }) => outcome,
  )

describe('a letter in the hand of a worker who stopped', () => {
  test.each(['message', 'password-changed'] as const)(
    'goes by another one, without a doubt and once, whatever the first one does later: %s',
    async (template) => {
      const office = await aPost()
      const sleeper = aSleeper(office)
      await post(template)
      const sleeping = sendMail(db(), sleeper.room)
      await until(async () => (await letter()).inHand)
      await endLease()

      await sendDueMail(db(), office.room)
      const taken = await letter()
      sleeper.wake()
      await sleeping

      expect(taken).toMatchObject({ state: 'sent', attempts: 2, possiblySent: false })
      expect(await letter()).toEqual(taken)
      expect(office.server.received).toHaveLength(1)
      expect(await outcomes()).toEqual(['sent'])
    },
  )

  test('is looked for once he should have told that he lives, and not before', async () => {
    const sleeper = aSleeper(await aPost())
    await post('password-changed')
    const sleeping = sendMail(db(), sleeper.room)
    await until(async () => (await letter()).inHand)

    await sendForgotten(db())
    const early = await looks()
    await endLease()
    await sendForgotten(db())

    expect([early, await looks()]).toEqual([0, 1])
    sleeper.wake()
    await sleeping
  })

  test('is left to him as long as he tells that he lives', async () => {
    const sleeper = aSleeper(await aPost())
    await post('password-changed')
    const sleeping = sendMail(db(), sleeper.room)
    await until(async () => (await letter()).inHand)
    const first = await letter()

    await until(async () => Number((await letter()).leasedUntil) > Number(first.leasedUntil))
    sleeper.wake()
    await sleeping

    expect(await letter()).toMatchObject({ state: 'sent', attempts: 1 })
  })
})

describe('a letter that was let go and of which nothing more is known', () => {
  const cutOff = () =>
    sql`update mail set state = 'sending', attempts = 1, leased_until = now() - interval '1 second'`.execute(
      db(),
    )

  test('goes again, marked, where somebody waits for it', async () => {
    const { server, room } = await aPost()
    await post('password-changed')
    await cutOff()

    await sendDueMail(db(), room)

    expect(server.received).toHaveLength(1)
    expect(await letter()).toMatchObject({ state: 'sent', attempts: 2, possiblySent: true })
  })

  test('is left to a person where it must not come twice', async () => {
    const { server, room } = await aPost()
    await post('message')
    await cutOff()

    await sendDueMail(db(), room)
    await sendDueMail(db(), room)

    expect(server.received).toEqual([])
    expect(await letter()).toMatchObject({ state: 'failed', lastError: 'maybe_arrived', possiblySent: true })
  })

  test('by a server that died over it goes again, marked, whatever it is', async () => {
    const { server, room } = await aPost('die-after-data')
    await post('message')

    await sendDueMail(db(), room)
    const between = await letter()
    server.mood.behaviour = 'accept'
    await sql`update mail set next_attempt_at = now()`.execute(db())
    await sendDueMail(db(), room)

    expect(between).toMatchObject({ state: 'waiting', possiblySent: true })
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      server.received[0]?.messageId,
      server.received[0]?.messageId,
    ])
    expect(await letter()).toMatchObject({ state: 'sent', attempts: 2, possiblySent: true })
  })
})
