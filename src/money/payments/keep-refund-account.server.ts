import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { accountInFigures, readAccount } from './account-number.ts'
import { findPayer } from './payments.server.ts'
import { endOfAccount } from './refund-account.ts'

type Actor = Pick<Visitor, 'id' | 'memberId'>
type Given = {
  readonly memberId: number
  readonly account: string
  readonly consentedOn: string
  readonly today: string
}

export function findRefundAccount(db: Db, memberId: number) {
  return db
    .selectFrom('refundAccount')
    .select(['account', 'consentedOn', 'isOnPaper'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
}

/**
 * Where the club may give money back to somebody, from his consent on. He is told of another account than before, for whoever
 * wrote it down could have meant his own.
 */
export async function keepRefundAccount(
  db: Db,
  actor: Actor,
  { memberId, account: written, consentedOn, today }: Given,
): Promise<void> {
  const number = readAccount(written)
  if (!number) throw new Refusal('invalid_fields', { fields: { account: 'not_account' } })
  if (consentedOn > today) throw new Refusal('invalid_fields', { fields: { consentedOn: 'not_past_day' } })
  const account = accountInFigures(number)
  await inTransaction(db, async (tx) => {
    await holdCard(tx, memberId)
    const before = await findRefundAccount(tx, memberId)
    const isOnPaper = actor.memberId !== memberId
    const values = { account, consentedOn, isOnPaper, setBy: actor.id, setAt: sql<Date>`now()` }
    await tx
      .insertInto('refundAccount')
      .values({ memberId, ...values })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(values))
      .execute()
    if (before?.account !== account) await tell(tx, memberId, endOfAccount(account))
    // The number itself stays out of the history, which nobody can take anything out of.
    recordAudit(tx, { action: 'REFUND_ACCOUNT_SET', actorId: actor.id, memberId })
  })
}

/** The consent is withdrawn, and the account is gone with it. Money goes back where it came from, or by hand. */
export async function forgetRefundAccount(db: Db, actor: Actor, memberId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdCard(tx, memberId)
    const gone = await tx
      .deleteFrom('refundAccount')
      .where('memberId', '=', memberId)
      .returning('memberId')
      .executeTakeFirst()
    if (!gone) throw new Refusal('not_found')
    if (actor.memberId !== memberId) await tell(tx, memberId, null)
    recordAudit(tx, { action: 'REFUND_ACCOUNT_REMOVED', actorId: actor.id, memberId })
  })
}

async function holdCard(tx: Db, memberId: number): Promise<void> {
  const card = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!card) throw new Refusal('not_found')
}

async function tell(tx: Db, memberId: number, ending: string | null): Promise<void> {
  const person = await findPayer(tx, { memberId, guestId: null })
  if (!person?.email) return
  await postLetter(tx, {
    template: 'refund-account',
    to: person.email,
    language: person.language ?? 'cs',
    accountId: person.accountId,
    memberId,
    params: { ending },
  })
}
