import { sql } from 'kysely'
import { log } from '../platform/log.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { rememberDeadAddress } from './dead-addresses.server.ts'
import { isDeadStatus } from './delivery.ts'
import type { Incoming } from './incoming.ts'
import { chooseMail, readUnsubscribeWish } from './opt-outs.server.ts'
import { keptNumber, returned } from './outbox.ts'

/** What a returned letter brings about, in the transaction that marks it, by the letter's name. */
export type AfterReturned = Readonly<Record<string, (tx: Db, mailId: number) => Promise<void>>>

/** Unknown is what names no letter or wish of ours; later, what came before we noted that the letter left. */
export type TakenIn = 'returned' | 'unsubscribed' | 'nothing_new' | 'unknown' | 'later' | 'not_ours'

type Report = Extract<Incoming, { readonly kind: 'report' }>

/** Takes in one letter that came to the address our letters return to. */
export async function takeInMail(db: Db, incoming: Incoming, after: AfterReturned): Promise<TakenIn> {
  if (incoming.kind === 'other') return 'not_ours'
  const outcome =
    incoming.kind === 'unsubscribe'
      ? await takeWish(db, incoming.token)
      : await takeReport(db, incoming, after)
  log.info({ outcome, kind: incoming.kind }, 'a letter was taken in')
  return outcome
}

async function takeWish(db: Db, token: string): Promise<TakenIn> {
  const wish = readUnsubscribeWish(token)
  if (!wish) return 'unknown'
  const isChanged = await chooseMail(db, { ...wish, wants: false, actorId: null })
  return isChanged ? 'unsubscribed' : 'nothing_new'
}

/**
 * A number of a letter is random: whoever names it has the letter, or carried it. What is only late says nothing yet, its server
 * goes on trying.
 */
async function takeReport(db: Db, report: Report, after: AfterReturned): Promise<TakenIn> {
  if (report.numbers.length === 0) return 'unknown'
  return inTransaction(db, async (tx) => {
    const mail = await tx
      .selectFrom('mail')
      .select(['id', 'state', 'template', 'toAddress'])
      .where('messageId', 'in', report.numbers.slice(0, 10).map(keptNumber))
      .forUpdate()
      .executeTakeFirst()
    if (!mail) return 'unknown'
    if (mail.state === 'sending') return 'later'
    if (report.action !== 'failed' || mail.state !== 'sent') return 'nothing_new'
    await markReturned(tx, mail, report)
    await after[mail.template]?.(tx, mail.id)
    return 'returned'
  })
}

type Sent = { readonly id: number; readonly toAddress: string }

async function markReturned(tx: Db, { id, toAddress }: Sent, { reason, status }: Report): Promise<void> {
  const reply = reason.slice(0, 480)
  await tx
    .updateTable('mail')
    .set({ state: 'failed', lastError: returned(reply) })
    .where('id', '=', id)
    .execute()
  await tx
    .insertInto('mailAttempt')
    .values({ mailId: id, outcome: 'returned', reply, finishedAt: sql<Date>`clock_timestamp()` })
    .execute()
  if (isDeadStatus(status)) await rememberDeadAddress(tx, { address: toAddress, reason: reply, mailId: id })
}
