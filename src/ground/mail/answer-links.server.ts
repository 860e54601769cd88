import { sql, type Insertable, type RawBuilder } from 'kysely'
import { seal, sha256 } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import type { AnswerLinkTable } from '../tables/closing.ts'
import type { AnswerPurpose } from './letter.ts'

/** Derived from the letter's id with the app's key, as every secret of a letter is: no table holds it. */
function answerToken(purpose: AnswerPurpose, mailId: number): string {
  return seal('link', `${purpose}:${mailId}`).toString('base64url')
}

type Link = { readonly purpose: AnswerPurpose; readonly memberId: number; readonly mailId: number }
type OpenedLink = Omit<Insertable<AnswerLinkTable>, 'tokenHash' | 'expiresAt'> & { readonly mailId: number }

/** Every link there is was opened here: each by its own letter, all until one moment. */
async function openLinks(
  tx: Db,
  until: Date | RawBuilder<Date>,
  links: readonly OpenedLink[],
): Promise<void> {
  if (links.length === 0) return
  await tx
    .insertInto('answerLink')
    .values(
      links.map((link) => ({
        ...link,
        tokenHash: sha256(answerToken(link.purpose, link.mailId)),
        expiresAt: until,
      })),
    )
    .execute()
}

const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${days})`

/** Who was written to by which letter. */
type MailOf = ReadonlyMap<number, number>
const eachBy = (mailOf: MailOf, about: Omit<OpenedLink, 'mailId' | 'memberId'>): readonly OpenedLink[] =>
  [...mailOf].map(([memberId, mailId]) => ({ ...about, memberId, mailId }))

const FORMER_DAYS = 90

/** The link of the newest letter works; those of letters before it are dead from now on. */
export async function openFormerLink(tx: Db, link: Omit<Link, 'purpose'>): Promise<void> {
  const purpose = 'former-member'
  await endAnswerLinks(tx, link.memberId, purpose)
  await openLinks(tx, inDays(FORMER_DAYS), [{ purpose, ...link }])
}

type EventLinks = {
  readonly purpose: 'event' | 'home'
  readonly eventId: number
  readonly until: Date
  readonly mailOf: MailOf
}

/** Answers about one event until some moment, each by his own letter. Whoever was asked twice may answer by either. */
export const openEventLinks = (tx: Db, { until, mailOf, ...about }: EventLinks) =>
  openLinks(tx, until, eachBy(mailOf, about))

type RollamLinks = { readonly rollamId: number; readonly until: Date; readonly mailOf: MailOf }

/** One's vote in a decision outside a meeting, until its last day is over. */
export const openRollamLinks = (tx: Db, { rollamId, until, mailOf }: RollamLinks) =>
  openLinks(tx, until, eachBy(mailOf, { purpose: 'rollam', rollamId }))

const MEETING_DAYS = 60

type MeetingLinks = {
  readonly meetingId: number
  readonly startsAt: Date
  /** Within how many days its minutes are made: he has as many again to read them. */
  readonly minutesDays: number
  readonly mailOf: MailOf
}

/** A meeting of whoever has no account: until two months after it, so that he sees how it ended. */
export function openMeetingLinks(tx: Db, { meetingId, startsAt, minutesDays, mailOf }: MeetingLinks) {
  const days = Math.max(MEETING_DAYS, minutesDays * 2)
  const until = sql<Date>`${startsAt}::timestamptz + make_interval(days => ${days})`
  return openLinks(tx, until, eachBy(mailOf, { purpose: 'meeting', meetingId }))
}

/** An event at another time is answered until it starts, and its guests' pages live as long after its end as ever. */
export async function moveEventLinks(tx: Db, eventId: number, until: Date): Promise<void> {
  await tx
    .updateTable('answerLink')
    .set({ expiresAt: until })
    .where('eventId', '=', eventId)
    .where('purpose', '=', 'event')
    .execute()
  await sql`update answer_link set expires_at = ${PAGE_ENDS} from guest join event on event.id = guest.event_id
    where guest.id = answer_link.guest_id and event.id = ${eventId}`.execute(tx)
}

/** How long somebody may answer by the letter that asks whether his data are right. */
export const CHECK_DAYS = 60

/** Each by his own letter; whoever was reminded may answer by either. */
export const openCheckLinks = (tx: Db, mailOf: MailOf) =>
  openLinks(tx, inDays(CHECK_DAYS), eachBy(mailOf, { purpose: 'data-check' }))

const GUEST_DAYS = 30
const PAGE_ENDS = sql<Date>`coalesce(event.ends_at, event.starts_at) + make_interval(days => ${GUEST_DAYS})`

/** A guest's own page, from any of his letters, until thirty days after the ride. */
export function openGuestLink(tx: Db, link: { readonly guestId: number; readonly mailId: number }) {
  const until = sql<Date>`(select ${PAGE_ENDS}
    from event join guest on guest.event_id = event.id where guest.id = ${link.guestId})`
  return openLinks(tx, until, [{ purpose: 'guest', ...link }])
}

type ApplicationLink = { readonly mailId: number; readonly days: number } & (
  | { readonly purpose: 'application'; readonly applicationId: number }
  | { readonly purpose: 'sponsor'; readonly sponsorId: number }
)

/** An applicant proves his address, or a sponsor says what he thinks of him. */
export const openApplicationLink = (tx: Db, { days, ...link }: ApplicationLink) =>
  openLinks(tx, inDays(days), [link])

const GIVER_DAYS = 7

/** Whoever gives proves his address. */
export const openGiverLink = (tx: Db, link: { readonly giverId: number; readonly mailId: number }) =>
  openLinks(tx, inDays(GIVER_DAYS), [{ purpose: 'giver', ...link }])

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

/** Those of strangers stay, dead as they are, until their owner is forgotten: by them his letters are found, and go with him. */
export async function deleteExpiredAnswerLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('answerLink')
    .where('expiresAt', '<', sql<Date>`now()`)
    .where('guestId', 'is', null)
    .where('giverId', 'is', null)
    .where('applicationId', 'is', null)
    .execute()
}
