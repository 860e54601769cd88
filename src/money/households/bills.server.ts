import { sql } from 'kysely'
import { statusIsOpen } from '../payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'

/** One person's part of what a household owes for a year. */
export type BillPart = {
  readonly paymentId: number
  readonly memberId: number
  readonly name: string
  readonly remaining: number
  readonly dueOn: string
  readonly variableSymbol: string
}

export type HouseholdBill = {
  readonly payerId: number
  readonly period: number
  /** Who owes still, the payer first: by the symbol of the first one all of them are paid. */
  readonly parts: readonly BillPart[]
  readonly total: number
  readonly dueOn: string
  readonly variableSymbol: string
}

type Fee = { readonly memberId: number; readonly period: number | null }

/** What the household of this person owes for that year together; nothing where he is in none, or all is paid. */
export async function findBill(db: Db, { memberId, period }: Fee): Promise<HouseholdBill | null> {
  if (period === null) return null
  const [bill] = await listBills(db, memberId, period)
  return bill ?? null
}

/** More than his own fee, or not his at all. */
export function isShared({ parts, payerId }: HouseholdBill, memberId: number): boolean {
  return parts.length > 1 || payerId !== memberId
}

/** What he pays for others besides himself, year by year; nothing for whom somebody else pays. */
export async function listBillsToPay(db: Db, memberId: number): Promise<readonly HouseholdBill[]> {
  const bills = await listBills(db, memberId)
  const isOthers = (bill: HouseholdBill) => bill.parts.some((part) => part.memberId !== memberId)
  return bills.filter((bill) => bill.payerId === memberId && isOthers(bill))
}

/** Who pays for his household where it is not he himself. */
export async function findPayerOf(db: Db, memberId: number): Promise<string | null> {
  const payer = await db
    .selectFrom('householdMember')
    .innerJoin('member', 'member.id', 'householdMember.payerId')
    .select(['member.firstName', 'member.lastName'])
    .where('householdMember.memberId', '=', memberId)
    .where('householdMember.payerId', '<>', memberId)
    .executeTakeFirst()
  return payer ? `${payer.firstName} ${payer.lastName}` : null
}

/** Everything the household of this person owes, year by year. */
async function listBills(
  db: Db,
  memberId: number,
  period: number | null = null,
): Promise<readonly HouseholdBill[]> {
  const rows = await db
    .selectFrom('householdMember as own')
    .innerJoin('householdMember as part', 'part.payerId', 'own.payerId')
    .innerJoin('member', 'member.id', 'part.memberId')
    .innerJoin('payment', 'payment.memberId', 'part.memberId')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .select([
      'own.payerId',
      'payment.id as paymentId',
      'part.memberId',
      'payment.period',
      'payment.dueOn',
      'payment.variableSymbol',
      'paymentBalance.remaining',
      'member.firstName',
      'member.lastName',
    ])
    .where('own.memberId', '=', memberId)
    .where('payment.type', '=', '2')
    .where(statusIsOpen('payment.status'))
    .where('paymentBalance.remaining', '>', 0)
    .$if(period !== null, (query) => query.where('payment.period', '=', period))
    .orderBy('payment.period')
    .orderBy(sql`payment.member_id = own.payer_id`, 'desc')
    .orderBy(sql`member.last_name collate cs`)
    .orderBy(sql`member.first_name collate cs`)
    .orderBy('payment.id')
    .execute()
  const byYear = Map.groupBy(rows, (row) => row.period ?? 0)
  return [...byYear].map(([year, own]) => billOf(year, own))
}

type Row = Omit<BillPart, 'name'> & {
  readonly payerId: number
  readonly firstName: string
  readonly lastName: string
}

function billOf(period: number, rows: readonly Row[]): HouseholdBill {
  const parts = rows.map(
    ({ paymentId, memberId, firstName, lastName, remaining, dueOn, variableSymbol }) => ({
      paymentId,
      memberId,
      name: `${firstName} ${lastName}`,
      remaining,
      dueOn,
      variableSymbol,
    }),
  )
  return {
    payerId: rows[0]?.payerId ?? 0,
    period,
    parts,
    total: parts.reduce((sum, { remaining }) => sum + remaining, 0),
    // Whoever is late is late for all of them.
    dueOn: parts.map(({ dueOn }) => dueOn).toSorted()[0] ?? '',
    variableSymbol: parts[0]?.variableSymbol ?? '',
  }
}
