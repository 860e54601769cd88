import { afterEach, describe, expect, test } from 'vitest'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { resendMail } from '../../office/outbox/resend-mail.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { postLetter } from './outbox.server.ts'
import { sendDueMail } from './send-mail.server.ts'
import { type MailRoom } from './mail-room.ts'
import { smtpPostman } from './smtp.server.ts'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

async function aPost() {
  const server = await aMailServer()
  const postman = smtpPostman({ url: server.url, from: 'klub@klub.test' })
  cleanUp.push(postman.close, server.close)
  return { server, worker: aMailRoom(postman) }
}

const post = (to: string) =>
  inTransaction(db(), (tx) => postLetter(tx, { template: 'password-changed', to, language: 'cs' }))
const letters = () => db().selectFrom('mail').selectAll().orderBy('id').execute()
const attempts = () => db().selectFrom('mailAttempt').selectAll().orderBy('id').execute()
const makeDue = () =>
  db()
    .updateTable('mail')
    .set({ nextAttemptAt: new Date(0) })
    .where('state', '=', 'waiting')
    .execute()

describe('a letter that cannot be written', () => {
  const LETTER = 'password-changed'
  const broken = () => {
    throw new TypeError('no such day')
  }
  /** Somebody's mistake in the words of one letter, at whichever step it breaks. */
  const BREAKS: Readonly<Record<string, (room: MailRoom) => MailRoom>> = {
    'in its words': (room) => ({
      ...room,
      letters: { ...room.letters, [LETTER]: { category: 'service', write: broken } },
    }),
    'in its head': (room) => ({ ...room, clubName: () => Promise.reject(new Error('no such day')) }),
    'at the postman’s': (room) => ({
      ...room,
      postman: async (of) => {
        const postman = await room.postman(of)
        return postman && { ...postman, deliver: () => Promise.reject(new TypeError('no such day')) }
      },
    }),
  }

  test.each(Object.entries(BREAKS))(
    'breaking %s is set aside with its reason, counts for nothing, and goes once it is mended',
    async (_where, breaking) => {
      const { server, worker } = await aPost()
      const { id: actorId } = await someone(db(), 'Webmaster')
      const id = await post('jarda@klub.test')

      await sendDueMail(db(), breaking(worker))
      await sendDueMail(db(), breaking(worker))
      const aside = await letters()
      const counted = await attempts()
      await resendMail(db(), { mailId: id, sender: { id: actorId, role: 'Webmaster', grants: [] } })
      await sendDueMail(db(), worker)

      expect(aside).toMatchObject([
        {
          state: 'failed',
          lastError: 'cannot_be_written: no such day',
          leasedUntil: null,
          possiblySent: false,
        },
      ])
      expect(counted).toEqual([])
      expect(await letters()).toMatchObject([{ state: 'sent', attempts: 1 }])
      expect(server.received).toHaveLength(1)
    },
  )

  test('does not keep the others from going', async () => {
    const { worker } = await aPost()
    const picky: MailRoom = {
      ...worker,
      letters: {
        ...worker.letters,
        [LETTER]: {
          category: 'service',
          write: ({ language }) => (language === 'en' ? broken() : { subject: 'Ahoj', paragraphs: [] }),
        },
      },
    }
    await inTransaction(db(), (tx) =>
      postLetter(tx, { template: LETTER, to: 'jed@klub.test', language: 'en', priority: 'urgent' }),
    )
    for (const to of ['a@klub.test', 'b@klub.test']) await post(to)

    await sendDueMail(db(), picky)

    expect((await letters()).map(({ state }) => state)).toEqual(['failed', 'sent', 'sent'])
  })

  test('because the house is in trouble waits, and it costs it nothing', async () => {
    const { worker } = await aPost()
    await post('jarda@klub.test')
    const trouble = Object.assign(new Error('terminating connection'), { code: '57P01' })

    await expect(sendDueMail(db(), { ...worker, clubName: () => Promise.reject(trouble) })).rejects.toThrow(
      trouble,
    )
    const between = await letters()
    await makeDue()
    await sendDueMail(db(), worker)

    expect(between).toMatchObject([{ state: 'waiting', attempts: 0, possiblySent: false }])
    expect(await letters()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  test('and ends its worker each time is given up after ten', async () => {
    const { server, worker } = await aPost()
    const id = await post('jarda@klub.test')
    await db()
      .updateTable('mail')
      .set({ state: 'sending', attempts: 10, leasedUntil: new Date(0) })
      .where('id', '=', id)
      .execute()

    await sendDueMail(db(), worker)

    expect(await letters()).toMatchObject([
      { state: 'failed', lastError: 'too_many_tries', possiblySent: true },
    ])
    expect(server.received).toEqual([])
  })
})
