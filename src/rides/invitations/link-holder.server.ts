import { sql } from 'kysely'
import { findAnswerLink, isStillHis } from '../../ground/mail/answer-links.server.ts'
import type { Db } from '../../tables.ts'

type Held = {
  readonly memberId: number
  readonly eventId: number
  readonly accountId: number | null
  readonly firstName: string
  readonly lastName: string
  readonly salutation: string | null
  readonly startsAt: Date
}

/**
 * Whose link it is. It dies with its time, with the card (closed, excluded, forgotten), with the address it was sent to and
 * with the account: once that was shut, also when it was opened again since.
 */
export async function findLinkHolder(db: Db, token: string, purpose: 'event' | 'home'): Promise<Held | null> {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== purpose || link.eventId === null) return null
  const { rows } = await sql<Held>`
    select member.id as "memberId", event.id as "eventId", account.id as "accountId",
      member.first_name as "firstName", member.last_name as "lastName", member.salutation,
      event.starts_at as "startsAt"
    from member join event on event.id = ${link.eventId}
    left join account on account.member_id = member.id
    where member.id = ${link.memberId} and member.archived_at is null and member.excluded_on is null
      and member.erased_at is null and event.state <> 'draft'
      and (account.id is null or (account.deactivated_at is null
        and (account.switched_at is null or account.switched_at <= ${link.createdAt})))
      and ${isStillHis(link.id)}`.execute(db)
  return rows[0] ?? null
}
