import { type RawBuilder, sql } from 'kysely'
import { type Beside, leafOf } from '../../ground/http/after.ts'
import { inKeys, isAfter, type Key } from '../../ground/lists/list-after.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import { allOf } from '../../ground/postgres/text-search.server.ts'
import { OPEN_STATUSES } from '../../money/payment-status/payment-status.ts'
import { statusIsOpen, statusUrgency } from '../../money/payment-status/payment-status.server.ts'
import { ROLES } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type MemberCard, STATE_BADGES, type StateBadge } from '../members/member.ts'
import { cardRows, daysOverdue, listCardsByIds } from '../members/member-cards.server.ts'
import { hiddenFilters, type MemberListFilter, type PaymentFilter, type Sort } from './member-list.ts'
import { calledExactly, calledOrAlmost } from '../members/name-search.server.ts'
import { isForgiven } from '../members/name-search.ts'
import { askableOwn, type AskedField, type Viewer } from '../members/visibility.ts'
import { isOwnColumn, type OwnColumn } from './columns.ts'
import { orInOwnTexts, ownConditions, ownSortKey } from './own-conditions.server.ts'

const COUNTED = 10_000

export type MemberPage = Beside & {
  readonly cards: readonly MemberCard[]
  readonly total: number
  readonly more: boolean
}

/** One page of the list, in as many statements however many cards there are. */
export async function listMembers(
  db: Db,
  { filter, viewer, today }: { filter: MemberListFilter; viewer: Viewer; today: string },
): Promise<MemberPage> {
  refuseProbing(filter, viewer)
  // The page is chosen first: whole cards are put together only for those who are on it.
  const own = askableOwn(viewer)
  const { after, page, pageSize } = filter
  const look = filter.search.some(isForgiven) ? foundOnce : foundInOrder
  const { keys, placeOf, read } = look(db, { filter, today, own })
  const { found, counting } = await read(after ? isAfter(keys, after, placeOf) : sql<boolean>`true`, {
    order: inKeys(keys, after),
    // Written out: a plan made without knowing how little is wanted is thought to be dear, and made anew each time.
    limit: sql.lit(pageSize + 1),
    offset: after || page === 1 ? sql.lit(0) : (page - 1) * pageSize,
  })
  const { items, ...beside } = leafOf(found, ({ id }) => id, { after, page, pageSize })
  const cards = await listCardsByIds(
    db,
    items.map(({ id }) => id),
    today,
  )
  const total = await counting
  return { cards, total: Math.min(total, COUNTED), more: total > COUNTED, ...beside }
}

type Part = {
  readonly order: RawBuilder<unknown>
  readonly limit: RawBuilder<number>
  readonly offset: RawBuilder<number> | number
}
type Looking = {
  readonly filter: MemberListFilter
  readonly today: string
} & OwnOnes
/** The club's own fields the reader may be told of anybody's card. */
type OwnOnes = { readonly own: readonly AskedField[] }

/** The list as an index holds it: it is left as soon as the page is full, and those who fit are counted apart. */
function foundInOrder(db: Db, { filter, today, own }: Looking) {
  const everybody = () => cardRows(db, today, { withFee: needsFee(filter) })
  return {
    keys: keysOf(filter, { today, own }),
    read: async (those: RawBuilder<boolean>, { order, limit, offset }: Part) => {
      const onPage = everybody()
        .where(conditions(filter, own))
        .where(those)
        .select('member.id')
        .orderBy(order)
        .limit(limit)
        .offset(offset)
      // The same for every page and order.
      const counted = {
        ...filter,
        sort: 'name',
        descending: false,
        after: null,
        page: 1,
        pageSize: 1,
      } as const
      const counting = countFound(db, { filter: counted, today, own })
      // The cards do not wait for the number; where they cannot be read, nobody asks for it.
      counting.catch(() => undefined)
      return { found: await onPage.execute(), counting }
    },
    placeOf: (by: RawBuilder<unknown>) =>
      sql`${everybody()
        .where('member.id', '=', filter.after?.id ?? 0)
        .select(by.as('place'))}`,
  }
}

const countFound = remembered(async (db: Db, { filter, today, own }: Looking): Promise<number> => {
  const some = cardRows(db, today, { withFee: needsFee(filter) })
    .where(conditions(filter, own))
    .select('member.id')
    .limit(sql.lit(COUNTED + 1))
  const { total } = await db
    .selectFrom(some.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
})

/** Those who are called so are looked up once, then both counted and put in order. */
function foundOnce(db: Db, { filter, today, own }: Looking) {
  const keys = keysOf(filter, { today, own })
  const called = cardRows(db, today, { withFee: needsFee(filter) })
    .where(conditions(filter, own))
    .select(['member.id', ...keys.map(({ by }, index) => by.as(`key${index}`))])
  const found = db.with(
    (cte) => cte('found').materialized(),
    () => called,
  )
  const counted = sql<number>`(select count(*)::int from found)`
  return {
    keys: keys.map((key, index) => ({ ...key, by: sql.ref(`found.key${index}`) })),
    read: async (those: RawBuilder<boolean>, { order, limit, offset }: Part) => {
      const onPage = await found
        .selectFrom('found')
        .select(['found.id', counted.as('total')])
        .where(those)
        .orderBy(order)
        .limit(limit)
        .offset(offset)
        .execute()
      // A page past the end has nobody who could say how many there are.
      const all = () => found.selectNoFrom(counted.as('total')).executeTakeFirstOrThrow()
      const { total } = onPage[0] ?? (await all())
      return { found: onPage, counting: total }
    },
    placeOf: (by: RawBuilder<unknown>) =>
      sql`select ${by} from found where found.id = ${filter.after?.id ?? 0}`,
  }
}

/** Who is meant by the filter, frozen: an export or a batch works on these and no others. */
export async function listMemberIds(
  db: Db,
  { filter, viewer, today }: { filter: MemberListFilter; viewer: Viewer; today: string },
): Promise<readonly number[]> {
  refuseProbing(filter, viewer)
  const own = askableOwn(viewer)
  const rows = await cardRows(db, today, { withFee: needsFee(filter) })
    .where(conditions(filter, own))
    .orderBy(inKeys(keysOf(filter, { today, own })))
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

function conditions(filter: MemberListFilter, own: readonly AskedField[]): RawBuilder<boolean> {
  const badges = STATE_BADGES.filter((badge) => filter.tags.includes(badge))
  const roles = ROLES.filter((role) => filter.tags.includes(role))
  const words = filter.tags.filter((tag) => ![...STATE_BADGES, ...ROLES].some((known) => known === tag))
  return allOf([
    sql`member.erased_at is null`,
    ...(filter.archived || badges.includes('archived') ? [] : [sql`member.archived_at is null`]),
    ...filter.search.map((word) => orInOwnTexts(calledOrAlmost(word, filter.search), word, own)),
    ...ownConditions(filter.own, own),
    ...badges.map((badge) => BADGE_CONDITIONS[badge]),
    ...roles.map((role) => sql`account.role = ${role}`),
    ...words.map(
      (word) =>
        sql`exists (select from member_tag join tag on tag.id = member_tag.tag_id where member_tag.member_id = member.id and tag.name = ${word})`,
    ),
    ...(filter.divisions.length > 0 ? [isInDivision(filter.divisions)] : []),
    ...(filter.kinds.length > 0
      ? [
          sql`exists (select from membership_period where membership_period.member_id = member.id
            and ends_on is null and kind_id = any(${[...filter.kinds]}::int[]))`,
        ]
      : []),
    ...(filter.roles.length > 0 ? [sql`account.role = any(${[...filter.roles]}::text[])`] : []),
    ...(filter.payment ? [standsSo(filter.payment)] : []),
  ])
}

/** Said so that the index of a division's people by name can be used. */
function isInDivision(divisions: readonly (number | null)[]): RawBuilder<unknown> {
  const ids = divisions.filter((id) => id !== null)
  const [only] = ids
  const inOne =
    ids.length === 1 ? sql`member.division_id = ${only}` : sql`member.division_id = any(${ids}::int[])`
  return divisions.includes(null) ? sql`(${inOne} or member.division_id is null)` : inOne
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

/** The order of the list; whoever has nothing there comes last, and who is equal is told apart by name. */
type Ordering = OwnOnes & { readonly today: string }

function keysOf({ sort, descending, search }: MemberListFilter, { today, own }: Ordering): readonly Key[] {
  // Whoever is really called so comes before those who are called almost so.
  const exactly = search.some(isForgiven)
    ? search.map((word) => ({ by: calledExactly(word), descending: true }))
    : []
  const keys = isOwnColumn(sort)
    ? [ownSortKey(sort, own, descending) ?? sql`member.number`]
    : SORT_KEYS[sort](descending, today)
  const chosen = keys.map((by) => ({ by, descending }))
  const byName = NAME_KEYS.map((by) => ({ by }))
  return [
    ...(sort === 'name' ? exactly : []),
    ...chosen,
    ...(sort === 'name' ? [] : byName),
    { by: sql`member.id` },
  ]
}

const NAME_KEYS = [sql`member.last_name collate cs`, sql`member.first_name collate cs`] as const

type SortKeys = (descending: boolean, today: string) => readonly RawBuilder<unknown>[]

// Where there may be nothing, a value stands in for it that comes last; an index holds the same words.
const SORT_KEYS: Readonly<Record<Exclude<Sort, OwnColumn>, SortKeys>> = {
  name: () => NAME_KEYS,
  number: () => [sql`member.number`],
  division: (down) => [
    down ? sql`coalesce(division.position, -2147483648)` : sql`coalesce(division.position, 2147483647)`,
    sql`coalesce(division.name, '') collate cs`,
  ],
  memberSince: (down) => [
    down
      ? sql`coalesce(member.member_since, '-infinity'::date)`
      : sql`coalesce(member.member_since, 'infinity'::date)`,
  ],
  payment: (_, today) => [PAYMENT_RANK, sql`-(${daysOverdue(today)})`],
}

// Who was not asked yet stands after all who owe, before those who are done with it.
const PAYMENT_RANK = sql`case when member.life_time then 9 else
  coalesce(${statusUrgency('fee.status')}, ${sql.lit(OPEN_STATUSES.length)} + 0.5) end`
