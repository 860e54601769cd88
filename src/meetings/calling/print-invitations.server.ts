import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { letterhead } from '../../ground/files/letterhead.server.ts'
import { drawPapers } from '../../ground/files/paper-pdf.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { Language } from '../../ground/values/words.ts'
import { inTheWindow } from '../../money/treasury/print-letters.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMeeting, NEEDS_PAPER } from './meetings.server.ts'
import { invitationOnPaper } from './meeting.mail.ts'
import { invitationParams } from './post-invitations.server.ts'

/** What one file can hold and a printer can take at once. */
const MOST_LETTERS = 400

type Printing = {
  readonly meetingId: number
  readonly actorId: number
  readonly club: Club
  readonly today: string
  readonly origin: string
}

type Invitee = {
  readonly memberId: number
  readonly firstName: string
  readonly lastName: string
  readonly salutation: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly country: string
  readonly language: Language | null
}

/** The invitation of everybody it could not be mailed to, each from a new sheet with its address in the window of an envelope. */
export async function printInvitations(db: Db, printing: Printing): Promise<Uint8Array<ArrayBuffer>> {
  const { meetingId, actorId, club, today, origin } = printing
  const { people, params } = await inTransaction(db, async (tx) => {
    const { state } = await lockMeeting(tx, meetingId)
    if (state !== 'called' && state !== 'open') throw new Refusal('meeting_not_called')
    const marked = await markPrinted(tx, meetingId)
    for (const { memberId } of marked) recordAudit(tx, { action: 'LETTERS_PRINTED', actorId, memberId })
    return { people: marked, params: await invitationParams(tx, meetingId) }
  })
  if (people.length === 0) throw new Refusal('not_found')
  const head = await letterhead(db, club, 'cs')
  return drawPapers(
    people.map((person) => {
      const language = person.language ?? 'cs'
      const written = invitationOnPaper({
        language,
        clubName: club.name,
        params: { ...params, greeting: greetingOf(person, language) },
        link: '',
        origin,
      })
      return {
        ...head,
        address: inTheWindow(person),
        title: written.subject,
        paragraphs: written.paragraphs,
        facts: (written.facts ?? []).map(({ label, value }) => [label, value] as const),
        issued: dayInFigures(today, language),
      }
    }),
  )
}

/** Whom no letter can reach, and who has not been handed one yet. Printed again, the first time stays. */
async function markPrinted(tx: Db, meetingId: number): Promise<readonly Invitee[]> {
  const { rows } = await sql<Invitee>`
    with left_over as (select member_id from meeting_invitee join member on member.id = member_id
      where meeting_id = ${meetingId} and ${NEEDS_PAPER} and erased_at is null
      order by last_name collate cs, first_name collate cs, member_id limit ${MOST_LETTERS}),
    marked as (update meeting_invitee set printed_at = coalesce(printed_at, now())
      where meeting_id = ${meetingId} and member_id in (select member_id from left_over) returning member_id)
    select member.id as "memberId", first_name as "firstName", last_name as "lastName", salutation, street,
      postal_code as "postalCode", city, country, account.language
    from marked join member on member.id = marked.member_id left join account on account.member_id = member.id
    order by last_name collate cs, first_name collate cs, member.id`.execute(tx)
  return rows
}

type Mailed = { readonly meetingId: number; readonly actorId: number; readonly today: string }

/** What was printed left today, all of it. */
export async function noteMailed(db: Db, { meetingId, actorId, today }: Mailed): Promise<{ noted: number }> {
  const { numUpdatedRows } = await db
    .updateTable('meetingInvitee')
    .set({ paperOn: today, paperBy: actorId })
    .where('meetingId', '=', meetingId)
    .where('printedAt', 'is not', null)
    .where('paperOn', 'is', null)
    .executeTakeFirst()
  return { noted: Number(numUpdatedRows) }
}
