import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/tables.ts'
import { listMiscounted } from '../money.ts'
import { YEAR } from './club-of-400.ts'
import type { Coming } from './payments.ts'
import type { World } from './world.ts'

/** By plain SQL: what came is where it went, what is owed is what was asked for less what was paid, and nothing is less than nothing. */
export async function expectConserved(world: World, step: string): Promise<void> {
  const told = world.ledger.reduce((sum, { amount }) => sum + amount, 0)
  const ids = world.ledger.map(({ bankId }) => bankId)
  const books = await world.look(async (db) => ({
    ...(await one<Sums>(
      db,
      sql`
      with mine as (select id, amount from bank_movement where bank_id = any(${ids}::text[]) and bank_id::bigint >= 1000000),
        put as (select coalesce(sum(amount), 0) as sum from allocation where reversed_at is null and movement_id in (select id from mine)),
        kept as (select coalesce(sum(amount), 0) as sum from credit
          where (closed_as is null or closed_as = 'refunded') and movement_id in (select id from mine)),
        given as (select coalesce(sum(amount), 0) as sum from donation where voided_at is null and movement_id in (select id from mine)),
        free as (select coalesce(sum(remaining), 0) as sum from movement_balance where movement_id in (select id from mine))
      select (select coalesce(sum(amount), 0)::int from mine) as came,
        ((select sum from put) + (select sum from kept) + (select sum from given) + (select sum from free))::int as "isWhere",
        (select count(*)::int from movement_balance where remaining < 0 and counted >= 0 or spent + remaining <> counted) as "torn",
        (select count(*)::int from payment_balance where remaining < 0) as "overpaid",
        (select coalesce(sum(payment.amount), 0)::int from payment where type = '2' and period = ${YEAR}) as "asked",
        (select coalesce(sum(allocation.amount), 0)::int from allocation join payment on payment.id = payment_id
          where reversed_at is null and type = '2' and period = ${YEAR}) as "paid",
        (select coalesce(sum(remaining), 0)::int from payment join payment_balance on payment_id = payment.id
          where type = '2' and period = ${YEAR}) as "owed",
        (select count(*)::int from payment join payment_balance on payment_id = payment.id
          where type = '2' and period = ${YEAR} and (status = 'PAID') <> (remaining = 0) and status <> 'ARCHIVED') as "mislabelled"`,
    )),
    miscounted: (await listMiscounted(db)).length,
  }))
  expect({ step, ...books }).toEqual({
    ...books,
    step,
    came: told,
    isWhere: told,
    torn: 0,
    overpaid: 0,
    owed: books.asked - books.paid,
    mislabelled: 0,
    miscounted: 0,
  })
}

type Sums = Readonly<
  Record<'came' | 'isWhere' | 'torn' | 'overpaid' | 'asked' | 'paid' | 'owed' | 'mislabelled', number>
>

async function one<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await query.execute(db)
  return rows[0] as Row
}

/** Everything that was put somewhere and does not belong there. */
export function listWrong(
  world: World,
  coming: readonly Coming[],
  people: readonly { readonly id: number }[],
) {
  const truth = new Map(
    coming.map(({ movement, truth: own }) => [movement.bankId, own.map((index) => people[index]?.id)]),
  )
  return world.look(async (db) => {
    const { rows } = await sql<{ bankId: string; memberId: number }>`
      select bank_id as "bankId", payment.member_id as "memberId" from allocation join payment on payment.id = payment_id
        join bank_movement on bank_movement.id = movement_id where reversed_at is null
      union all
      select bank_id, member_id from credit join bank_movement on bank_movement.id = movement_id
        where closed_as is null or closed_as = 'refunded'`.execute(db)
    return rows.filter(({ bankId, memberId }) => truth.get(bankId)?.includes(memberId) === false)
  })
}

/** Every fee of every other year with all that belongs to it, as one text. */
export const otherYears = (world: World) =>
  world.look(async (db) => {
    const { rows } = await sql<{ all: string }>`
      select md5(string_agg(payment.id || ' ' || coalesce(member_id, 0) || ' ' || period || ' ' || payment.amount || ' ' || due_on || ' '
        || variable_symbol || ' ' || coalesce((select string_agg(allocation.id || ':' || allocation.amount || ':' || (reversed_at is null), ',' order by allocation.id)
          from allocation where payment_id = payment.id), ''), E'\n' order by payment.id)) as all
      from payment where type = '2' and period <> ${YEAR}`.execute(db)
    return rows[0]?.all
  })
