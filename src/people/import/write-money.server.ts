import { sql } from 'kysely'
import { openStatusOf, statusAfter } from '../../money/payment-status/payment-status.ts'
import { variableSymbolsOf } from '../../money/payments/variable-symbol.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { itemsOf } from './belonging.ts'
import type { ImportedMoney } from './card-field.ts'
import type { Changes } from './plan.ts'

type Line = { readonly memberId: number; readonly before: Changes; readonly after: Changes }
type Order = { readonly importId: number; readonly actorId: number; readonly today: string }

/** As it stands on the desk and on the person's own page, in the club's language. */
const DEBT = 'Počáteční zůstatek'

const OWED = openStatusOf({ reminder1At: null, reminder2At: null })
const PAID = statusAfter(OWED, 'pay')

/**
 * What people bring along from before: a credit, a debt to be paid, years that are paid. No money comes or goes by it and nobody is
 * written to. A constant number of statements.
 */
export async function writeMoney(tx: Db, order: Order, lines: readonly Line[]): Promise<void> {
  const balances = lines.flatMap(({ memberId, before, after: { openingBalance: amount } }) =>
    typeof amount === 'number' && (before.openingBalance ?? null) === null ? [{ memberId, amount }] : [],
  )
  const years = lines.flatMap(({ memberId, before, after }) => {
    const known = itemsOf('paidYears', before.paidYears)
    const added = itemsOf('paidYears', after.paidYears).filter((year) => !known.includes(year))
    return added.map((year) => ({ memberId, year: Number(year) }))
  })
  const debts = balances.filter(({ amount }) => amount < 0)
  await insertCredits(
    tx,
    order,
    balances.filter(({ amount }) => amount > 0),
  )
  await insertPayments(tx, order, [
    ...debts.map(({ memberId, amount }) => ({ memberId, year: null, amount: -amount })),
    ...years.map((paid) => ({ ...paid, amount: 0 })),
  ])
}

type Balance = { readonly memberId: number; readonly amount: number }

async function insertCredits(
  tx: Db,
  { importId, actorId }: Order,
  credits: readonly Balance[],
): Promise<void> {
  if (credits.length === 0) return
  await sql`insert into credit (member_id, amount, created_by, import_id)
    select "memberId", amount, ${actorId}::int, ${importId}::int
    from jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) as line ("memberId" int, amount int)`.execute(
    tx,
  )
}

type Owed = Balance & { readonly year: number | null }

async function insertPayments(tx: Db, order: Order, payments: readonly Owed[]): Promise<void> {
  if (payments.length === 0) return
  const { importId, actorId, today } = order
  const rows = await withSymbols(tx, payments, Number(today.slice(0, 4)))
  // A paid year was asked for and paid on its last day, or today: nobody knows better, and nobody waited for it here.
  await knowing({ payment_variable_symbol_key: noSymbol, one_fee_a_year: changed }, () =>
    sql`insert into payment (member_id, type, status, period, purpose, amount, due_on, variable_symbol, paid_at, created_at,
        created_by, import_id)
      select "memberId", case when year is null then '1' else '2' end, status, year,
        case when year is null then ${DEBT} end, amount, coalesce(make_date(year, 12, 31), ${today}::date), symbol,
        case when year is not null then moment end, moment, ${actorId}::int, ${importId}::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line ("memberId" int, year int, amount int, symbol text, status text)
      cross join lateral (
        select least(now(), (make_date(year, 12, 31) + time '12:00') at time zone 'Europe/Prague') as moment) as on_day`.execute(
      tx,
    ),
  )
}

const noSymbol = () => new Refusal('no_symbol_left')
const changed = () => new Refusal('plan_changed')

/** Each gets a symbol of his own that he never had. */
async function withSymbols(tx: Db, payments: readonly Owed[], thisYear: number) {
  const ids = [...new Set(payments.map(({ memberId }) => memberId))]
  const { rows } = await sql<{ id: number; number: number; symbols: readonly string[] }>`
    select id, number, array(select variable_symbol from payment where member_id = member.id) as symbols
    from member where id = any(${ids}::int[])`.execute(tx)
  const people = new Map(rows.map(({ id, number, symbols }) => [id, { number, taken: new Set(symbols) }]))
  return payments.map((payment) => {
    const person = people.get(payment.memberId)
    const kind = payment.year === null ? 'goods' : 'fee'
    const symbol = variableSymbolsOf({
      year: payment.year ?? thisYear,
      kind,
      memberNumber: person?.number ?? 0,
    }).find((one) => !person?.taken.has(one))
    if (symbol === undefined) throw noSymbol()
    person?.taken.add(symbol)
    return { ...payment, symbol, status: payment.year === null ? OWED : PAID }
  })
}

type Since = { readonly importId: number; readonly ids: readonly number[] }

/** Whose money of this import was touched since, and who has other money by now. */
export async function listMoneySince(tx: Db, { importId, ids }: Since) {
  const { rows } = await sql<{ memberId: number; isForeign: boolean }>`
    select member_id as "memberId", import_id is distinct from ${importId} as "isForeign" from credit
    where member_id = any(${[...ids]}::int[]) and (import_id is distinct from ${importId} or closed_as is not null)
    union select member_id, import_id is distinct from ${importId} from payment
    where member_id = any(${[...ids]}::int[]) and (import_id is distinct from ${importId}
      or status <> case when type = '2' then ${PAID} else ${OWED} end
      or exists (select from allocation where payment_id = payment.id)
      or exists (select from ride_cash where payment_id = payment.id)
      or exists (select from paper_letter where payment_id = payment.id))`.execute(tx)
  const whose = (isForeign: boolean) =>
    new Set(rows.filter((row) => row.isForeign === isForeign).map(({ memberId }) => memberId))
  return { foreign: whose(true), touched: whose(false) }
}

type Taken = { readonly memberId: number; readonly field: ImportedMoney }

/** As if it had never been brought; nobody has touched it. */
export async function takeMoneyBack(tx: Db, importId: number, taken: readonly Taken[]): Promise<void> {
  const of = (field: ImportedMoney) => taken.flatMap((one) => (one.field === field ? [one.memberId] : []))
  const [balances, years] = [of('openingBalance'), of('paidYears')]
  await sql`delete from credit where import_id = ${importId} and member_id = any(${balances}::int[])`.execute(
    tx,
  )
  await sql`delete from payment where import_id = ${importId}
    and member_id = any(case type when '2' then ${years}::int[] else ${balances}::int[] end)`.execute(tx)
}
