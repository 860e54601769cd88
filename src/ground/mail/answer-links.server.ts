import { sql } from 'kysely'
import { seal, sha256 } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import type { AnswerPurpose } from './letter.ts'

const FORMER_DAYS = 90

/** Derived from the letter's id with the app's key, as every secret of a letter is: no table holds it. */
function answerToken(purpose: AnswerPurpose, mailId: number): string {
  return seal('link', `${purpose}:${mailId}`).toString('base64url')
}

type Link = { readonly purpose: AnswerPurpose; readonly memberId: number; readonly mailId: number }

/** The link of the newest letter works; those of letters before it are dead from now on. */
export async function openFormerLink(tx: Db, { memberId, mailId }: Omit<Link, 'purpose'>): Promise<void> {
  const purpose = 'former-member'
  await endAnswerLinks(tx, memberId, purpose)
  await tx
    .insertInto('answerLink')
    .values({
      purpose,
      memberId,
      mailId,
      tokenHash: sha256(answerToken(purpose, mailId)),
      expiresAt: sql<Date>`now() + make_interval(days => ${FORMER_DAYS})`,
    })
    .execute()
}

type EventLinks = {
  readonly purpose: 'event' | 'home'
  readonly eventId: number
  readonly until: Date
  readonly mailOf: ReadonlyMap<number, number>
}

/** Answers about one event until some moment, each by his own letter. Whoever was asked twice may answer by either. */
export async function openEventLinks(tx: Db, { purpose, eventId, until, mailOf }: EventLinks): Promise<void> {
  if (mailOf.size === 0) return
  await tx
    .insertInto('answerLink')
    .values(
      [...mailOf].map(([memberId, mailId]) => ({
        purpose,
        memberId,
        eventId,
        mailId,
        tokenHash: sha256(answerToken(purpose, mailId)),
        expiresAt: until,
      })),
    )
    .execute()
}

type RollamLinks = Pick<EventLinks, 'until' | 'mailOf'> & { readonly rollamId: number }

/** One's vote in a decision outside a meeting, until its last day is over. */
export async function openRollamLinks(tx: Db, { rollamId, until, mailOf }: RollamLinks): Promise<void> {
  const purpose = 'rollam'
  await tx
    .insertInto('answerLink')
    .values(
      [...mailOf].map(([memberId, mailId]) => ({
        purpose,
        memberId,
        rollamId,
        mailId,
        tokenHash: sha256(answerToken(purpose, mailId)),
        expiresAt: until,
      })),
    )
    .execute()
}

const MEETING_DAYS = 60

type MeetingLinks = {
  readonly meetingId: number
  readonly startsAt: Date
  readonly mailOf: RollamLinks['mailOf']
}

/** A meeting of whoever has no account: until two months after it, so that he sees how it ended. */
export async function openMeetingLinks(tx: Db, { meetingId, startsAt, mailOf }: MeetingLinks): Promise<void> {
  if (mailOf.size === 0) return
  const purpose = 'meeting'
  await tx
    .insertInto('answerLink')
    .values(
      [...mailOf].map(([memberId, mailId]) => ({
        purpose,
        memberId,
        meetingId,
        mailId,
        tokenHash: sha256(answerToken(purpose, mailId)),
        expiresAt: sql<Date>`${startsAt}::timestamptz + make_interval(days => ${MEETING_DAYS})`,
      })),
    )
    .execute()
}

/** An event that starts at another time is answered until then. */
export async function moveEventLinks(tx: Db, eventId: number, until: Date): Promise<void> {
  await tx
    .updateTable('answerLink')
    .set({ expiresAt: until })
    .where('eventId', '=', eventId)
    .where('purpose', '=', 'event')
    .execute()
  await sql`update answer_link set expires_at = ${until}::timestamptz + make_interval(days => ${GUEST_DAYS})
    where guest_id in (select id from guest where event_id = ${eventId})`.execute(tx)
}

/** How long somebody may answer by the letter that asks whether his data are right. */
export const CHECK_DAYS = 60

/** Each by his own letter; whoever was reminded may answer by either. */
export async function openCheckLinks(tx: Db, mailOf: ReadonlyMap<number, number>): Promise<void> {
  if (mailOf.size === 0) return
  await tx
    .insertInto('answerLink')
    .values(
      [...mailOf].map(([memberId, mailId]) => ({
        purpose: 'data-check' as const,
        memberId,
        mailId,
        tokenHash: sha256(answerToken('data-check', mailId)),
        expiresAt: sql<Date>`now() + make_interval(days => ${CHECK_DAYS})`,
      })),
    )
    .execute()
}

const GUEST_DAYS = 30

/** A guest's own page, from any of his letters, until thirty days after the ride. */
export async function openGuestLink(
  tx: Db,
  { guestId, mailId }: { readonly guestId: number; readonly mailId: number },
): Promise<void> {
  await tx
    .insertInto('answerLink')
    .values({
      purpose: 'guest',
      guestId,
      mailId,
      tokenHash: sha256(answerToken('guest', mailId)),
      expiresAt: sql<Date>`(select coalesce(ends_at, starts_at) + make_interval(days => ${GUEST_DAYS})
        from event join guest on guest.event_id = event.id where guest.id = ${guestId})`,
    })
    .execute()
}

type ApplicationLink = { readonly mailId: number; readonly days: number } & (
  | { readonly purpose: 'application'; readonly applicationId: number }
  | { readonly purpose: 'sponsor'; readonly sponsorId: number }
)

/** An applicant proves his address, or a sponsor says what he thinks of him. */
export async function openApplicationLink(tx: Db, { mailId, days, ...link }: ApplicationLink): Promise<void> {
  await tx
    .insertInto('answerLink')
    .values({
      ...link,
      mailId,
      tokenHash: sha256(answerToken(link.purpose, mailId)),
      expiresAt: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .execute()
}

const GIVER_DAYS = 7

/** Whoever gives proves his address. */
export async function openGiverLink(
  tx: Db,
  { giverId, mailId }: { readonly giverId: number; readonly mailId: number },
): Promise<void> {
  await tx
    .insertInto('answerLink')
    .values({
      purpose: 'giver',
      giverId,
      mailId,
      tokenHash: sha256(answerToken('giver', mailId)),
      expiresAt: sql<Date>`now() + make_interval(days => ${GIVER_DAYS})`,
    })
    .execute()
}

export async function endAnswerLinks(tx: Db, memberId: number, purpose: AnswerPurpose = 'former-member') {
  await tx.deleteFrom('answerLink').where('memberId', '=', memberId).where('purpose', '=', purpose).execute()
}

/** What a letter carries; null once the link is dead, so that an old letter never brings it back to life. */
export async function answerTokenOf(
  db: Db,
  { mailId, purpose }: Pick<Link, 'mailId' | 'purpose'>,
): Promise<string | null> {
  const token = answerToken(purpose, mailId)
  return (await findAnswerLink(db, token)) ? token : null
}

export function findAnswerLink(db: Db, token: string) {
  return db
    .selectFrom('answerLink')
    .select([
      'id',
      'purpose',
      'memberId',
      'guestId',
      'applicationId',
      'sponsorId',
      'giverId',
      'eventId',
      'rollamId',
      'meetingId',
      'createdAt',
      'expiresAt',
    ])
    .where('tokenHash', '=', sha256(token))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/**
 * Beside a query over `member` with its `account`: the letter went where this person is written to today. What lies in a
 * mailbox that is not his any more answers nothing for him.
 */
export const isStillHis = (linkId: number) => sql<boolean>`not exists (
  select from answer_link join mail on mail.id = answer_link.mail_id
  where answer_link.id = ${linkId}
    and lower(mail.to_address) is distinct from lower(coalesce(account.email, member.email)))`

export async function deleteExpiredAnswerLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('answerLink')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
}
