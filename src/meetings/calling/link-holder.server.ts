import { sql } from 'kysely'
import { findAnswerLink, isStillHis } from '../../ground/mail/answer-links.server.ts'
import type { Db } from '../../tables.ts'

export type LinkHolder = {
  readonly memberId: number
  readonly accountId: number | null
  readonly name: string
  /** What the link is about: the meeting, or the decision outside one. */
  readonly about: number
}

/** Whose link it is. It dies with its day, with the card, with the account and with the address it was sent to. */
export async function findLinkHolder(
  db: Db,
  token: string,
  purpose: 'meeting' | 'rollam',
): Promise<LinkHolder | null> {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== purpose) return null
  const { rows } = await sql<LinkHolder>`
    select member.id as "memberId", ${link.meetingId ?? link.rollamId}::int as about, account.id as "accountId",
      member.first_name || ' ' || member.last_name as name
    from member left join account on account.member_id = member.id
    where member.id = ${link.memberId} and member.archived_at is null and member.excluded_on is null and member.erased_at is null
      and (account.id is null or (account.deactivated_at is null
        and (account.switched_at is null or account.switched_at <= ${link.createdAt})))
      and ${isStillHis(link.id)}`.execute(db)
  return rows[0] ?? null
}
