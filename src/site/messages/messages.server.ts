import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, fromLast, type Leaf, leafed } from '../../ground/lists/leafed.server.ts'
import { inKeys } from '../../ground/lists/list-after.server.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import type { LeftOut } from '../../people/members/reachable.ts'
import type { Audience } from './message.ts'

const AUTHOR = sql<string>`coalesce(case when member.erased_at is null
  then member.first_name || ' ' || member.last_name end, account.email)`.as('author')

const COUNTS = sql<number>`(select count(*)::int from message_recipient
  where message_id = message.id and left_out is null)`.as('people')

/** Messages from the last, unsent ones first. */
export function listMessages(db: Db, page: Page) {
  const query = db
    .selectFrom('message')
    .innerJoin('account', 'account.id', 'message.createdBy')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select([
      'message.id',
      'message.subject',
      'message.audience',
      'message.audienceName',
      'message.createdAt',
      'message.sentAt',
      AUTHOR,
      COUNTS,
    ])
  return countedLeaf(query, fromLast([sql`coalesce(message.sent_at, 'infinity')`, sql`message.id`]), page)
}

export async function findMessage(db: Db, id: number) {
  const message = await db
    .selectFrom('message')
    .innerJoin('account', 'account.id', 'message.createdBy')
    .leftJoin('member', 'member.id', 'account.memberId')
    .selectAll('message')
    .select([
      AUTHOR,
      COUNTS,
      sql<number>`(select count(*)::int from message_recipient
        where message_id = message.id and left_out is not null)`.as('leftOut'),
    ])
    .where('message.id', '=', id)
    .executeTakeFirst()
  return message ?? null
}

export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export function audienceOf({
  audience,
  divisionId,
  tagId,
  eventId,
  riders,
  role,
  viewId,
}: Pick<
  FoundMessage,
  'audience' | 'divisionId' | 'tagId' | 'eventId' | 'riders' | 'role' | 'viewId'
>): Audience {
  // What is gone has no number any more; it never turns into everybody.
  if (audience === 'division') return { kind: audience, divisionId: divisionId ?? 0 }
  if (audience === 'tag') return { kind: audience, tagId: tagId ?? 0 }
  if (audience === 'view') return { kind: audience, viewId: viewId ?? 0 }
  if (audience === 'role') return { kind: audience, role: role ?? 'Member' }
  if (audience === 'event') return { kind: audience, eventId: eventId ?? 0, riders: riders ?? 'registered' }
  return { kind: audience }
}

export type RecipientRow = {
  /** Below zero a guest's. */
  readonly memberId: number
  readonly name: string
  readonly leftOut: LeftOut | null
  readonly mailId: number | null
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled' | null
  /** It was cut off while it was handed over: nobody knows whether it arrived. */
  readonly isDoubtful: boolean
}

type Which = Page & { readonly leftOut: boolean }

/** People of a message by name, with what became of each one's letter. */
export function listRecipients(
  db: Db,
  messageId: number,
  { leftOut, ...page }: Which,
): Promise<Leaf<RecipientRow>> {
  const query = db
    .selectFrom('messageRecipient')
    .leftJoin('member', 'member.id', 'messageRecipient.memberId')
    .leftJoin('guest', 'guest.id', 'messageRecipient.guestId')
    .leftJoin('mail', 'mail.id', 'messageRecipient.mailId')
    .select([
      READER_ID.as('memberId'),
      sql<string>`coalesce(member.last_name || ' ' || member.first_name, guest.last_name || ' ' || guest.first_name)`.as(
        'name',
      ),
      'messageRecipient.leftOut',
      sql<number | null>`message_recipient.mail_id::int`.as('mailId'),
      'mail.state',
      sql<boolean>`coalesce(mail.possibly_sent and mail.state <> 'sent', false)`.as('isDoubtful'),
    ])
    .where('messageRecipient.messageId', '=', messageId)
    .where('messageRecipient.leftOut', leftOut ? 'is not' : 'is', null)
  return leafed(
    query,
    READER_KEYS.map((by) => ({ by })),
    page,
  )
}

const READER_ID = sql<number>`coalesce(message_recipient.member_id, -message_recipient.guest_id)`
const READER_KEYS = [
  sql`coalesce(member.last_name, guest.last_name) collate cs`,
  sql`coalesce(member.first_name, guest.first_name) collate cs`,
  READER_ID,
] as const

const EXAMPLES = 3

/** The first of them, each with the line his letter begins with. */
export async function listExamples(db: Db, messageId: number) {
  const rows = await db
    .selectFrom('messageRecipient')
    .leftJoin('member', 'member.id', 'messageRecipient.memberId')
    .leftJoin('guest', 'guest.id', 'messageRecipient.guestId')
    .leftJoin('account', (join) =>
      join.onRef('account.memberId', '=', 'member.id').on('account.deactivatedAt', 'is', null),
    )
    .select([
      READER_ID.as('id'),
      sql<string>`coalesce(member.first_name, guest.first_name)`.as('firstName'),
      sql<string>`coalesce(member.last_name, guest.last_name)`.as('lastName'),
      'member.salutation',
      sql<Language | null>`coalesce(account.language, guest.language)`.as('language'),
    ])
    .where('messageRecipient.messageId', '=', messageId)
    .where('messageRecipient.leftOut', 'is', null)
    .orderBy(inKeys(READER_KEYS.map((by) => ({ by }))))
    .limit(EXAMPLES)
    .execute()
  return rows.map(({ id, language, ...person }) => ({
    memberId: id,
    name: `${person.firstName} ${person.lastName}`,
    greeting: greetingOf(person, language ?? 'cs'),
  }))
}

const YEARS_KEPT = 2

/** Who was written to is nobody's business for ever; drafts nobody sent go after three months. */
export async function forgetRecipients(db: Db): Promise<void> {
  await sql`delete from message_recipient using message where message.id = message_recipient.message_id
    and message.sent_at < now() - make_interval(years => ${YEARS_KEPT})`.execute(db)
  await sql`delete from message where sent_at is null and frozen_at < now() - interval '3 months'`.execute(db)
}
