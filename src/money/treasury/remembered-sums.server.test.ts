import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { countOwing, listOwing } from '../fees/owing-members.server.ts'
import { FeeListQuery, feeFilterOf } from '../fees/fee-list.ts'
import { countTabs } from '../fees/fee-payments.server.ts'
import { viewStatistics } from './view-statistics.server.ts'

const db = useDatabase()
const today = '2026-11-16'
const period = 2026

async function settings() {
  const byClub = await readFeeSettings(db(), 2026)
  return {
    ...byClub,
    yearly: 120_000,
    byRole: { Supporter: 0, Treasurer: 70_000 },
    byDivision: { '3': 90_000 },
  }
}

const everybody = { ...feeFilterOf(FeeListQuery.parse({}), 'generate'), pageSize: 500 }

test('those who owe are counted as they are listed, whatever their role and division', async () => {
  await db().insertInto('division').values({ id: 3, name: 'Olomouc' }).execute()
  for (const divisionId of [3, null]) {
    await aMember(db(), { divisionId })
    await aMember(db(), { divisionId })
    for (const role of ['Member', 'Treasurer'] as const) {
      const { id } = await aMember(db(), { divisionId })
      await anAccount(db(), { memberId: id, role })
    }
  }
  await aPayment(db(), (await aMember(db())).id, { period, type: '2' })
  const input = { period, settings: await settings() }

  const { items: people } = await listOwing(db(), input, everybody)
  const none = await countOwing(db(), { ...input, settings: { ...input.settings, byRole: { Member: 0 } } })

  expect(people.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
    70_000, 70_000, 90_000, 90_000, 90_000, 120_000, 120_000, 120_000,
  ])
  expect(await countOwing(db(), input)).toEqual({ count: 8, amount: 770_000 })
  expect(none.count).toBe(2)
})

test('sums follow each payment, and what plain SQL says of them', async () => {
  const { id } = await aMember(db())
  const other = await aMember(db())
  const plain = async () => {
    const { rows } = await sql<{ pending: number; received: number; expected: number; collected: number }>`
      select count(*) filter (where status in ('DUE', 'REMINDER1', 'REMINDER2'))::int as pending,
        count(*) filter (where status in ('PAID', 'ARCHIVED'))::int as received,
        coalesce(sum(amount) filter (where status <> 'ARCHIVED'), 0)::bigint as expected,
        coalesce((select sum(amount) from allocation where reversed_at is null), 0)::bigint as collected
      from payment`.execute(db())
    return rows[0]
  }
  const shown = async () => {
    const { pending, received } = await countTabs(db(), {
      today,
      settings: await readFeeSettings(db(), 2026),
    })
    const { years } = await viewStatistics(db(), { period: period - 1, today })
    const { expected = 0, collected = 0 } = years.at(-1) ?? {}
    return { pending, received, expected, collected }
  }
  await db().updateTable('member').set({ lifeTime: true }).execute()
  const first = await aPayment(db(), id, { period: period - 1, type: '2', amount: 100_000 })
  expect(await shown()).toEqual(await plain())
  await aPayment(db(), other.id, { period: period - 1, type: '2', amount: 50_000 })
  expect(await shown()).toEqual(await plain())
  await db().insertInto('allocation').values({ paymentId: first.id, amount: 40_000, mode: 'cash' }).execute()
  expect(await shown()).toEqual({ pending: 2, received: 0, expected: 150_000, collected: 40_000 })
  await db()
    .updateTable('payment')
    .set({ status: 'ARCHIVED', archivedAt: new Date() })
    .where('memberId', '=', other.id)
    .execute()
  expect(await shown()).toEqual(await plain())
})
