import { sql } from 'kysely'
import { nameContainsAll } from '../../people/members/name-search.server.ts'
import { searchWords } from '../../people/members/name-search.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import type { Db } from '../../tables.ts'
import { actionsOf, type AuditFilter } from './audit-filter.ts'

const AUDIT_PAGE = 50
/** So many people a word may mean; with more the list says nothing anyway. */
const MOST_PEOPLE = 200
/** Words are looked for in so many entries at a time: however long the history, a page comes at once. */
const TEXT_WINDOW = 20_000

export type AuditRow = Awaited<ReturnType<typeof readRows>>[number]
export type AuditPage = {
  readonly rows: readonly AuditRow[]
  /** Where older ones go on; null at the beginning of the chain. */
  readonly older: number | null
  readonly newer: number | null
}

/** One page of what happened, the newest first. Pages are found by an entry's number, never by counting. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  pageSize = AUDIT_PAGE,
  offset = 0,
): Promise<AuditPage> {
  const bounds = await readBounds(db, filter)
  const isForward = filter.after !== null
  const seqs = await chosenSeqs(db, filter, bounds, { limit: pageSize + 1, offset })
  const shown = seqs.slice(0, pageSize)
  const rows = await readRows(db, isForward ? shown.toReversed() : shown)
  const hasMore = seqs.length > pageSize
  const [first, last] = [rows[0]?.seq ?? null, rows.at(-1)?.seq ?? null]
  // A search for words stops at its window; the page after it begins where it stopped.
  const edge = filter.text !== '' && bounds.low > 1 ? bounds.low : null
  return {
    rows,
    older: isForward ? last : hasMore ? last : edge,
    newer: isForward ? (hasMore ? first : null) : filter.before === null ? null : (first ?? filter.before),
  }
}

/** How many there are, for those who leaf by numbers of pages. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const bounds = await readBounds(db, filter)
  const conditions = conditionsOf(filter, bounds, false)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entry
    where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows[0]?.count ?? 0
}

type Bounds = {
  readonly low: number
  readonly high: number
  readonly actors: readonly number[] | null
  readonly about: About | null
}
type About = { readonly members: readonly number[]; readonly accounts: readonly number[] }

/** Days become numbers of entries, names become numbers of people: each by an index of its own. */
async function readBounds(db: Db, filter: AuditFilter): Promise<Bounds> {
  const { rows } = await sql<{ head: number; low: number | null; high: number | null }>`
    select (select coalesce(max(seq), 0) from audit_entry) as head,
      (select seq from audit_entry where at >= ${startOf(filter.from)} order by at, seq limit 1) as low,
      (select seq from audit_entry where at < ${endOf(filter.to)} order by at desc, seq desc limit 1) as high`.execute(
    db,
  )
  const { head = 0, low: dayLow = null, high: dayHigh = null } = rows[0] ?? {}
  const lowest = filter.from === null ? 1 : (dayLow ?? head + 1)
  const highest = filter.to === null ? head : (dayHigh ?? 0)
  const low = Math.max(lowest, (filter.after ?? 0) + 1)
  const high = Math.min(highest, (filter.before ?? head + 1) - 1)
  const isForward = filter.after !== null
  const [actors, about] = await Promise.all([
    filter.who === '' ? null : findPeople(db, filter.who, filter).then(({ accounts }) => accounts),
    filter.about === '' ? null : findPeople(db, filter.about, filter),
  ])
  if (filter.text === '') return { low, high, actors, about }
  return {
    low: isForward ? low : Math.max(low, high - TEXT_WINDOW + 1),
    high: isForward ? Math.min(high, low + TEXT_WINDOW - 1) : high,
    actors,
    about,
  }
}

const startOf = (day: string | null) =>
  day === null ? sql`null::timestamptz` : sql`(${day}::date)::timestamp at time zone 'Europe/Prague'`
const endOf = (day: string | null) =>
  day === null ? sql`null::timestamptz` : sql`(${day}::date + 1)::timestamp at time zone 'Europe/Prague'`

/** Whom a few letters mean: cards by name, nickname or number, accounts by the same and by e-mail. */
async function findPeople(
  db: Db,
  words: string,
  { byAddress }: Pick<AuditFilter, 'byAddress'>,
): Promise<About> {
  const { rows } = await sql<{ memberId: number | null; accountId: number | null }>`
    select member.id as "memberId", account.id as "accountId"
    from member full join account on account.member_id = member.id
    where ${nameContainsAll(searchWords(words))}
      or (${byAddress} and strpos(lower(account.email), lower(${words})) > 0) or member.number::text = ${words.replace(/^#/, '')}
    limit ${MOST_PEOPLE}`.execute(db)
  return {
    members: rows.flatMap(({ memberId }) => memberId ?? []),
    accounts: rows.flatMap(({ accountId }) => accountId ?? []),
  }
}

/** The numbers alone, each kind of act by its own index; then the few that are shown are read whole. */
async function chosenSeqs(
  db: Db,
  filter: AuditFilter,
  bounds: Bounds,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly number[]> {
  const order = filter.after === null ? sql`desc` : sql`asc`
  const actions = wantedActions(filter)
  // Of the system's acts PostgreSQL knows best how rare they are, if it is told all of them at once.
  const isEach = actions !== null && !filter.isSystem
  const { actors } = bounds
  const conditions = conditionsOf(filter, bounds, isEach)
  const found = (most: number) => sql`select seq from audit_entry where ${sql.join(conditions, sql` and `)}
    order by seq ${order} limit ${most}`
  const { rows } = await (
    isEach
      ? sql<{
          seq: number
        }>`select found.seq from (select action, actor from unnest(${[...actions]}::text[]) as action
          cross join unnest(${[...(actors ?? [0])]}::int[]) as actor) as wanted
          cross join lateral (${found(limit + offset)}) as found order by found.seq ${order} limit ${limit} offset ${offset}`
      : sql<{ seq: number }>`${found(limit)} offset ${offset}`
  ).execute(db)
  return rows.map(({ seq }) => seq)
}

function conditionsOf(filter: AuditFilter, { low, high, actors, about }: Bounds, isEach: boolean) {
  const actions = wantedActions(filter)
  return [
    sql`seq >= ${low} and seq <= ${high}`,
    ...(filter.isSystem ? [sql`actor_account_id is null`] : []),
    ...(actors && isEach ? [sql`actor_account_id = wanted.actor`] : []),
    ...(actors && !isEach ? [sql`actor_account_id = any (${[...actors]}::int[])`] : []),
    ...(filter.memberId === null ? [] : [sql`member_id = ${filter.memberId}`]),
    ...(about
      ? [
          sql`(member_id = any (${[...about.members]}::int[]) or account_id = any (${[...about.accounts]}::int[]))`,
        ]
      : []),
    ...(filter.text === '' ? [] : [hasText(filter.text)]),
    ...(isEach ? [sql`audit_entry.action = wanted.action`] : []),
    ...(actions && !isEach ? [sql`action = any (${[...actions]}::text[])`] : []),
  ]
}

/** One act, the acts of one area, or all of them. */
function wantedActions({ action, area }: AuditFilter): readonly string[] | null {
  if (action !== null) return [action]
  return area === null ? null : actionsOf(area, [])
}

function hasText(text: string) {
  return sql<boolean>`exists (select from audit_detail where audit_detail.seq = audit_entry.seq
    and strpos(fold(coalesce(note, '') || ' ' || changes::text), fold(${text})) > 0)`
}

function readRows(db: Db, seqs: readonly number[]) {
  return db
    .selectFrom('auditEntry')
    .leftJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .leftJoin('account as actor', 'actor.id', 'auditEntry.actorAccountId')
    .leftJoin('member as deed', 'deed.id', 'actor.memberId')
    .leftJoin('member as person', 'person.id', 'auditEntry.memberId')
    .leftJoin('account as holder', 'holder.id', 'auditEntry.accountId')
    .where('auditEntry.seq', 'in', seqs.length > 0 ? [...seqs] : [0])
    .select([
      'auditEntry.seq',
      'auditEntry.at',
      'auditEntry.action',
      'auditEntry.actorAccountId as actorId',
      'auditEntry.memberId',
      'auditEntry.accountId',
      'actor.email as actorEmail',
      'deed.firstName as actorFirstName',
      'deed.lastName as actorLastName',
      'person.firstName',
      'person.lastName',
      'person.sharesContact',
      'holder.email as accountEmail',
      sql<AuditChange[] | null>`audit_detail.changes`.as('changes'),
      'auditDetail.note',
      'auditDetail.erasedAt',
    ])
    .orderBy('auditEntry.seq', 'desc')
    .execute()
}
