import { enqueue } from '../platform/jobs.server.ts'
import { log } from '../platform/log.server.ts'
import { now } from '../platform/clock.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Db } from '../tables.ts'
import { asRecord } from '../tables/json.ts'
import { type Letter, renderLetter } from './letter.ts'
import { mintLink } from './one-time-links.server.ts'
import { isPlainAddress, nextAttempt } from './outbox.ts'
import { claimMail, findMail, listDueMail, markFailed, markSent } from './outbox.server.ts'
import type { Postman } from './smtp.server.ts'

export type MailRoom = {
  readonly letters: Readonly<Record<string, Letter>>
  readonly postman: Postman | null
  /** The public address of the club; links in letters are built from nothing else. */
  readonly origin: string
  readonly clubName: (db: Db) => Promise<string>
}

type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** Sends one letter of the outbox, once; without a mail server it stays there, readable. */
export async function sendMail(db: Db, room: MailRoom, mailId: number): Promise<void> {
  if (!room.postman) return
  const mail = await claimMail(db, mailId)
  if (!mail) return

  const letter = room.letters[mail.template]
  if (!letter || !isPlainAddress(mail.toAddress)) {
    await markFailed(db, mailId, letter ? 'invalid address' : `unknown letter ${mail.template}`, {
      retryAt: null,
      possiblySent: false,
    })
    return
  }
  const link = await linkOf(db, room, mail, letter)
  if (link === null) {
    await markFailed(db, mailId, 'obsolete', { retryAt: null, possiblySent: false })
    return
  }
  const delivery = await room.postman.deliver(
    mail.toAddress,
    mail.messageId,
    await writeLetter(db, room, mail, link),
  )
  if (delivery.outcome === 'sent') {
    await markSent(db, mailId)
    return
  }
  const retryAt = delivery.permanent ? null : nextAttempt(mail.attempts, now())
  log.warn({ mailId, reason: delivery.reason, retryAt }, 'a letter was not taken by the mail server')
  await inTransaction(db, async (tx) => {
    await markFailed(tx, mailId, delivery.reason, { retryAt, possiblySent: delivery.possiblySent })
    if (retryAt) await enqueue(tx, 'send-mail', { mailId }, { startAfter: retryAt })
  })
}

/** Finds letters nobody is working on: after an outage, a restart, or when a mail server was set up. */
export async function sendDueMail(db: Db, room: MailRoom): Promise<void> {
  if (!room.postman) return
  for (const mailId of await listDueMail(db)) await sendMail(db, room, mailId)
}

/** The letter as it would look, with its link only for whoever sits at the server. */
export async function previewMail(
  db: Db,
  room: MailRoom,
  mailId: number,
  { withLink }: { withLink: boolean },
) {
  const mail = await findMail(db, mailId)
  const letter = mail && room.letters[mail.template]
  if (!mail || !letter) return null
  const masked = letter.link ? `${room.origin}${letter.link.path}?token=********` : ''
  const link = withLink ? ((await linkOf(db, room, mail, letter)) ?? '') : masked
  return { ...(await writeLetter(db, room, mail, link)), to: mail.toAddress, link, state: mail.state }
}

async function writeLetter(db: Db, room: MailRoom, mail: MailRow, link: string) {
  const clubName = await room.clubName(db)
  const letter = room.letters[mail.template]
  if (!letter) throw new Error(`unknown letter ${mail.template}`)
  return renderLetter(
    letter.write({ language: mail.language, clubName, params: asRecord(mail.params), link }),
    { clubName, language: mail.language },
  )
}

/** The link of this letter; nothing where it has none, null where it is too late for one. */
async function linkOf(db: Db, room: MailRoom, mail: MailRow, letter: Letter): Promise<string | null> {
  if (!letter.link || mail.accountId === null) return ''
  const { purpose, livesMinutes, path } = letter.link
  const token = await mintLink(db, { mailId: mail.id, accountId: mail.accountId, purpose, livesMinutes })
  return token === null ? null : `${room.origin}${path}?token=${token}`
}
