import { type RawBuilder, sql } from 'kysely'
import {
  statusAwaitsReminder,
  statusIsClosed,
  statusIsOpen,
  statusUrgency,
} from '../payment-status/payment-status.server.ts'
import { type Blank, prepared } from '../../ground/postgres/prepared.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import type { FeeListFilter } from './fee-list.ts'
import type { FeeListTab, FeeSort } from './fee-tab.ts'
import type { FeeSettings } from './fee-settings.ts'
import { sumTally, type Tally } from './payment-tallies.server.ts'
import { leafed } from '../../ground/lists/leafed.server.ts'
import { DIVISION_KEYS, inOrder, type Part } from '../../ground/lists/list-order.server.ts'
import { riderNumber } from '../../people/members/whose.ts'
import { FEE_ADDRESS, HOUSEHOLD } from '../households/households.server.ts'
import { PAYER, PAYER_KEYS, payerCalled } from '../payments/payers.server.ts'

type PaymentTab = Exclude<FeeListTab, 'generate'>
type Scope = {
  readonly tab: PaymentTab
  readonly today: string
  readonly settings: FeeSettings
  /** Payments that are told about elsewhere on the page. */
  readonly except?: readonly number[]
}

/** One page of payments with whose they are and what has come for them. */
export async function listPayments(db: Db, scope: Scope, filter: FeeListFilter, of: Of = 'all') {
  const { items, ...leaf } = await listIds(db, { scope, filter, of })
  const ids = items.map(({ id }) => id)
  return { ...leaf, items: await listPaymentsOf(db, ids) }
}

/** These payments, in the order they are asked for. */
export async function listPaymentsOf(db: Db, ids: readonly number[]) {
  const rows = await readPayments(db, { ids })
  const found = new Map(rows.map((row) => [row.id, { ...row, memberId: riderNumber(row) }]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export type FeePayment = Awaited<ReturnType<typeof listPaymentsOf>>[number]

type Asked = { readonly scope: Scope; readonly filter: FeeListFilter; readonly of?: Of }

/** Which payments stand on the page: to put them in order, all of them are looked at. */
const listIds = remembered((db: Db, { scope, filter, of }: Asked) =>
  leafed(rows(db, scope, filter, of).select('payment.id'), keysOf(filter), filter),
)

const readPayments = prepared((db, blank: Blank<{ ids: readonly number[] }>) =>
  db
    .selectFrom('payment')
    .leftJoin('member', 'member.id', 'payment.memberId')
    .leftJoin('guest', 'guest.id', 'payment.guestId')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .leftJoin('account', 'account.memberId', 'member.id')
    .leftJoin('householdMember', (join) =>
      join.onRef('householdMember.memberId', '=', 'member.id').on('payment.type', '=', '2'),
    )
    .selectAll('payment')
    .select([
      'paymentBalance.paid',
      'paymentBalance.remaining',
      PAYER.number.as('number'),
      PAYER.firstName.as('firstName'),
      PAYER.lastName.as('lastName'),
      'member.nickname',
      sql<string | null>`coalesce(member.phone, guest.phone)`.as('phone'),
      'member.divisionId as division',
      'division.name as divisionName',
      sql<string | null>`coalesce(${FEE_ADDRESS}, guest.email)`.as('email'),
      HOUSEHOLD.as('household'),
      sql<string | null>`(payment.reminder1_at at time zone 'Europe/Prague')::date`.as('reminder1On'),
      LETTER.as('letter'),
      PAID_WITH.as('paidWith'),
    ])
    .where(sql<boolean>`payment.id = any(${blank('ids')}::int[])`),
)

/** How many there are on all pages together, and how much. */
export async function countPayments(db: Db, scope: Scope, filter: FeeListFilter): Promise<Tally> {
  // The same for every page and order.
  const all = { ...filter, page: 1, pageSize: 1, after: null, sort: 'name', descending: false } as const
  if (isNarrowed(filter)) return countAll(db, { scope, filter: all })
  const { except = [], ...whole } = scope
  const [{ count, amount }, apart] = await Promise.all([
    countTab(db, whole),
    except.length === 0 ? { count: 0, amount: 0 } : countAll(db, { scope, filter: all, of: 'except' }),
  ])
  return { count: count - apart.count, amount: amount - apart.amount }
}

const countAll = remembered((db: Db, { scope, filter, of }: Asked) =>
  rows(db, scope, filter, of)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(payment.amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow(),
)

/** How many payments each tab holds. */
export async function countTabs(db: Db, { today, settings }: Omit<Scope, 'tab' | 'except'>) {
  const count = async (tab: PaymentTab) => (await countTab(db, { tab, today, settings })).count
  const [pending, reminders, received] = await Promise.all([
    count('pending'),
    count('reminders'),
    count('received'),
  ])
  return { pending, reminders, received }
}

const countTab = remembered((db: Db, scope: Omit<Scope, 'except'>): Promise<Tally> =>
  sumTally(db, isIn(scope, { table: 'tally', remindedOn: sql`tally.reminded_on` })),
)

/** All of a tab but those that are told about elsewhere, or just those. */
type Of = 'all' | 'except'

const REMINDED_ON = sql`(payment.reminder1_at at time zone 'Europe/Prague')::date`

/** Whether it is time to remind of a payment, said of the table itself. */
export function isDueForReminder(scope: Pick<Scope, 'today' | 'settings'>): RawBuilder<boolean> {
  return isIn({ ...scope, tab: 'reminders' }, { table: 'payment', remindedOn: REMINDED_ON })
}

function rows(db: Db, scope: Scope, filter: FeeListFilter, of: Of = 'all') {
  const except = sql`(${[...(scope.except ?? [])]}::int[])`
  return db
    .selectFrom('payment')
    .leftJoin('member', 'member.id', 'payment.memberId')
    .leftJoin('guest', 'guest.id', 'payment.guestId')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .where(isIn(scope, { table: 'payment', remindedOn: REMINDED_ON }))
    .where(of === 'all' ? sql<boolean>`payment.id <> all${except}` : sql<boolean>`payment.id = any${except}`)
    .where(narrowing(filter, scope.today))
}

/** Payments, or the tally of them. */
type Counted = { readonly table: 'payment' | 'tally'; readonly remindedOn: RawBuilder<unknown> }

function isIn({ tab, today, settings }: Scope, { table, remindedOn }: Counted): RawBuilder<boolean> {
  const status = `${table}.status`
  if (tab === 'pending') return statusIsOpen(status)
  if (tab === 'received') return statusIsClosed(status)
  // The same question as reminder.ts asks of one payment.
  const { firstReminderAfter, secondReminderAfter } = settings
  const dueOn = sql.ref(`${table}.due_on`)
  return sql<boolean>`((${statusAwaitsReminder(status, 1)} and ${dueOn} + ${firstReminderAfter}::int <= ${today}::date)
    or (${statusAwaitsReminder(status, 2)} and coalesce(${remindedOn}, ${dueOn}) + ${secondReminderAfter}::int <= ${today}::date))`
}

function isNarrowed({ search, divisions, statuses, overdueOnly, way, period }: FeeListFilter): boolean {
  const lists = [search, divisions, statuses]
  return overdueOnly || way !== null || period !== null || lists.some(({ length }) => length > 0)
}

function narrowing(filter: FeeListFilter, today: string): RawBuilder<boolean> {
  const { search, divisions, statuses, overdueOnly, way, period } = filter
  const parts = [
    sql`true`,
    ...search.map(found),
    ...(divisions.length > 0
      ? [sql`coalesce(member.division_id, 0) = any(${divisions.map((id) => id ?? 0)}::int[])`]
      : []),
    ...(statuses.length > 0 ? [sql`payment.status = any(${[...statuses]}::text[])`] : []),
    ...(overdueOnly ? [sql`payment.due_on < ${today}::date`] : []),
    ...(period === null
      ? []
      : [sql`coalesce(payment.period, extract(year from payment.due_on)) = ${period}`]),
    ...(way === null
      ? []
      : [
          sql`exists (select from allocation where allocation.payment_id = payment.id
            and allocation.reversed_at is null and ${way === 'cash' ? sql`allocation.mode = 'cash'` : sql`allocation.movement_id is not null`})`,
        ]),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** By the name, or by the symbol: whole, and only where it can be one. */
function found(word: string): RawBuilder<boolean> {
  const name = payerCalled(word)
  return /^\d+$/.test(word) ? sql<boolean>`(${name} or payment.variable_symbol = ${word})` : name
}

/** What became of the last letter about the payment; instructions and reminders alike. */
const LETTER = sql<{ readonly state: string; readonly at: string } | null>`(
  select json_build_object('state', mail.state, 'at', coalesce(mail.sent_at, mail.created_at)) from mail
  where mail.template in ('payment-instructions', 'payment-reminder', 'guest-payment-instructions', 'guest-payment-reminder')
    and mail.params->>'paymentId' = payment.id::text
  order by mail.id desc limit 1)`

export type PaidPart = {
  readonly id: number
  readonly amount: number
  readonly mode: 'automatic' | 'manual' | 'cash' | 'opening'
  readonly on: string
  readonly from: string | null
  readonly note: string | null
}

/** The money a payment was paid by, what was taken back again left out. */
const PAID_WITH = sql<readonly PaidPart[]>`(
  select coalesce(json_agg(json_build_object('id', allocation.id, 'amount', allocation.amount, 'mode', allocation.mode,
    'on', coalesce(bank_movement.booked_on, (allocation.created_at at time zone 'Europe/Prague')::date),
    'from', bank_movement.counter_name, 'note', allocation.note) order by allocation.id), '[]')
  from allocation left join bank_movement on bank_movement.id = allocation.movement_id
  where allocation.payment_id = payment.id and allocation.reversed_at is null)`

const SORT_KEYS: Readonly<Record<FeeSort, readonly Part[]>> = {
  name: PAYER_KEYS,
  division: DIVISION_KEYS,
  amount: [sql`payment.amount`],
  due: [sql`payment.due_on`],
  // Whatever is received was closed some day; said so, an index answers.
  paid: [sql`coalesce(payment.paid_at, payment.archived_at)`],
  status: [statusUrgency('payment.status')],
}

function keysOf({ sort, descending }: FeeListFilter) {
  return inOrder<FeeSort>(descending ? `-${sort}` : sort, SORT_KEYS, [...PAYER_KEYS, sql`payment.id`])
}
