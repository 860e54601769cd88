import { sql } from 'kysely'
import { statusIsClosed, statusIsOpen } from '../payment-status/payment-status.server.ts'
import { isOpen, isPaid } from '../payment-status/payment-status.ts'
import { IS_CANCELLED, IS_UNSPENT } from '../payments/unspent.server.ts'
import { riderNumber } from '../../people/members/whose.ts'
import type { Db } from '../../tables.ts'
import { slipsOf } from './clues.ts'
import { listFewPeople } from './few-people.server.ts'
import { lookedFor } from './looked-for.ts'
import type { Knowledge, Movement, OpenPayment } from './pairing.ts'
import type { Person } from './names.ts'
import { UNDONE_TOGETHER } from './sure.ts'

export type Facts = {
  readonly movements: readonly Movement[]
  readonly payments: readonly OpenPayment[]
  readonly knowledge: Knowledge
}

const NO_KNOWLEDGE: Knowledge = {
  people: [],
  closedSymbols: new Map(),
  accounts: new Map(),
  refused: new Set(),
}

/** So many movements are looked up one by one; for more it is quicker to read the whole club once. */
const FEW = 500

/** Everything pairing looks at, in a fixed number of statements, whatever there is; without money there is nothing to look for. */
export async function readFacts(db: Db): Promise<Facts> {
  const movements = await listWaitingMovements(db)
  if (movements.length === 0) return { movements, payments: [], knowledge: NO_KNOWLEDGE }
  return movements.length > FEW ? readAllFacts(db, movements) : readFewFacts(db, movements)
}

export async function readAllFacts(db: Db, movements: readonly Movement[]): Promise<Facts> {
  return {
    movements,
    payments: await listOpenPayments(db),
    knowledge: {
      people: await listPeople(db),
      closedSymbols: closedSymbolsOf(await listClosed(db)),
      accounts: await readAccounts(db),
      refused: await readRefused(db),
    },
  }
}

/** The same answers for these movements, from what they can be about alone. */
export async function readFewFacts(db: Db, movements: readonly Movement[]): Promise<Facts> {
  const asked = lookedFor(movements)
  const bySymbol = await listBySymbol(db, asked.symbols)
  const known = new Set(bySymbol.map(({ variableSymbol }) => variableSymbol))
  const slips = asked.mistyped.filter((symbol) => !known.has(symbol)).flatMap(slipsOf)
  const [meant, accounts, refused] = await Promise.all([
    listBySymbol(db, [...new Set(slips)]),
    readAccounts(db, asked.accounts),
    readRefused(
      db,
      movements.map(({ id }) => id),
    ),
  ])
  const members = [...bySymbol, ...meant].map(riderNumber)
  const people = await listFewPeople(db, asked, [...members, ...[...accounts.values()].flat()])
  return {
    movements,
    // Whoever was erased is nobody to be named, and may owe something still.
    payments: await listOpenPayments(db, [...new Set([...people.map(({ id }) => id), ...members])]),
    knowledge: {
      people,
      closedSymbols: closedSymbolsOf(bySymbol.filter(({ status }) => !isOpen(status))),
      accounts,
      refused,
    },
  }
}

function listBySymbol(db: Db, symbols: readonly string[]) {
  return db
    .selectFrom('payment')
    .select(['variableSymbol', 'memberId', 'guestId', 'status', 'amount'])
    .where(sql<boolean>`variable_symbol = any(${[...symbols]}::text[])`)
    .execute()
}

/** Money nobody has assigned, and both ends of every storno that has not been worked off. */
export async function listWaitingMovements(db: Db): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`
    with waiting as (
      select id from bank_movement where set_aside_at is null and ${IS_UNSPENT} and not ${IS_CANCELLED}
      union
      select ends.id from bank_movement taken
      join bank_movement came on came.instruction_id = taken.instruction_id and came.account = taken.account
        and came.amount = -taken.amount
      cross join lateral (values (taken.id), (came.id)) as ends (id)
      where taken.amount < 0 and taken.storno_of is null and came.storno_of is null
        and not exists (select from bank_movement storno where storno.storno_of in (taken.id, came.id))
    )
    select bank_movement.id, booked_on as "bookedOn", amount, currency,
      case when currency <> 'CZK' and counted_as is null then null else remaining end as remaining,
      variable_symbol as "variableSymbol", payer_reference as "payerReference", message, identification, comment,
      counter_account || coalesce('/' || counter_bank, '') as "payerAccount",
      counter_name as "payerName", instruction_id as "instructionId"
    from bank_movement
    join movement_balance on movement_balance.movement_id = bank_movement.id
    -- A list: PostgreSQL takes a third of all movements for waiting, and would read them all.
    where bank_movement.id = any(array(select id from waiting))
    order by bank_movement.id`.execute(db)
  return rows
}

async function listOpenPayments(db: Db, of?: readonly number[]): Promise<readonly OpenPayment[]> {
  const members = (of ?? []).filter((id) => id > 0)
  const guests = (of ?? []).flatMap((id) => (id < 0 ? -id : []))
  const rows = await db
    .selectFrom('payment')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .leftJoin('householdMember', 'householdMember.memberId', 'payment.memberId')
    .select(['payment.id', 'payment.memberId', 'guestId', 'type', 'period', 'dueOn', 'variableSymbol'])
    .select(['paymentBalance.remaining', 'householdMember.payerId'])
    .where(statusIsOpen('status'))
    .$if(of !== undefined, (some) =>
      some.where(
        sql<boolean>`(payment.member_id = any(${members}::int[]) or guest_id = any(${guests}::int[]))`,
      ),
    )
    .execute()
  return rows.map(({ guestId, ...payment }) => ({
    ...payment,
    memberId: riderNumber({ ...payment, guestId }),
  }))
}

async function listPeople(db: Db): Promise<readonly Person[]> {
  return db
    .selectFrom('member')
    .leftJoin('householdMember', 'householdMember.memberId', 'member.id')
    .select([
      'member.id',
      'firstName',
      'lastName',
      'nickname',
      'householdMember.payerId',
      sql<string | null>`changes.home_of(street, postal_code, city)`.as('household'),
    ])
    .where('erasedAt', 'is', null)
    .execute()
}

function listClosed(db: Db) {
  return db
    .selectFrom('payment')
    .select(['variableSymbol', 'memberId', 'guestId', 'status', 'amount'])
    .where(statusIsClosed('status'))
    .execute()
}

function closedSymbolsOf(rows: Awaited<ReturnType<typeof listClosed>>): Knowledge['closedSymbols'] {
  return new Map(
    rows.map(({ variableSymbol, status, amount, ...whose }) => [
      variableSymbol,
      { memberId: riderNumber(whose), isPaid: isPaid(status), amount },
    ]),
  )
}

/** Who was paid for from which account; money kept as a credit tells the same. */
async function readAccounts(db: Db, of?: readonly string[]): Promise<Knowledge['accounts']> {
  const those = of
    ? sql`and movement_id = any(array(select id from bank_movement where ${isFrom(of)}))`
    : sql``
  const { rows } = await sql<{ account: string; members: number[] }>`
    select counter_account || coalesce('/' || counter_bank, '') as account,
      array_agg(distinct member_id order by member_id) as members
    from bank_movement
    join (
      select movement_id, coalesce(member_id, -guest_id) as member_id from allocation
        join payment on payment.id = payment_id where reversed_at is null ${those}
      union select movement_id, member_id from credit where closed_as is distinct from 'reversed' ${those}
    ) as paid on paid.movement_id = bank_movement.id
    where counter_account is not null
    group by 1`.execute(db)
  return new Map(rows.map(({ account, members }) => [account, members]))
}

/** The number alone for the index, then the bank too. */
function isFrom(accounts: readonly string[]) {
  const numbers = accounts.map((account) => account.split('/', 1)[0])
  return sql`counter_account = any(${numbers}::text[])
    and counter_account || coalesce('/' || counter_bank, '') = any(${[...accounts]}::text[])`
}

/** A 'no' to a suggestion, and a pairing that a person took back by itself: that is a 'no' as well. */
async function readRefused(db: Db, of?: readonly number[]): Promise<Knowledge['refused']> {
  const those = of ? sql`movement_id = any(${[...of]}::int[])` : sql`true`
  const { rows } = await sql<{ key: string }>`
    select movement_id || ':' || suggestion as key from pairing_refusal where ${those}
    union select movement_id || ':' || payment_id from allocation
      where reversed_at is not null and reversed_by is not null and movement_id is not null and ${those}
        and reversal_reason not like ${UNDONE_TOGETHER}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
