import { type RawBuilder, sql } from 'kysely'
import { statusIsNotArchived } from '../payment-status/payment-status.server.ts'
import { followed } from '../../ground/postgres/followed.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import type { FeeListFilter } from './fee-list.ts'
import { type FeePayer, feeOfYear, isFreeNewcomer, sharesOf } from './fee.ts'
import type { FeeSettings } from './fee-settings.ts'
import { GENERATE_BATCH } from './fee-batch.ts'
import { leafed } from '../../ground/lists/leafed.server.ts'
import { DIVISION_KEYS, inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import { nameContains } from '../../people/members/name-search.server.ts'
import { FEE_ADDRESS, HOUSEHOLD } from '../households/households.server.ts'
import { IS_IN_CLUB } from '../../people/members/club-count.server.ts'

/** Who owes the fee of a year and has not been asked for it; fee.ts says the same of one person. */
export type OwingFilter = { readonly period: number; readonly settings: FeeSettings }

export function listOwing(db: Db, { period, settings }: OwingFilter, filter: FeeListFilter) {
  const query = filtered(owing(db, { period, settings }), filter)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'member.divisionId as division',
      'division.name as divisionName',
      'account.role',
      'member.memberSince',
      sql<boolean>`${FEE_ADDRESS} is not null`.as('hasEmail'),
      amountOf({ period, settings }).as('amount'),
      HOUSEHOLD.as('household'),
    ])
  const keys = { name: NAME_KEYS, division: DIVISION_KEYS, amount: [amountOf({ period, settings })] }
  return leafed(query, inOrder(sortOf(filter), keys), filter)
}

type Narrowed = Pick<FeeListFilter, 'search' | 'divisions'>
const ALL: Narrowed = { search: [], divisions: [] }

/** How many there are and how much they owe together. */
export async function countOwing(
  db: Db,
  { period, settings }: OwingFilter,
  { search, divisions }: Narrowed = ALL,
): Promise<{ readonly count: number; readonly amount: number }> {
  const groups = await sumOwing(db, { period, settings, search, divisions })
  return { count: total(groups.map(({ count }) => count)), amount: total(groups.map(({ amount }) => amount)) }
}

/** The same by division, for the statistics. */
export function sumOwingByDivision(db: Db, { period, settings }: OwingFilter) {
  return sumOwing(db, { period, settings, ...ALL })
}

const sumOwing = remembered(
  async (db: Db, { period, settings, search, divisions }: OwingFilter & Narrowed) => {
    const groups = await (search.length === 0
      ? followOwing(db, { period })
      : listNarrowed(db, { period, search, divisions }))
    return groups.flatMap(({ count, ...payer }) => {
      const { division } = payer
      if (divisions.length > 0 && !divisions.includes(division)) return []
      const each = isFreeNewcomer(payer, settings) ? 0 : feeOfYear(payer, settings)
      return each > 0 ? [{ division, count, amount: count * each }] : []
    })
  },
)

/** What one owes depends on few things, so it is looked up once for all who share them. */
type Alike = Pick<FeePayer, 'division' | 'role' | 'kind' | 'ownFee' | 'isPaidFor'> & {
  readonly joinedMonth: number | null
}

const followOwing = followed<{ readonly period: number }, Alike>({
  by: ['division', 'role', 'kind', 'ownFee', 'isPaidFor', 'joinedMonth'],
  year: ({ period }) => period,
  lines: (db, { period }, only) =>
    sql`${alikeOf(owingAnything(db, period), period)
      .select('member.id as whose')
      .$if(only !== null, (query) => query.where(sql<boolean>`member.id = any(${only})`))}`,
})

/** A search knows too many words to be followed. */
function listNarrowed(db: Db, { period, ...narrowed }: Narrowed & { readonly period: number }) {
  return db
    .selectFrom(alikeOf(filtered(owingAnything(db, period), narrowed), period).as('line'))
    .select(['division', 'role', 'kind', 'ownFee', 'isPaidFor', 'joinedMonth'])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(['division', 'role', 'kind', 'ownFee', 'isPaidFor', 'joinedMonth'])
    .execute()
}

function alikeOf(query: Owing, period: number) {
  return query.select([
    'member.divisionId as division',
    'account.role',
    'membershipPeriod.kindId as kind',
    'ownFee.amount as ownFee',
    IS_PAID_FOR.as('isPaidFor'),
    joinedMonth(period).as('joinedMonth'),
  ])
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** The next ones in the order of the list, or all of them, frozen for a run. */
export async function listNextOwing(
  db: Db,
  input: OwingFilter,
  limit: number | null,
): Promise<readonly { id: number; firstName: string; lastName: string }[]> {
  const named = owing(db, input)
    .select(['member.id', 'member.firstName', 'member.lastName', 'householdMember.payerId'])
    .orderBy(sql.join([...NAME_KEYS, sql`member.id`]))
  const next = await named.$if(limit !== null, (query) => query.limit(limit)).execute()
  const payers = [...new Set(next.flatMap(({ payerId }) => payerId ?? []))]
  if (limit === null || payers.length === 0) return next
  // A household is asked for all of them at once, or its letter would tell a part.
  const taken = new Set(next.map(({ id }) => id))
  const homes = await named.where('householdMember.payerId', 'in', payers).execute()
  return [...next, ...homes.filter(({ id }) => !taken.has(id))]
}

/** How many have been asked for that year's fee. */
export async function countAsked(db: Db, period: number): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('type', '=', '2')
    .where('period', '=', period)
    .where(statusIsNotArchived('status'))
    .executeTakeFirstOrThrow()
  return count
}

/** Of these people, those who have a payment of that year already; archived ones do not count. */
export async function listAlreadyAsked(
  db: Db,
  ids: readonly number[],
  period: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('payment')
    .select('memberId')
    .where('type', '=', '2')
    .where('period', '=', period)
    .where(statusIsNotArchived('status'))
    .where('memberId', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  return new Set(rows.flatMap(({ memberId }) => memberId ?? []))
}

function owing(db: Db, input: OwingFilter) {
  const { newcomersFreeFrom } = input.settings
  return owingAnything(db, input.period)
    .where(sql<boolean>`${amountOf(input)} > 0`)
    .$if(newcomersFreeFrom !== null, (query) =>
      query.where(sql<boolean>`(own_fee.amount is not null
        or not coalesce(${joinedMonth(input.period)} >= ${newcomersFreeFrom}, false))`),
    )
}

/** Who may owe something for a year and has not been asked for it; his price, and whether newcomers are free, say the rest. */
function owingAnything(db: Db, period: number) {
  return (
    db
      .selectFrom('member')
      .leftJoin('account', 'account.memberId', 'member.id')
      .leftJoin('membershipPeriod', (join) =>
        join.onRef('membershipPeriod.memberId', '=', 'member.id').on('membershipPeriod.endsOn', 'is', null),
      )
      .leftJoin('ownFee', (join) =>
        join
          .onRef('ownFee.memberId', '=', 'member.id')
          .on(
            sql<boolean>`${period} between own_fee.from_period and coalesce(own_fee.until_period, ${period})`,
          ),
      )
      .leftJoin('householdMember', 'householdMember.memberId', 'member.id')
      .where(IS_IN_CLUB)
      .where('member.lifeTime', '=', false)
      .where(
        sql<boolean>`(member.member_since is null or member.member_since < ${`${period + 1}-01-01`}::date)`,
      ).where(sql<boolean>`not exists (select from payment where payment.member_id = member.id
      and payment.type = '2' and payment.period = ${period})`)
      // Whoever stands in a run that goes on is as good as asked.
      .where(sql<boolean>`not exists (select from batch_item join batch on batch.id = batch_item.batch_id
      where batch.kind = ${GENERATE_BATCH} and batch.status = 'running' and batch_item.state = 'waiting'
        and batch_item.item_id = member.id and (batch.params->>'period')::int = ${period})`)
  )
}

/** Somebody else of his household pays for him. */
const IS_PAID_FOR = sql<boolean>`coalesce(household_member.payer_id <> member.id, false)`

type Owing = ReturnType<typeof owingAnything>

function filtered(query: Owing, { search, divisions }: Pick<FeeListFilter, 'search' | 'divisions'>): Owing {
  let narrowed = query
  for (const word of search) narrowed = narrowed.where(nameContains(word))
  if (divisions.length === 0) return narrowed
  return narrowed.where(
    sql<boolean>`coalesce(member.division_id, 0) = any(${divisions.map((id) => id ?? 0)}::int[])`,
  )
}

/** The month in which somebody joined, where it was in that very year. */
function joinedMonth(period: number): RawBuilder<number | null> {
  return sql<number | null>`(case when extract(year from member.member_since) = ${sql.lit(period)}
    then extract(month from member.member_since)::int end)`
}

function amountOf({ period, settings }: OwingFilter): RawBuilder<number> {
  const { byKind, byRole, byDivision, inHousehold, yearly } = settings
  const usual = sql<number>`coalesce((${JSON.stringify(byKind)}::jsonb->>membership_period.kind_id::text)::int,
    (${JSON.stringify(byRole)}::jsonb->>coalesce(account.role, 'Member'))::int,
    (${JSON.stringify(byDivision)}::jsonb->>member.division_id::text)::int, ${yearly}::int)`
  const whole =
    inHousehold === null
      ? usual
      : sql<number>`(case when ${IS_PAID_FOR} then least(${usual}, ${inHousehold}::int) else ${usual} end)`
  const shares = sharesOf(settings)
  if (shares.length === 0) return sql<number>`coalesce(own_fee.amount, ${whole})`
  return sql<number>`coalesce(own_fee.amount, round(${whole}::numeric
    * coalesce((${[...shares]}::int[])[${joinedMonth(period)}], 1200) / 120000)::int * 100)`
}

/** Whatever else can be asked of a list of payments says nothing of those who have none yet. */
function sortOf({ sort, descending }: FeeListFilter) {
  const known = sort === 'division' || sort === 'amount' ? sort : 'name'
  return descending ? (`-${known}` as const) : known
}
