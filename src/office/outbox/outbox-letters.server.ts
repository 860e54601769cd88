import { type RawBuilder, sql } from 'kysely'
import { nameContains } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import { likePart } from '../../ground/postgres/text-search.server.ts'
import type { MailState } from '../../ground/mail/mail-state.tsx'
import type { Db } from '../../tables.ts'
import type { Json } from '../../ground/tables/json.ts'
import type { Language } from '../../ground/values/words.ts'
import type { OutboxFilter, OutboxTab } from './outbox-filter.ts'

export const OUTBOX_PAGE = 50

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

const COLUMNS = sql`mail.id::int, mail.template, mail.params, mail.language, mail.to_address as "toAddress", mail.state,
  mail.priority, mail.attempts, mail.possibly_sent as "possiblySent", mail.last_error as "lastError",
  mail.created_at as "createdAt", mail.next_attempt_at as "nextAttemptAt", mail.sent_at as "sentAt",
  person.id as "memberId", person.first_name as "firstName", person.last_name as "lastName", turn.ahead`

// The person is the card the letter is about, or the card of the account it goes to.
const SOURCE = sql`mail
  left join account on account.id = mail.account_id
  left join member person on person.id = coalesce(mail.member_id, account.member_id)
  left join (
    select id, (row_number() over (order by priority, next_attempt_at, id) - 1)::int as ahead
    from mail where state = 'waiting' and next_attempt_at <= clock_timestamp()
  ) turn on turn.id = mail.id`

export async function listOutbox(
  db: Db,
  filter: OutboxFilter,
  pageSize = OUTBOX_PAGE,
): Promise<readonly OutboxRow[]> {
  const order =
    filter.tab === 'waiting'
      ? sql`mail.state, mail.next_attempt_at > clock_timestamp(), mail.priority, mail.next_attempt_at, mail.id`
      : sql`mail.id desc`
  const { rows } = await sql<OutboxRow>`
    select ${COLUMNS} from ${SOURCE} where ${TABS[filter.tab]} and ${narrowed(filter)}
    order by ${order} limit ${pageSize} offset ${(filter.page - 1) * pageSize}`.execute(db)
  return rows
}

export async function findOutboxLetter(db: Db, id: number): Promise<OutboxRow | null> {
  const { rows } = await sql<OutboxRow>`select ${COLUMNS} from ${SOURCE} where mail.id = ${id}`.execute(db)
  return rows[0] ?? null
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
export async function listNewestOfEach(db: Db, templates: readonly string[]): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select ${COLUMNS} from unnest(${[...templates]}::text[]) as kind(template)
    cross join lateral (select * from mail where mail.template = kind.template order by id desc limit 1) mail
    left join account on account.id = mail.account_id
    left join member person on person.id = coalesce(mail.member_id, account.member_id)
    left join (select null::bigint as id, null::int as ahead) turn on turn.id = mail.id`.execute(db)
  return rows
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
