import { sql } from 'kysely'
import { openAnswerLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { Closed } from '../members/closing.ts'
import { salutationOf } from '../members/salutation.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import type { Db } from '../../tables.ts'
import type { Closing } from './closing-order.ts'
import type { ClosingLetterParams } from './membership-closed.mail.ts'

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
    waived: closed.waived && closed.debts.length > 0,
    account: account?.account ?? null,
    patches: [...closed.patches],
  }
  const mailId = await postLetter(tx, {
    template: 'membership-closed',
    to: reader.email,
    language,
    accountId: reader.accountId,
    memberId: card.id,
    params,
  })
  await openAnswerLink(tx, { purpose: 'former-member', memberId: card.id, mailId })
  return mailId
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
