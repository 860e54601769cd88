import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { foldTally } from './payment-tallies.server.ts'

const db = useDatabase()

const KEYS = sql`type, period, status, due_on::text as due, reminded_on::text as reminded, asked_on::text as asked, paid_on::text as paid`
const told = async () =>
  (
    await sql`select ${KEYS}, sum(count)::int as count, sum(amount)::int as amount from changes.payment_tally
      group by 1, 2, 3, 4, 5, 6, 7 having sum(count) <> 0 or sum(amount) <> 0 order by 1, 2, 3, 4, 5, 6, 7`.execute(
      db(),
    )
  ).rows
/** The same asked of the payments themselves. */
const counted = async () =>
  (
    await sql`select ${KEYS}, count(*)::int as count, sum(amount)::int as amount from (
        select type, period, status, amount,
          case when status in ('DUE', 'REMINDER1', 'REMINDER2') then due_on end as due_on,
          case when status in ('DUE', 'REMINDER1', 'REMINDER2')
            then (reminder1_at at time zone 'Europe/Prague')::date end as reminded_on,
          case when status = 'PAID' then (created_at at time zone 'Europe/Prague')::date end as asked_on,
          case when status = 'PAID' then (paid_at at time zone 'Europe/Prague')::date end as paid_on
        from payment) as payment
      group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`.execute(db())
  ).rows

const CHANGES = [
  `update payment set status = 'PAID', paid_at = '2026-03-31 22:30Z', archived_at = null where id % 3 = 0`,
  `update payment set status = 'REMINDER1', reminder1_at = '2026-10-25 23:30Z', paid_at = null, archived_at = null where id % 4 = 1`,
  `update payment set status = 'ARCHIVED', archived_at = now(), paid_at = null where id % 5 = 2`,
  `update payment set status = 'DUE', paid_at = null, archived_at = null where id % 2 = 0`,
  `update payment set amount = amount + 100, due_on = due_on + 1 where id % 7 < 3`,
  `update payment set instructions_sent_at = now()`,
  `insert into payment (member_id, type, purpose, amount, due_on, variable_symbol)
     select min(member_id), '1', 'tričko', 5000, '2026-05-05', (max(variable_symbol::bigint) + 1)::text
     from payment having count(*) > 0`,
  `delete from payment where id % 11 = 5`,
  `truncate payment cascade`,
  `set local session_replication_role = replica; update payment set status = 'DUE', paid_at = null, archived_at = null`,
]

async function someFees(count: number) {
  const { id } = await aMember(db())
  for (let index = 0; index < count; index += 1)
    await aPayment(db(), id, { period: 2010 + index, type: '2', amount: 100_000 + index })
}

test('whatever happens to payments, the tally says what they say themselves', async () => {
  const walks = fc.sample(
    fc.array(fc.tuple(fc.constantFrom(...CHANGES), fc.boolean()), { minLength: 4, maxLength: 10 }),
    { numRuns: 8, seed: 65 },
  )
  for (const walk of walks) {
    await db().deleteFrom('payment').execute()
    await db().deleteFrom('member').execute()
    await someFees(24)
    for (const [change, isKept] of walk)
      await inTransaction(db(), async (tx) => {
        await sql.raw(change).execute(tx)
        if (!isKept) throw new Error('changed his mind')
      }).catch((error: Error) => {
        if (error.message !== 'changed his mind') throw error
      })

    expect({ walk, tally: await told() }).toEqual({ walk, tally: await counted() })
  }
})

test('folded, it says the same in as few rows as there are kinds', async () => {
  await someFees(10)
  for (const change of CHANGES.slice(0, 6)) await sql.raw(change).execute(db())
  const before = await told()

  await Promise.all([foldTally(db()), foldTally(db()), aPayment(db(), (await aMember(db())).id)])
  await foldTally(db())

  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from changes.payment_tally`.execute(db())
  expect(before.length).toBeGreaterThan(3)
  expect(await told()).toEqual(await counted())
  expect(rows[0]?.count).toBe((await told()).length)
})
