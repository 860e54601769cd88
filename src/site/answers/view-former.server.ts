import { readClub } from '../../ground/platform/club-settings.server.ts'
import { sql } from 'kysely'
import { patchesOf } from '../../people/closing/patches-to-return.ts'
import { findAnswerLink, isStillHis } from '../../ground/mail/answer-links.server.ts'
import { findOpenClosing } from '../../people/members/closings.server.ts'
import { findCard } from '../../people/members/member-cards.server.ts'
import { describePayments } from '../../people/membership/own-payments.server.ts'
import { readClubAccount } from '../../money/payments/club-account.server.ts'
import { isOpen } from '../../money/payment-status/payment-status.ts'
import { listPaymentsOf } from '../../money/payments/payments.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { formerWords } from './former.words.ts'
import { isToken } from './look.server.ts'

/** Whose link it is; a link that never was, one that ran out, one whose purpose is gone and one sent elsewhere look alike. */
export async function findFormerMember(
  db: Db,
  token: string,
): Promise<{ readonly memberId: number; readonly until: string } | null> {
  if (!isToken(token)) return null
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== 'former-member' || link.memberId === null) return null
  const closing = await findOpenClosing(db, link.memberId)
  if (!closing || !(await isWrittenToHim(db, link.id, link.memberId))) return null
  return { memberId: link.memberId, until: pragueDay(link.expiresAt) }
}

/** Everything the club keeps about him lies behind it: a mailbox that is not his any more opens nothing. */
async function isWrittenToHim(db: Db, linkId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql`select from member left join account on account.member_id = member.id
    where member.id = ${memberId} and ${isStillHis(linkId)}`.execute(db)
  return rows.length > 0
}

type Reading = { readonly language: Language; readonly today: string }

/** What the link of a closed membership shows, as it stands now: the end, the debts, the patches. Nothing else. */
export async function viewFormer(db: Db, token: string, { language, today }: Reading) {
  const former = await findFormerMember(db, token)
  if (!former) return null
  const { memberId, until } = former
  const [card, closing, payments, account, { off }] = await Promise.all([
    findCard(db, memberId, today),
    findOpenClosing(db, memberId),
    listPaymentsOf(db, memberId),
    readClubAccount(db),
    readClub(db),
  ])
  if (!card || !closing) return null
  const name = `${card.firstName} ${card.lastName}`
  const open = payments.filter(({ status }) => isOpen(status))
  return {
    name,
    ended: speak(formerWords, language)(closing.cause, { day: dayInFigures(closing.endedOn, language) }),
    until,
    debts: describePayments(open, [], { account, name, language, today }),
    // A club that has none asks nobody about them.
    patches: off.includes('patches') ? null : patchesOf(card, off),
  }
}

export type FormerView = NonNullable<Awaited<ReturnType<typeof viewFormer>>>
