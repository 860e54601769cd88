import { now } from '../platform/clock.server.ts'
import { enqueue } from '../platform/jobs.server.ts'
import { log } from '../platform/log.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Db } from '../tables.ts'
import { type Claim, claimMail, finishAttempt, forgetAttempt } from './claims.server.ts'
import { rememberDeadAddress } from './dead-addresses.server.ts'
import type { Delivery } from './delivery.ts'
import { type AfterSent, markDelivered } from './follow-up.server.ts'
import type { Letter } from './letter.ts'
import { isRefusable } from './letter-category.ts'
import { listOptOuts, type Reader } from './opt-outs.server.ts'
import { isPlainAddress, nextAttempt } from './outbox.ts'
import { markFailed } from './outbox.server.ts'
import type { Postman } from './smtp.server.ts'
import { linkOf, writeLetter } from './write-letter.server.ts'

export type MailRoom = {
  readonly letters: Readonly<Record<string, Letter>>
  /** What happens in the transaction that marks a letter sent, by the letter's name. */
  readonly afterSent: Readonly<Record<string, AfterSent>>
  /** Whoever carries letters right now; nobody where no mail server is set up. */
  readonly postman: (db: Db) => Promise<Postman | null>
  /** The public address of the club; links in letters are built from nothing else. */
  readonly origin: string
  readonly clubName: (db: Db) => Promise<string>
}

/** Sends one letter of the outbox, the most urgent one or a given one; tells whether there may be another. */
export async function sendMail(db: Db, room: MailRoom, mailId?: number): Promise<boolean> {
  const postman = await room.postman(db)
  if (!postman) return false
  const claim = await claimMail(db, mailId)
  if (!claim) return false
  const { mail } = claim

  const letter = room.letters[mail.template]
  if (!letter) return setAside(db, claim, { reason: 'unknown_letter' })
  if (!isPlainAddress(mail.toAddress)) return setAside(db, claim, { reason: 'invalid_address' })
  const link = await linkOf(db, room, mail, letter)
  if (link === null) return setAside(db, claim, { reason: 'obsolete', state: 'cancelled' })
  if (await isUnwanted(db, letter, mail))
    return setAside(db, claim, { reason: 'unsubscribed', state: 'cancelled' })

  const delivery = await postman.deliver(
    mail.toAddress,
    mail.messageId,
    await writeLetter(db, room, mail, { link }),
  )
  await settle(db, room, claim, delivery)
  return delivery.outcome !== 'unreached'
}

/** Works the queue off as far as the limits allow; whoever is left over is looked after in time. */
export async function sendDueMail(db: Db, room: MailRoom, signal?: AbortSignal): Promise<void> {
  let isMore = true
  while (isMore) isMore = signal?.aborted ? false : await sendMail(db, room)
}

async function isUnwanted(db: Db, { category }: Letter, reader: Reader): Promise<boolean> {
  return isRefusable(category) && (await listOptOuts(db, reader)).includes(category)
}

async function setAside(
  db: Db,
  { mail, attemptId }: Claim,
  failure: { reason: string; state?: 'cancelled' },
): Promise<true> {
  await inTransaction(db, async (tx) => {
    await forgetAttempt(tx, attemptId)
    await markFailed(tx, mail, { ...failure, retryAt: null })
  })
  return true
}

async function settle(db: Db, room: MailRoom, claim: Claim, delivery: Delivery): Promise<void> {
  const { mail, attemptId } = claim
  if (delivery.outcome === 'sent') return markDelivered(db, room.afterSent, claim)
  const { outcome, reply } = delivery
  const isFree = outcome === 'unreached'
  const retryAt =
    outcome === 'refused' ? null : isFree ? mail.nextAttemptAt : nextAttempt(mail.attempts, now())
  log.warn({ mailId: mail.id, outcome, reply, retryAt }, 'a letter was not taken by the mail server')
  await inTransaction(db, async (tx) => {
    await finishAttempt(tx, attemptId, delivery)
    await markFailed(tx, mail, { reason: reply, retryAt, possiblySent: outcome === 'unsure', isFree })
    if (retryAt) await enqueue(tx, 'send-mail', { mailId: mail.id }, { startAfter: retryAt })
    if (outcome === 'refused' && delivery.isDeadAddress)
      await rememberDeadAddress(tx, { address: mail.toAddress, reason: reply, mailId: mail.id })
  })
}
