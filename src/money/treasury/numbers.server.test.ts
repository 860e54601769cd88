import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { COUNTS, feesByMonth } from '../../../test/fees-by-month.ts'
import { aMovement, aPayment, listMiscounted } from '../../../test/money.ts'
import { dice } from '../../../test/storm.ts'
import { addDays } from '../../ground/values/day.ts'
import { viewPublicGiving } from '../donations/view-donate.server.ts'
import { countTabs } from '../fees/fee-payments.server.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { countOwing } from '../fees/owing-members.server.ts'
import { findBill } from '../households/bills.server.ts'
import { listAllCredits } from '../pairing/view-credits.server.ts'
import { countWaiting } from '../pairing/movements.server.ts'
import { viewStatistics } from './view-statistics.server.ts'

const db = useDatabase()
const PERIOD = 2026
const TODAY = '2026-06-15'
const random = dice(20260615)
const roll = (sides: number) => Math.floor(random() * sides)
const FROM_YEAR = PERIOD - 4

/** Numbers by plain SQL, asked of the tables themselves and of no view, tally or helper of ours. */
async function plain<Row>(question: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  return (await question.execute(db())).rows
}

const PAID = sql`coalesce((select sum(allocation.amount) from allocation where payment_id = payment.id and reversed_at is null), 0)`
const IS_OPEN = sql`payment.status in ('DUE', 'REMINDER1', 'REMINDER2')`

/** Paid by the bank or in cash, in parts, with something taken back; given up; owed; reminded; of five years. */
async function aMixedClub() {
  for (const id of [1, 2, 3])
    await db()
      .insertInto('division')
      .values({ id, name: `Oddíl ${id}` })
      .execute()
  const people: number[] = []
  for (let index = 0; index < 30; index += 1) {
    const divisionId = [1, 2, 3, null][roll(4)] ?? null
    const { id } = await aMember(db(), { divisionId, lifeTime: roll(10) === 0 })
    people.push(id)
    for (let year = FROM_YEAR; year <= PERIOD; year += 1)
      if (roll(6) > 0) await aFee(id, { period: year, dueOn: `${year}-0${1 + roll(6)}-${10 + roll(18)}` })
    if (roll(3) === 0) await aFee(id, { type: '1', purpose: 'Tričko', dueOn: addDays(TODAY, roll(60) - 40) })
  }
  for (const [payerId, ...others] of [people.slice(0, 3), people.slice(3, 5), people.slice(5, 9)])
    for (const memberId of [payerId ?? 0, ...others])
      await db()
        .insertInto('householdMember')
        .values({ memberId, payerId: payerId ?? 0 })
        .execute()
  for (let index = 0; index < 12; index += 1) await aKeptCredit(people[roll(30)] ?? 0, index)
  await someGifts(people)
  return people
}

async function aFee(memberId: number, fee: Parameters<typeof aPayment>[2]) {
  const amount = 30_000 + 10_000 * roll(10)
  const askedAt = new Date(`${fee?.dueOn}T10:00:00Z`)
  askedAt.setUTCDate(askedAt.getUTCDate() - 30)
  const { id } = await aPayment(db(), memberId, { ...fee, amount, createdAt: askedAt })
  const fate = roll(6)
  const paidOn = addDays(String(fee?.dueOn), roll(80) - 40)
  const at = new Date(`${paidOn}T22:30:00Z`)
  const put = async (part: number, isTakenBack = false) => {
    const isBank = roll(2) === 0
    const movement = isBank ? await aMovement(db(), { amount: part, bookedOn: addDays(paidOn, -25) }) : null
    await db()
      .insertInto('allocation')
      .values({
        paymentId: id,
        movementId: movement?.id ?? null,
        amount: part,
        mode: isBank ? 'manual' : 'cash',
        createdAt: at,
        ...(isTakenBack ? { reversedAt: at, reversalReason: 'zkouška' } : {}),
      })
      .execute()
  }
  if (roll(5) === 0) await put(5000, true)
  if (fate < 3) {
    await put(amount - 10_000)
    await put(10_000)
    await db().updateTable('payment').set({ status: 'PAID', paidAt: at }).where('id', '=', id).execute()
    return
  }
  if (fate === 3) await put(20_000)
  const change = [
    {},
    { status: 'REMINDER1', reminder1At: at } as const,
    { status: 'ARCHIVED', archivedAt: at } as const,
  ][roll(3)]
  if (change && 'status' in change)
    await db().updateTable('payment').set(change).where('id', '=', id).execute()
}

async function aKeptCredit(memberId: number, index: number) {
  const amount = 1000 * (1 + roll(90))
  const movement = index % 2 === 0 ? await aMovement(db(), { amount }) : null
  const closed = index % 3 === 0 ? ({ closedAs: 'reversed', closedAt: new Date() } as const) : {}
  await db()
    .insertInto('credit')
    .values({ memberId, movementId: movement?.id ?? null, amount, ...closed })
    .execute()
}

async function someGifts(people: readonly number[]) {
  const purposes = await db()
    .insertInto('donationPurpose')
    .values([
      { name: 'Střecha', showsTotal: true },
      { name: 'Tajné', showsTotal: false },
      { name: 'Lékárnička', showsTotal: true },
      { name: 'Dávno hotové', showsTotal: true, active: false },
    ])
    .returning('id')
    .execute()
  for (let index = 0; index < 30; index += 1) {
    const donor = roll(3) === 0 ? { donorName: 'Firma' } : { memberId: people[roll(30)] ?? 0 }
    const voided = roll(4) === 0 ? { voidedAt: new Date(), voidReason: 'omyl' } : {}
    await db()
      .insertInto('donation')
      .values({
        ...donor,
        ...voided,
        purposeId: purposes[roll(4)]?.id ?? 0,
        amount: 1000 * (1 + roll(500)),
        givenOn: '2026-03-01',
        anonymous: roll(4) === 0,
      })
      .execute()
  }
}

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await someone(db(), 'Treasurer')
})

test('every number of money is what plain SQL says, over a club of mixed states', async () => {
  const people = await aMixedClub()
  const settings = {
    ...(await readFeeSettings(db(), PERIOD)),
    firstReminderAfter: 5,
    secondReminderAfter: 40,
  }
  expect(await listMiscounted(db())).toEqual([])

  const told = await viewStatistics(db(), { period: PERIOD, today: TODAY })

  // Who has not been asked for this year yet is expected to pay as well.
  const owing = await countOwing(db(), { period: PERIOD, settings })
  const [{ unasked } = { unasked: 0 }] = await plain(sql<{ unasked: number }>`
    select count(*)::int as unasked from member where not life_time
      and not exists (select from payment where member_id = member.id and type = '2' and period = ${PERIOD})`)
  expect(owing).toEqual({ count: unasked, amount: unasked * settings.yearly })
  const years = await plain(sql`
    select year as period, coalesce(sum(payment.amount), 0)::int + case when year = ${PERIOD} then ${owing.amount}::int else 0 end as expected,
      coalesce(sum(${PAID}), 0)::int as collected, count(*) filter (where status = 'PAID')::int as "paidCount"
    from generate_series(${FROM_YEAR}::int, ${PERIOD}::int) as year left join payment on period = year and ${COUNTS}
    group by year order by year`)
  expect(told.years).toEqual(years)
  const divisions = await plain(sql`
    with asked as (select division_id, payment.amount, ${PAID} as paid, status = 'PAID' as is_paid
        from payment join member on member.id = member_id where ${COUNTS} and period = ${PERIOD}
      union all select division_id, ${settings.yearly}::int, 0, false from member where not life_time
        and not exists (select from payment where member_id = member.id and type = '2' and period = ${PERIOD}))
    select division.name as division, sum(amount)::int as expected, sum(paid)::int as collected, count(*)::int as members,
      count(*) filter (where is_paid)::int as "paidCount"
    from asked left join division on division.id = division_id group by division.id order by division.id nulls last`)
  expect(told.byDivision).toEqual(divisions)
  const months = (year: number) => plain(feesByMonth(year))
  for (const [name, year] of [
    ['thisYear', PERIOD],
    ['yearBefore', PERIOD - 1],
  ] as const) {
    expect(told.months[name]).toEqual((await months(year)).map(({ amount }) => amount))
    expect(told.cumulative[name].at(-1)).toBe(
      (await months(year))
        .slice(0, told.cumulative[name].length)
        .reduce((sum, { amount }) => sum + amount, 0),
    )
  }
  const [paid] = await plain(sql`
    with days as (select period, (paid_at at time zone 'Europe/Prague')::date as day,
        (paid_at at time zone 'Europe/Prague')::date - (created_at at time zone 'Europe/Prague')::date as days
      from payment where type = '2' and status = 'PAID')
    select (select percentile_disc(0.5) within group (order by days) from days where period = ${PERIOD})::int as median,
      (select count(*)::int from days where period = ${PERIOD}) as "inBuckets",
      (select count(*)::int from days where period = ${PERIOD - 1} and day <= ${TODAY}::date - interval '1 year') as "yearBefore"`)
  expect({
    median: told.daysToPay.median,
    inBuckets: told.daysToPay.buckets.reduce((sum, { count }) => sum + count, 0),
    yearBefore: told.totals.paidCountYearBefore,
  }).toEqual(paid)
  const ageing = await plain(sql`
    with late as (select ${TODAY}::date - due_on as days, payment.amount - ${PAID} as owed from payment where ${IS_OPEN} and due_on < ${TODAY}::date)
    select low as from, high as to, count(days)::int as count, coalesce(sum(owed), 0)::int as amount
    from (values (1, 14), (15, 30), (31, 60), (61, 90), (91, null)) as bucket (low, high)
      left join late on days >= low and (high is null or days <= high) group by 1, 2 order by 1`)
  expect(told.ageing).toEqual(ageing)

  const [tabs] = await plain(sql`
    select count(*) filter (where ${IS_OPEN})::int as pending, count(*) filter (where not ${IS_OPEN})::int as received,
      count(*) filter (where status = 'DUE' and due_on + ${settings.firstReminderAfter}::int <= ${TODAY}::date
        or status = 'REMINDER1' and (reminder1_at at time zone 'Europe/Prague')::date + ${settings.secondReminderAfter}::int <= ${TODAY}::date)::int
        as reminders
    from payment`)
  expect(await countTabs(db(), { today: TODAY, settings })).toEqual(tabs)

  const bills = await plain(sql<{ memberId: number; period: number; total: number }>`
    select own.member_id as "memberId", period, sum(payment.amount - ${PAID})::int as total
    from household_member own join household_member other on other.payer_id = own.payer_id join payment on payment.member_id = other.member_id
    where type = '2' and ${IS_OPEN} group by 1, 2 having sum(payment.amount - ${PAID}) > 0`)
  expect(bills.length).toBeGreaterThan(10)
  for (const { total, ...fee } of bills) expect((await findBill(db(), fee))?.total).toBe(total)

  const kept = await plain(
    sql`select member_id as "memberId", amount from credit where closed_as is null order by id`,
  )
  const { items, total } = await listAllCredits(db(), { page: 1, pageSize: 1000 })
  const shown = items.toSorted((one, other) => one.id - other.id)
  expect(shown.map(({ memberId, amount }) => ({ memberId, amount }))).toEqual(kept)
  expect(total).toBe(kept.length)
  const [free] = await plain(sql<{ count: number }>`
    select count(*)::int from bank_movement where amount > 0 and set_aside_at is null
      and amount > coalesce((select sum(amount) from allocation where movement_id = bank_movement.id and reversed_at is null), 0)
        + coalesce((select sum(amount) from credit where movement_id = bank_movement.id
            and (closed_as is null or closed_as = 'refunded')), 0)`)
  expect(await countWaiting(db())).toBe(free?.count)

  const given = await plain(sql`
    select donation_purpose.id, name, coalesce(sum(amount), 0)::int as total, count(donation.id)::int as count
    from donation_purpose left join donation on purpose_id = donation_purpose.id and voided_at is null
    where active and shows_total group by 1, 2 order by 1`)
  expect((await viewPublicGiving(db(), new URLSearchParams())).totals).toEqual(given)
  expect(people).toHaveLength(30)
})
