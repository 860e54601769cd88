import { log } from '../platform/log.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../tables/json.ts'
import { type Claim, finishAttempt } from './claims.server.ts'
import { forgetDeadAddress } from './dead-addresses.server.ts'
import { markSent } from './outbox.server.ts'

type SentMail = {
  readonly id: number
  readonly params: Readonly<Record<string, Json | undefined>>
  readonly accountId: number | null
  readonly memberId: number | null
}

/** What a letter brings about once the mail server has it, in the transaction that marks it sent. */
export type AfterSent = (tx: Db, mail: SentMail) => Promise<void>

type AfterSentTable = Readonly<Record<string, AfterSent>>

/**
 * The server has the letter, whatever else fails: if its consequence cannot be written now, the letter
 * is marked sent all the same, never sent again, and the consequence is tried again later.
 */
export async function markDelivered(db: Db, table: AfterSentTable, claim: Claim): Promise<void> {
  const { mail } = claim
  try {
    await inTransaction(db, async (tx) => {
      if (await settleSent(tx, claim)) await table[mail.template]?.(tx, toSent(mail))
    })
  } catch (error) {
    log.error({ err: error, mailId: mail.id }, 'what a sent letter brings about could not be written')
    await inTransaction(db, (tx) => settleSent(tx, claim, { followUpDue: mail.template in table }))
  }
}

/** Of two workers who both got the letter through, one goes on. */
async function settleSent(
  tx: Db,
  { mail, attemptId }: Claim,
  { followUpDue = false }: { followUpDue?: boolean } = {},
): Promise<boolean> {
  await finishAttempt(tx, attemptId, { outcome: 'sent' })
  await forgetDeadAddress(tx, mail.toAddress)
  return markSent(tx, mail.id, { followUpDue })
}

const AT_ONCE = 100

/** All that are due, in their order: one that can never be written keeps none waiting behind it. */
export async function retryFollowUps(db: Db, table: AfterSentTable): Promise<void> {
  let due = await listDue(db, 0)
  while (due.length > 0) {
    for (const id of due) await retryFollowUp(db, table, id)
    due = await listDue(db, due.at(-1) ?? 0)
  }
}

async function listDue(db: Db, after: number): Promise<readonly number[]> {
  const due = await db
    .selectFrom('mail')
    .select('id')
    .where('followUpDue', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return due.map(({ id }) => id)
}

async function retryFollowUp(db: Db, table: AfterSentTable, id: number): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const mail = await tx
        .updateTable('mail')
        .set({ followUpDue: false })
        .where('id', '=', id)
        .where('followUpDue', '=', true)
        .returning(['id', 'template', 'params', 'accountId', 'memberId'])
        .executeTakeFirst()
      if (mail) await table[mail.template]?.(tx, toSent(mail))
    })
  } catch (error) {
    log.error({ err: error, mailId: id }, 'a consequence of a letter failed again')
  }
}

function toSent(mail: {
  id: number
  params: Json
  accountId: number | null
  memberId: number | null
}): SentMail {
  return { id: mail.id, params: asRecord(mail.params), accountId: mail.accountId, memberId: mail.memberId }
}
