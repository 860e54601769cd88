import { type Selectable, sql } from 'kysely'
import { findActor } from '../../entry/accounts/sessions.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { letters } from '../../ground/mail/letters.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { sendPasswordLink } from '../access/handle-account.server.ts'
import { can } from '../../permissions.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { CLOSING_LETTER, repeatClosingLetter } from '../../people/closing/post-closing-letter.server.ts'
import type { MailTable } from '../../ground/tables/records.ts'
import type { Db } from '../../tables.ts'
import { labelledLetters } from './labelled-letters.server.ts'

export const RESEND_BATCH = 'resend-mail'

type Sender = Pick<Visitor, 'id' | 'role' | 'grants'>
type Resending = { readonly mailId: number; readonly sender: Sender }

/**
 * Puts a letter into the queue once more. One that never went is the same letter; one that did is a
 * copy with a history of its own, and goes to the person's address of today. A letter with a one-time secret is never copied: it is asked for anew, or refused.
 */
export async function resendMail(db: Db, { mailId, sender }: Resending): Promise<void> {
  await inTransaction(db, async (tx) => {
    const mail = await tx
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', mailId)
      .forUpdate()
      .executeTakeFirst()
    if (!mail) throw new Refusal('not_found')
    if (mail.state === 'waiting' || mail.state === 'sending') throw new Refusal('mail_still_waiting')
    if (letters()[mail.template]?.link) return askAnew(tx, sender, mail)
    const to = await presentAddress(tx, mail)
    // One that came back left once: its number is spent, a late report about it would be taken for one about the new try.
    if (mail.state === 'sent' || (mail.state === 'failed' && mail.sentAt !== null)) {
      const { template, language, params, accountId, memberId } = mail
      await postLetter(tx, { template, to, language, params, accountId, memberId, isCopy: true })
    } else {
      await requeue(tx, mailId, to)
    }
    const { memberId, accountId } = mail
    const changes = [{ field: 'mail', from: null, to: mailId }]
    recordAudit(tx, { action: 'MAIL_RESENT', actorId: sender.id, memberId, accountId, changes })
    return undefined
  })
}

/** A new link by the rules of the first one: who may send it to whom, and to the address of today. */
async function askAnew(
  tx: Db,
  sender: Sender,
  {
    template,
    accountId,
    memberId,
    params,
  }: Pick<Selectable<MailTable>, 'template' | 'accountId' | 'memberId' | 'params'>,
): Promise<void> {
  if (template === CLOSING_LETTER && memberId !== null)
    return repeatClosingLetter(tx, sender, { memberId, params })
  if (!PASSWORD_LETTERS.includes(template) || accountId === null) throw new Refusal('mail_has_secret')
  if (!can(sender, 'accounts.manage')) throw new Refusal('not_allowed')
  await sendPasswordLink(tx, sender, accountId)
}

const PASSWORD_LETTERS = ['set-password', 'reset-password']

async function requeue(tx: Db, mailId: number, toAddress: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({
      state: 'waiting',
      toAddress,
      attempts: 0,
      lastError: null,
      priority: sql<number>`least(priority, 1)`,
      nextAttemptAt: sql<Date>`now()`,
    })
    .where('id', '=', mailId)
    .execute()
  await enqueue(tx, 'send-mail', { mailId })
}

type Addressed = Pick<Selectable<MailTable>, 'id' | 'template' | 'toAddress'>

/** An address that is still his, the account's or the card's, stays; whoever has another one by now gets it there. */
async function presentAddress(tx: Db, { id, template, toAddress }: Addressed): Promise<string> {
  if (letters()[template]?.staysWithAddress) return toAddress
  const { rows } = await sql<{ isKnown: boolean; isStill: boolean; address: string | null }>`
    select member.id is not null or account.id is not null as "isKnown",
      lower(mail.to_address) in (lower(account.email), lower(member.email)) and dead_address.address is null as "isStill",
      case when mail.account_id is null then coalesce(member.email, account.email)
        else coalesce(account.email, member.email) end as address
    from mail
    left join dead_address on dead_address.address = lower(mail.to_address)
    left join account on account.id = mail.account_id
      or (mail.account_id is null and account.member_id = mail.member_id)
    left join member on member.id = mail.member_id
    where mail.id = ${id}`.execute(tx)
  const [owner] = rows
  if (!owner?.isKnown || owner.isStill) return toAddress
  if (owner.address === null) throw new Refusal('no_email')
  return owner.address
}

type ManyResendings = { readonly ids: readonly number[]; readonly actorId: number }

export async function resendMany(db: Db, { ids, actorId }: ManyResendings): Promise<StartedBatch> {
  return startBatch(db, { kind: RESEND_BATCH, actorId, items: await labelledLetters(db, ids) })
}

export const resendMailWork: BatchWork = {
  title: { cs: 'Opětovné odeslání e-mailů', en: 'Sending e-mails again' },
  permission: 'club.administer',
  perform: async (tx, { id }, { actorId }) => {
    const sender = await findActor(tx, actorId)
    if (!sender) throw new Refusal('not_allowed')
    await resendMail(tx, { mailId: id, sender })
  },
}
