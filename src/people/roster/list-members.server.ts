import { type RawBuilder, sql } from 'kysely'
import { allOf } from '../../ground/postgres/text-search.server.ts'
import { OPEN_STATUSES } from '../../money/payment-status/payment-status.ts'
import { statusIsOpen, statusUrgency } from '../../money/payment-status/payment-status.server.ts'
import { ROLES } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type MemberCard, STATE_BADGES, type StateBadge } from '../members/member.ts'
import { cardRows, daysOverdue, listCardsByIds } from '../members/member-cards.server.ts'
import { hiddenFilters, type MemberListFilter, type PaymentFilter, type Sort } from './member-list.ts'
import { nameAlmostContains, nameContains, nameContainsAll } from '../members/name-search.server.ts'
import { isForgiven } from '../members/name-search.ts'
import type { Viewer } from '../members/visibility.ts'

const COUNTED = 10_000

export type MemberPage = {
  readonly cards: readonly MemberCard[]
  readonly total: number
  readonly more: boolean
}

/** One page of the list, in two statements however many cards there are. */
export async function listMembers(
  db: Db,
  { filter, viewer, today }: { filter: MemberListFilter; viewer: Viewer; today: string },
): Promise<MemberPage> {
  refuseProbing(filter, viewer)
  // The page is chosen first: whole cards are put together only for those who are on it.
  const search = await searchOf(db, filter)
  const found = () =>
    cardRows(db, today, { withFee: needsFee(filter) })
      .where(conditions(filter, search))
      .select('member.id')
  const counted = db
    .selectFrom(
      found()
        .limit(COUNTED + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
  const onPage = await found()
    .select(counted.as('total'))
    .orderBy(ordering(filter, today, search))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute()
  const cards = await listCardsByIds(
    db,
    onPage.map(({ id }) => id),
    today,
  )
  // A page past the end has nobody who could say how many there are.
  const total = onPage[0]?.total ?? (filter.page > 1 ? (await counted.executeTakeFirstOrThrow()).total : 0)
  return { cards, total: Math.min(total, COUNTED), more: total > COUNTED }
}

/** Who is meant by the filter, frozen: an export or a batch works on these and no others. */
export async function listMemberIds(
  db: Db,
  { filter, viewer, today }: { filter: MemberListFilter; viewer: Viewer; today: string },
): Promise<readonly number[]> {
  refuseProbing(filter, viewer)
  const search = await searchOf(db, filter)
  const rows = await cardRows(db, today, { withFee: needsFee(filter) })
    .where(conditions(filter, search))
    .orderBy(ordering(filter, today, search))
    .select('member.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Looking up everybody's fee costs more than all the rest; only an order or a filter by it needs that. */
function needsFee({ payment, sort }: MemberListFilter): boolean {
  return payment !== null || sort === 'payment'
}

function refuseProbing(filter: MemberListFilter, viewer: Viewer): void {
  const hidden = hiddenFilters(filter, viewer)
  if (hidden.length > 0)
    throw new Refusal('invalid_fields', {
      fields: Object.fromEntries(hidden.map((field) => [field, 'invalid'])),
    })
}

/** How words are looked for: as they are, or with one slip forgiven. */
type Search = 'as written' | 'forgiving'

/** Where enough people are really called so, nobody is asked about those who are called almost so. */
const ENOUGH = 10

async function searchOf(db: Db, { search }: MemberListFilter): Promise<Search> {
  if (!search.some(isForgiven)) return 'as written'
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from member where member.erased_at is null and ${nameContainsAll(search)} limit ${ENOUGH}) as called`.execute(
    db,
  )
  return (rows[0]?.count ?? 0) < ENOUGH ? 'forgiving' : 'as written'
}

function conditions(filter: MemberListFilter, search: Search): RawBuilder<boolean> {
  const badges = STATE_BADGES.filter((badge) => filter.tags.includes(badge))
  const roles = ROLES.filter((role) => filter.tags.includes(role))
  const words = filter.tags.filter((tag) => ![...STATE_BADGES, ...ROLES].some((known) => known === tag))
  return allOf([
    sql`member.erased_at is null`,
    ...(filter.archived || badges.includes('archived') ? [] : [sql`member.archived_at is null`]),
    ...filter.search.map((word) => (search === 'forgiving' ? nameAlmostContains(word) : nameContains(word))),
    ...badges.map((badge) => BADGE_CONDITIONS[badge]),
    ...roles.map((role) => sql`account.role = ${role}`),
    ...words.map(
      (word) =>
        sql`exists (select from member_tag join tag on tag.id = member_tag.tag_id where member_tag.member_id = member.id and tag.name = ${word})`,
    ),
    ...(filter.divisions.length > 0
      ? [sql`coalesce(member.division_id, 0) = any(${filter.divisions.map((id) => id ?? 0)}::int[])`]
      : []),
    ...(filter.roles.length > 0 ? [sql`account.role = any(${[...filter.roles]}::text[])`] : []),
    ...(filter.payment ? [standsSo(filter.payment)] : []),
  ])
}

const BADGE_CONDITIONS: Readonly<Record<StateBadge, RawBuilder<unknown>>> = {
  lifeTime: sql`member.life_time`,
  approved: sql`member.approved_at is not null`,
  ritual: sql`member.ritual_on is not null`,
  frontPatch: sql`member.front_patch_on is not null`,
  backPatch: sql`member.back_patch_on is not null`,
  excluded: sql`member.excluded_on is not null`,
  archived: sql`member.archived_at is not null`,
}

/** Who is a member for life owes nothing, whatever was once generated. */
function standsSo(payment: PaymentFilter): RawBuilder<unknown> {
  if (payment === 'unpaid')
    return sql`(not member.life_time and (fee.status is null or ${statusIsOpen('fee.status')}))`
  if (payment === 'none') return sql`(not member.life_time and fee.status is null)`
  return sql`(fee.status = ${payment} and not member.life_time)`
}

function ordering(
  { sort, descending, search }: MemberListFilter,
  today: string,
  how: Search,
): RawBuilder<unknown> {
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  const keys = sortKeys(sort, today).map((key) => sql`${key} ${direction}`)
  // Whoever is really called so comes before those who are called almost so.
  const exactly = search.map((word) => sql`(${nameContains(word)}) desc`)
  return sql.join([
    ...(sort === 'name' && how === 'forgiving' ? exactly : []),
    ...keys,
    ...NAME_KEYS,
    sql`member.id`,
  ])
}

const NAME_KEYS = [sql`member.last_name collate cs`, sql`member.first_name collate cs`] as const

function sortKeys(sort: Sort, today: string): readonly RawBuilder<unknown>[] {
  const keys: Readonly<Record<Sort, readonly RawBuilder<unknown>[]>> = {
    name: NAME_KEYS,
    number: [sql`member.number`],
    division: [sql`division.position`, sql`division.name collate cs`],
    memberSince: [sql`member.member_since`],
    payment: [PAYMENT_RANK, sql`-(${daysOverdue(today)})`],
  }
  return keys[sort]
}

// Who was not asked yet stands after all who owe, before those who are done with it.
const PAYMENT_RANK = sql`case when member.life_time then 9 else
  coalesce(${statusUrgency('fee.status')}, ${sql.lit(OPEN_STATUSES.length)} + 0.5) end`
