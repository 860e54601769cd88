import { type RawBuilder, sql } from 'kysely'
import { nameContains } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import { likePart } from '../../ground/postgres/text-search.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { fromLast, type Leaf, leafed } from '../../ground/lists/leafed.server.ts'
import type { MailState } from '../../ground/mail/mail-state.tsx'
import type { Db } from '../../tables.ts'
import type { Json } from '../../ground/tables/json.ts'
import type { Language } from '../../ground/values/words.ts'
import type { OutboxFilter, OutboxTab } from './outbox-filter.ts'

export type OutboxRow = {
  readonly id: number
  readonly template: string
  readonly params: Json
  readonly language: Language
  readonly toAddress: string
  readonly state: MailState
  readonly priority: number
  readonly attempts: number
  readonly possiblySent: boolean
  readonly lastError: string | null
  readonly createdAt: Date
  readonly nextAttemptAt: Date
  readonly sentAt: Date | null
  readonly memberId: number | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** How many go before it; nothing for those that do not stand in the queue. */
  readonly ahead: number | null
}

const TABS: Readonly<Record<OutboxTab, RawBuilder<unknown>>> = {
  waiting: sql`mail.state in ('waiting', 'sending')`,
  sent: sql`mail.state = 'sent'`,
  failed: sql`mail.state = 'failed'`,
  cancelled: sql`mail.state = 'cancelled'`,
  all: sql`true`,
}

const COLUMNS = [
  sql<number>`mail.id::int`.as('id'),
  'mail.template',
  'mail.params',
  'mail.language',
  'mail.toAddress',
  'mail.state',
  'mail.priority',
  'mail.attempts',
  'mail.possiblySent',
  'mail.lastError',
  'mail.createdAt',
  'mail.nextAttemptAt',
  'mail.sentAt',
  'person.id as memberId',
  'person.firstName',
  'person.lastName',
] as const

/** The person is the card the letter is about, or the card of the account it goes to. */
function letters(db: Db) {
  return db
    .selectFrom('mail')
    .leftJoin('account', 'account.id', 'mail.accountId')
    .leftJoin('member as person', (join) =>
      join.on(sql<boolean>`person.id = coalesce(mail.member_id, account.member_id)`),
    )
}

const TURN = sql<{ id: number; ahead: number }>`(
  select id, (row_number() over (order by priority, next_attempt_at, id) - 1)::int as ahead
  from mail where state = 'waiting' and next_attempt_at <= clock_timestamp())`.as('turn')

const inTurn = (db: Db) =>
  letters(db).leftJoin(TURN, 'turn.id', 'mail.id').select(COLUMNS).select('turn.ahead')

export function listOutbox(db: Db, filter: OutboxFilter & Page): Promise<Leaf<OutboxRow>> {
  const query = inTurn(db)
    .where(sql<boolean>`${TABS[filter.tab]}`)
    .where(narrowed(filter))
  return leafed(query, filter.tab === 'waiting' ? IN_TURN : fromLast([sql`mail.id`]), filter)
}

const IN_TURN = [
  sql`mail.state`,
  sql`(mail.next_attempt_at > clock_timestamp())`,
  sql`mail.priority`,
  sql`mail.next_attempt_at`,
  sql`mail.id`,
].map((by) => ({ by }))

export async function findOutboxLetter(db: Db, id: number): Promise<OutboxRow | null> {
  return (await inTurn(db).where('mail.id', '=', id).executeTakeFirst()) ?? null
}

export async function countOutbox(
  db: Db,
  filter: OutboxFilter,
): Promise<Readonly<Record<OutboxTab, number>>> {
  const { rows } = await sql<Record<OutboxTab, number>>`
    select ${sql.join(
      Object.entries(TABS).map(
        ([tab, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.ref(tab)}`,
      ),
    )} from mail
    left join account on account.id = mail.account_id
    left join member person on person.id = coalesce(mail.member_id, account.member_id)
    where ${narrowed(filter)}`.execute(db)
  return rows[0] ?? { waiting: 0, sent: 0, failed: 0, cancelled: 0, all: 0 }
}

function narrowed({ template, search, from, to, memberId }: OutboxFilter): RawBuilder<boolean> {
  const day = (text: string) => sql`(${text}::date::timestamp at time zone 'Europe/Prague')`
  const parts = [
    sql`true`,
    ...(template ? [sql`mail.template = ${template}`] : []),
    ...(memberId ? [sql`person.id = ${memberId}`] : []),
    ...(from ? [sql`mail.created_at >= ${day(from)}`] : []),
    ...(to ? [sql`mail.created_at < ${day(to)} + interval '1 day'`] : []),
    ...searchWords(search).map(
      (word) => sql`(mail.to_address ilike ${likePart(word)} or ${nameContains(word, 'person')})`,
    ),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** The newest letter of each kind, to name the kind by. */
export function listNewestOfEach(db: Db, templates: readonly string[]): Promise<readonly OutboxRow[]> {
  return letters(db)
    .select(COLUMNS)
    .select(sql<null>`null`.as('ahead'))
    .where(
      sql<boolean>`mail.id in (select newest.id from unnest(${[...templates]}::text[]) as kind(template)
        cross join lateral (select id from mail as one where one.template = kind.template order by id desc limit 1) as newest)`,
    )
    .execute()
}

/** Every time the letter was offered to the mail server, latest first. */
export function listAttempts(db: Db, mailId: number) {
  return db
    .selectFrom('mailAttempt')
    .select(['startedAt', 'finishedAt', 'outcome', 'reply'])
    .where('mailId', '=', mailId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}
