import { sql } from 'kysely'
import { findAnswerLink, isStillHis } from '../../ground/mail/answer-links.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { IS_IN_CLUB } from '../members/club-count.server.ts'
import type { Sponsor } from './application.ts'

export type SponsorPage = {
  readonly sponsor: string
  readonly applicant: string
  readonly city: string | null
  readonly motorcycle: string | null
  readonly answer: Sponsor['answer']
}

/** The applicant as far as one needs to recognise him, while there is something to decide; nothing else is read by a link. */
export async function viewSponsorPage(db: Db, token: string): Promise<SponsorPage | null> {
  const held = await findHeld(db, token)
  if (!held) return null
  const { id: _, ...page } = held
  return page
}

/** One tap; said otherwise later it is the later word that counts, until the application is decided. */
export async function answerSponsor(
  db: Db,
  token: string,
  answer: NonNullable<Sponsor['answer']>,
): Promise<void> {
  const held = await findHeld(db, token)
  if (!held) throw new Refusal('answer_link_dead')
  const { numAffectedRows } = await sql`update application_sponsor set answer = ${answer}, answered_at = now()
    where id = ${held.id} and exists (select from application
      where application.id = application_id and status = 'PENDING')`.execute(db)
  if (numAffectedRows !== 1n) throw new Refusal('answer_link_dead')
}

/** The link dies with its time, with the decision, with the sponsor's own membership and with the address it was sent to. */
async function findHeld(db: Db, token: string) {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== 'sponsor' || link.sponsorId === null) return null
  const { rows } = await sql<SponsorPage & { readonly id: number }>`
    select application_sponsor.id, member.first_name || ' ' || member.last_name as sponsor,
      application.first_name || ' ' || application.last_name as applicant, application.city, application.motorcycle, answer
    from application_sponsor join member on member.id = application_sponsor.member_id
    left join account on account.member_id = member.id and account.deactivated_at is null
    join application on application.id = application_id
    where application_sponsor.id = ${link.sponsorId} and status = 'PENDING' and ${IS_IN_CLUB}
      and ${isStillHis(link.id)}`.execute(db)
  return rows[0] ?? null
}
