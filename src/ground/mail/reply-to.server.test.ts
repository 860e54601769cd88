import { expect, test } from 'vitest'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { forgetClub } from '../platform/club-settings.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { LETTERS } from '../../letters.ts'
import { postLetter } from './outbox.server.ts'
import { sendMail } from './send-mail.server.ts'
import { smtpPostman } from './smtp.server.ts'

const db = useDatabase()

/** Sends one letter through a real mail server and tells where an answer to it would go. */
type Reader = { readonly id: number; readonly email: string }

async function replyToOf(
  template: string,
  params: Readonly<Record<string, number | string>> = {},
  reader?: Reader,
) {
  const server = await aMailServer('accept')
  const postman = smtpPostman({ url: server.url, from: 'Klub <klub@klub.test>' })
  try {
    const { id: accountId, email } = reader ?? (await anAccount(db()))
    const id = await inTransaction(db(), (tx) =>
      postLetter(tx, { template, to: email, language: 'cs', accountId, params }),
    )
    await sendMail(db(), aMailRoom(postman), id)
    const source = server.received[0]?.source ?? ''
    return { sent: server.received.length, replyTo: /^reply-to: *(.*)$/im.exec(source)?.[1]?.trim() ?? null }
  } finally {
    postman.close()
    await server.close()
  }
}

async function aClubWithOfficers() {
  forgetClub()
  const value = JSON.stringify({ contact: { email: 'info@klub.test' } })
  await db().insertInto('clubSetting').values({ key: 'club', value }).execute()
  await anAccount(db(), { role: 'Webmaster', email: 'web@klub.test' })
  await anAccount(db(), { role: 'Treasurer', email: 'gone@klub.test', deactivatedAt: new Date() })
  await anAccount(db(), { role: 'Treasurer', email: 'kasa@klub.test' })
}

test('an answer about money goes to the Treasurer, about an application to whoever decides it', async () => {
  await aClubWithOfficers()

  expect(await replyToOf('payment-received')).toEqual({ sent: 1, replyTo: 'kasa@klub.test' })
  // The club has no Secretary: the Webmaster looks after it.
  expect(await replyToOf('application-received')).toEqual({ sent: 1, replyTo: 'web@klub.test' })
})

test('an answer to a message goes to its author, and to the club once he is gone', async () => {
  await aClubWithOfficers()
  const author = await anAccount(db(), { email: 'pise@klub.test' })

  expect(await replyToOf('message', { authorId: author.id })).toEqual({ sent: 1, replyTo: 'pise@klub.test' })
  await db().updateTable('account').set({ deactivatedAt: new Date() }).where('id', '=', author.id).execute()
  expect(await replyToOf('message', { authorId: author.id })).toEqual({ sent: 1, replyTo: 'info@klub.test' })
})

test('whatever no officer answers goes to the club, and a letter with a one-time link to nobody', async () => {
  await aClubWithOfficers()

  expect(await replyToOf('password-changed')).toEqual({ sent: 1, replyTo: 'info@klub.test' })
  expect(await replyToOf('reset-password')).toEqual({ sent: 1, replyTo: null })
  const secret = Object.entries(LETTERS).filter(([, { link, answeredBy }]) => link && answeredBy)
  expect(secret).toEqual([])
})

test('nobody is asked to answer himself, nor an address that is none', async () => {
  await aClubWithOfficers()
  const author = await anAccount(db(), { email: 'pise@klub.test' })
  const reader = { id: author.id, email: 'pise@klub.test' }

  expect(await replyToOf('message', { authorId: author.id }, reader)).toEqual({ sent: 1, replyTo: null })
  await db()
    .updateTable('account')
    .set({ email: 'a@b.cz\u00a0,zlo@klub.test' })
    .where('id', '=', author.id)
    .execute()
  expect(await replyToOf('message', { authorId: author.id })).toEqual({ sent: 1, replyTo: null })
})
