import { enqueue } from '../platform/jobs.server.ts'
import { isHouseTrouble } from '../platform/house-trouble.ts'
import { log } from '../platform/log.server.ts'
import { toRefusal } from '../http/refusal-answer.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import {
  type Claim,
  claimMail,
  finishAttempt,
  forgetAttempt,
  letGo,
  Overtaken,
  withLetter,
} from './claims.server.ts'
import { rememberDeadAddress } from './dead-addresses.server.ts'
import type { Delivery } from './delivery.ts'
import { markDelivered } from './follow-up.server.ts'
import { isRefusable } from './letter-category.ts'
import { listOptOuts, type Reader } from './opt-outs.server.ts'
import { isPlainAddress, MAYBE_ARRIVED, MOST_ATTEMPTS, pauseAfter, unwritten } from './outbox.ts'
import type { Letter } from './letter.ts'
import type { MailRoom } from './mail-room.ts'
import type { Postman } from './smtp.server.ts'
import { type Failure, markFailed } from './outbox.server.ts'
import { linkOf, writeLetter } from './write-letter.server.ts'

const WAIT_FOR_HOUSE = 60

/** Sends one letter of the outbox, the most urgent one or a given one; tells whether there may be another. */
export async function sendMail(db: Db, room: MailRoom, mailId?: number): Promise<boolean> {
  const postman = await room.postman(db)
  if (!postman) return false
  const claim = await claimMail(db, mailId)
  if (!claim) return false
  const outcome = await offer(db, room, { postman, ...claim }).catch((error: unknown) =>
    error instanceof Overtaken ? null : notWritten(db, claim, error),
  )
  if (!outcome) return true
  if ('reason' in outcome) return setAside(db, claim, outcome)
  await settle(db, room, claim, outcome)
  return outcome.outcome !== 'unreached'
}

type Hopeless = { readonly reason: string; readonly state?: 'cancelled' }

/** What the mail server said to the letter, or why it was not even offered. */
async function offer(
  db: Db,
  room: MailRoom,
  { postman, mail, isUnsure }: Claim & { readonly postman: Postman },
): Promise<Delivery | Hopeless> {
  if (mail.attempts > MOST_ATTEMPTS) return { reason: 'too_many_tries' }
  const letter = room.letters[mail.template]
  if (!letter) return { reason: 'unknown_letter' }
  if (isUnsure && letter.neverTwice) return { reason: MAYBE_ARRIVED }
  if (!isPlainAddress(mail.toAddress)) return { reason: 'invalid_address' }
  const link = await linkOf(db, room, mail, letter)
  if (link === null) return { reason: 'obsolete', state: 'cancelled' }
  if (await isUnwanted(db, letter, mail)) return { reason: 'unsubscribed', state: 'cancelled' }
  return withLetter(db, mail, async () => {
    const written = await writeLetter(db, room, mail, { link })
    return postman.deliver(mail, written, () => letGo(db, mail))
  })
}

/**
 * A letter that cannot be written is set aside with its reason: tried again it would break again, for ever, and keep its
 * turn from the others. When it is the house that is in trouble, the letter only waits.
 */
async function notWritten(db: Db, claim: Claim, error: unknown): Promise<Hopeless> {
  const { mail } = claim
  if (isHouseTrouble(toRefusal(error, `mail ${mail.id}`))) {
    await putBack(db, claim, { reason: 'house_trouble', pause: WAIT_FOR_HOUSE, isFree: true })
    throw error
  }
  log.error({ err: error, mailId: mail.id, template: mail.template }, 'a letter could not be written')
  return { reason: unwritten(error) }
}

/** Works the queue off as far as the limits allow; whoever is left over is looked after in time. */
export async function sendDueMail(db: Db, room: MailRoom, signal?: AbortSignal): Promise<void> {
  let isMore = true
  while (isMore) isMore = signal?.aborted ? false : await sendMail(db, room)
}

async function isUnwanted(db: Db, { category }: Letter, reader: Reader): Promise<boolean> {
  return isRefusable(category) && (await listOptOuts(db, reader)).includes(category)
}

async function setAside(db: Db, claim: Claim, failure: Hopeless): Promise<true> {
  await putBack(db, claim, { ...failure, pause: null })
  return true
}

/** It was not offered to the server, so it does not count against the limits. */
async function putBack(db: Db, { mail, attemptId }: Claim, failure: Failure): Promise<void> {
  await inTransaction(db, async (tx) => {
    await forgetAttempt(tx, attemptId)
    await markFailed(tx, mail, failure)
  })
}

async function settle(db: Db, room: MailRoom, claim: Claim, delivery: Delivery): Promise<void> {
  const { mail, attemptId } = claim
  if (delivery.outcome === 'sent') return markDelivered(db, room.afterSent, claim)
  const { outcome, reply } = delivery
  const isFree = outcome === 'unreached'
  const pause = outcome === 'refused' ? null : isFree ? 0 : pauseAfter(mail.attempts)
  log.warn({ mailId: mail.id, outcome, reply, pause }, 'a letter was not taken by the mail server')
  await inTransaction(db, async (tx) => {
    await finishAttempt(tx, attemptId, delivery)
    await markFailed(tx, mail, { reason: reply, pause, possiblySent: outcome === 'unsure', isFree })
    if (pause !== null) await enqueue(tx, 'send-mail', { mailId: mail.id }, { pause })
    if (outcome === 'refused' && delivery.isDeadAddress)
      await rememberDeadAddress(tx, { address: mail.toAddress, reason: reply, mailId: mail.id })
  })
}
