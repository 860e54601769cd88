import { sql } from 'kysely'
import { openFormerLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { Closed } from '../members/closing.ts'
import { salutationOf } from '../members/salutation.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Json } from '../../ground/tables/json.ts'
import type { Language } from '../../ground/values/words.ts'
import { type Actor, can } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { whyNotClose } from '../members/account-act.ts'
import { lockOpenClosing } from '../members/closings.server.ts'
import { lockAccountOf } from '../members/member-accounts.server.ts'
import type { Db } from '../../tables.ts'
import type { Closing } from './closing-order.ts'
import type { ClosingLetterParams } from './membership-closed.mail.ts'

export const CLOSING_LETTER = 'membership-closed'

/** Tells the person what ended, what he owes and returns; null where there is no address to write to. */
export async function postClosingLetter(
  tx: Db,
  { card, cause, endedOn }: Closing,
  closed: Omit<Closed, 'letter'>,
): Promise<number | null> {
  const reader = await findFormer(tx, card.id)
  if (!reader?.email) return null
  const language = reader.language ?? 'cs'
  const account = await readClubAccount(tx)
  const debts = closed.waived ? [] : closed.debts
  const params: ClosingLetterParams = {
    cause,
    endedOn,
    salutation: salutationOf(reader, language),
    reason: cause === 'excluded' ? card.exclusionReason : null,
    hadAccount: closed.account !== 'none',
    places: closed.places.map(({ title }) => title),
    fees: closed.fees.map(({ what }) => what),
    debts: await symbolsOf(tx, debts),
    toRefund: closed.toRefund,
    waived: closed.waived && closed.debts.length > 0,
    account: account?.account ?? null,
    patches: [...closed.patches],
  }
  return post(tx, { memberId: card.id, reader: { ...reader, email: reader.email }, params })
}

type Repeated = { readonly memberId: number; readonly params: Json }

/**
 * The same letter with a link of its own, to the address of today; the link before it is dead from then on. Whoever may
 * close this membership may write it again, as long as it is closed.
 */
export async function repeatClosingLetter(
  tx: Db,
  sender: Pick<Actor, 'id' | 'role' | 'grants'>,
  { memberId, params }: Repeated,
): Promise<void> {
  const closing = await lockOpenClosing(tx, memberId)
  if (!closing) throw new Refusal('mail_has_secret')
  if (!can(sender, closing.cause === 'excluded' ? 'members.exclude' : 'members.archive'))
    throw new Refusal('not_allowed')
  const [own, account] = [await findOwnCard(tx, sender.id), await lockAccountOf(tx, memberId)]
  const why = whyNotClose({ role: sender.role, memberId: own }, { id: memberId, role: account?.role ?? null })
  if (why) throw new Refusal(why)
  const reader = await findFormer(tx, memberId)
  if (!reader?.email) throw new Refusal('no_email')
  const mailId = await post(tx, { memberId, reader: { ...reader, email: reader.email }, params })
  await tx.updateTable('membershipClosing').set({ mailId }).where('id', '=', closing.id).execute()
  const changes = [{ field: 'mail', from: closing.mailId, to: mailId }]
  recordAudit(tx, { action: 'MAIL_RESENT', actorId: sender.id, memberId, changes })
}

type Post = {
  readonly memberId: number
  readonly reader: {
    readonly email: string
    readonly language: Language | null
    readonly accountId: number | null
  }
  readonly params: Json
}

async function post(tx: Db, { memberId, reader, params }: Post): Promise<number> {
  const { email: to, accountId } = reader
  const language = reader.language ?? 'cs'
  const mailId = await postLetter(tx, { template: CLOSING_LETTER, to, language, accountId, memberId, params })
  await openFormerLink(tx, { memberId, mailId })
  return mailId
}

async function findOwnCard(db: Db, accountId: number): Promise<number | null> {
  const row = await db.selectFrom('account').select('memberId').where('id', '=', accountId).executeTakeFirst()
  return row?.memberId ?? null
}

/** The account's address was proved by its owner; the card's is what somebody wrote down. */
export function findFormer(db: Db, memberId: number) {
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select([
      'member.firstName',
      'member.salutation',
      'account.language',
      'account.id as accountId',
      sql<string | null>`coalesce(account.email, member.email)`.as('email'),
    ])
    .where('member.id', '=', memberId)
    .where('member.erasedAt', 'is', null)
    .executeTakeFirst()
}

async function symbolsOf(tx: Db, debts: Closed['debts']): Promise<ClosingLetterParams['debts']> {
  if (debts.length === 0) return []
  const rows = await tx
    .selectFrom('payment')
    .select(['id', 'type', 'variableSymbol'])
    .where(
      'id',
      'in',
      debts.map(({ paymentId }) => paymentId),
    )
    .execute()
  return debts.map(({ paymentId, what, remaining }) => {
    const row = rows.find(({ id }) => id === paymentId)
    return { what, isFee: row?.type === '2', amount: remaining, variableSymbol: row?.variableSymbol ?? '' }
  })
}
