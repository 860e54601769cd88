import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, anAccount, rulesVersion } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { COUNTS, feesByMonth } from '../../../test/fees-by-month.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { dice, moments } from '../../../test/storm.ts'
import { forgetTouched } from '../../ground/postgres/followed.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { GENERATE_BATCH } from '../fees/fee-batch.ts'
import { FeeListQuery, feeFilterOf } from '../fees/fee-list.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { countClub } from '../../people/members/club-count.server.ts'
import { countOwing, listOwing } from '../fees/owing-members.server.ts'
import { viewStatistics } from './view-statistics.server.ts'

const db = useDatabase()
const PERIOD = 2026
const TODAY = '2026-06-15'
const PEOPLE = 16

let people: readonly number[] = []
let kinds: readonly number[] = []
let settings: Awaited<ReturnType<typeof readFeeSettings>>

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await sql`insert into division (id, name) values (1, 'Brno'), (2, 'Olomouc')`.execute(db())
  people = await Promise.all(
    Array.from(
      { length: PEOPLE },
      async (_, index) => (await aMember(db(), { divisionId: [1, 2, null][index % 3] })).id,
    ),
  )
  const { rows } = await sql<{ id: number }>`insert into membership_kind (name_cs, name_en)
    values ('Řádné', 'Full'), ('Přátelé', 'Friends') returning id`.execute(db())
  kinds = rows.map(({ id }) => id)
  settings = {
    ...(await readFeeSettings(db(), PERIOD)),
    byKind: { [String(kinds[1])]: 20_000 },
    byDivision: { '1': 90_000 },
    byRole: { Applicant: 0, Treasurer: 70_000 },
    inHousehold: 30_000,
    newcomersFreeFrom: 10,
    partOfYear: 'months',
  }
})

/** What the pages tell of sums, by following what has changed since they were last looked at. */
async function shown() {
  const { years, byDivision, months, ageing } = await viewStatistics(db(), { period: PERIOD, today: TODAY })
  return {
    club: await countClub(db()),
    owing: await countOwing(db(), { period: PERIOD, settings }),
    next: await countOwing(db(), { period: PERIOD + 1, settings }),
    years: years.map(({ period, collected, paidCount }) => ({ period, collected, paidCount })),
    divisions: byDivision
      .filter(({ members }) => members > 0)
      .map(({ division, members, collected, paidCount }) => ({ division, members, collected, paidCount })),
    months: months.thisYear,
    before: months.yearBefore,
    ageing,
  }
}

const summed = (people: readonly { readonly amount: number }[]) => ({
  count: people.length,
  amount: people.reduce((sum, { amount }) => sum + amount, 0),
})

const PAID = sql`coalesce((select sum(allocation.amount) from allocation where payment_id = payment.id and reversed_at is null), 0)`
const IS_OPEN = sql`payment.status in ('DUE', 'REMINDER1', 'REMINDER2')`

/** The same asked of the tables themselves; who owes how much of the list of them. */
async function plain() {
  const rows = async <Row>(question: ReturnType<typeof sql<Row>>) => (await question.execute(db())).rows
  const everybody = { ...feeFilterOf(FeeListQuery.parse({}), 'generate'), pageSize: 500 }
  const { items } = await listOwing(db(), { period: PERIOD, settings }, everybody)
  const byClub = await readFeeSettings(db(), PERIOD)
  const { items: unasked } = await listOwing(db(), { period: PERIOD, settings: byClub }, everybody)
  const months = (year: number) => rows(feesByMonth(year))
  return {
    club: (
      await rows(sql`select count(*) filter (where is_member and not exists (select from membership_period
            join membership_kind on membership_kind.id = kind_id
            where member_id = here.id and ends_on is null and not counts))::int as members,
          count(*) filter (where not is_member)::int as applicants
        from (select member.id, case when account.id is null then coalesce(approved_at, member_since::timestamptz) is not null
            else account.role <> 'Applicant' end as is_member
          from member left join account on account.member_id = member.id
          where archived_at is null and excluded_on is null and erased_at is null) as here`)
    )[0],
    owing: summed(items),
    next: summed((await listOwing(db(), { period: PERIOD + 1, settings }, everybody)).items),
    years: await rows(sql`select year as period, coalesce(sum(${PAID}), 0)::int as collected,
        count(*) filter (where status = 'PAID')::int as "paidCount"
      from generate_series(${PERIOD - 4}::int, ${PERIOD}::int) as year left join payment on period = year and ${COUNTS}
      group by year order by year`),
    divisions: await rows(sql`with asked as (
        select division_id, ${PAID} as paid, status = 'PAID' as is_paid
          from payment join member on member.id = member_id where ${COUNTS} and period = ${PERIOD}
        union all select division_id, 0, false from member where id = any(${unasked.map(({ id }) => id)}::int[]))
      select division.name as division, count(*)::int as members, sum(paid)::int as collected, count(*) filter (where is_paid)::int as "paidCount"
      from asked left join division on division.id = division_id group by division.id order by division.id nulls last`),
    months: (await months(PERIOD)).map(({ amount }) => amount),
    before: (await months(PERIOD - 1)).map(({ amount }) => amount),
    ageing: await rows(sql`with late as (
        select ${TODAY}::date - due_on as days, payment.amount - ${PAID} as owed from payment where ${IS_OPEN} and due_on < ${TODAY}::date)
      select low as from, high as to, count(days)::int as count, coalesce(sum(owed), 0)::int as amount
      from (values (1, 14), (15, 30), (31, 60), (61, 90), (91, null)) as bucket (low, high)
        left join late on days >= low and (high is null or days <= high) group by 1, 2 order by 1`),
  }
}

const random = dice(164)
const roll = (sides: number) => Math.floor(random() * sides)
const anybody = () => people[roll(PEOPLE)] ?? 0
const someYear = () => PERIOD - ([0, 0, 0, 1, 2, 4][roll(6)] ?? 0)

const anyPayment = () =>
  sql`(select id from payment order by md5(concat(id, ':', ${roll(1000)}::int)) limit 1)`

/** Whatever can happen to what the sums are counted from. */
const CHANGES: Readonly<Record<string, (tx: Db) => Promise<unknown>>> = {
  fee: (tx) => aFee(tx, someYear()),
  fees: async (tx) => {
    for (let index = 0; index < 4; index += 1) await aFee(tx, PERIOD)
  },
  shirt: (tx) => aPayment(tx, anybody(), { type: '1', purpose: 'tričko', dueOn: '2026-05-20', amount: 7000 }),
  cash: (tx) => pay(tx, null),
  bank: async (tx) => pay(tx, (await aMovement(tx, { bookedOn: '2026-02-03', amount: 10_000 })).id),
  'taken back': (tx) =>
    sql`update allocation set reversed_at = now() where id = (select min(id) from allocation where reversed_at is null)`.execute(
      tx,
    ),
  'booked another day': (tx) => sql`update bank_movement set booked_on = booked_on + 40`.execute(tx),
  paid: (tx) =>
    sql`update payment set status = 'PAID', paid_at = now(), archived_at = null where id % 3 = ${roll(3)}`.execute(
      tx,
    ),
  'given up': (tx) =>
    sql`update payment set status = 'ARCHIVED', archived_at = now(), paid_at = null where id = ${anyPayment()}`.execute(
      tx,
    ),
  'due later': (tx) => sql`update payment set due_on = due_on + 9 where id % 4 = ${roll(4)}`.execute(tx),
  'another division': (tx) =>
    sql`update member set division_id = ${[1, 2, null][roll(3)]} where id = ${anybody()}`.execute(tx),
  'a new card': (tx) => aMember(tx, { divisionId: 1, memberSince: `${PERIOD}-0${1 + roll(9)}-11` }),
  'joined late': (tx) =>
    sql`update member set member_since = '2026-11-02' where id = ${anybody()}`.execute(tx),
  'for life': (tx) => sql`update member set life_time = not life_time where id = ${anybody()}`.execute(tx),
  gone: (tx) =>
    sql`update member set archived_at = case when archived_at is null then now() end where id = ${anybody()}`.execute(
      tx,
    ),
  office: (tx) => anAccount(tx, { role: roll(2) === 0 ? 'Treasurer' : 'Applicant', memberId: null }),
  'his account': (tx) =>
    sql`update account set member_id = ${anybody()} where id = (select min(id) from account where member_id is null)
      and not exists (select from account where member_id is not null)`.execute(tx),
  'another role': (tx) =>
    sql`update account set role = case role when 'Treasurer' then 'Applicant' else 'Treasurer' end`.execute(
      tx,
    ),
  'another kind': (tx) =>
    sql`insert into membership_period (member_id, kind_id, starts_on)
      select ${anybody()}, kind, null from unnest(${kinds}::int[]) as kind order by md5(concat(kind, ':', ${roll(1000)}::int)) limit 1
      on conflict do nothing`.execute(tx),
  'the kind itself': (tx) =>
    sql`update membership_period set kind_id = ${kinds[roll(2)]} where member_id % 3 = ${roll(3)}`.execute(
      tx,
    ),
  'a kind counts or not': (tx) =>
    sql`update membership_kind set counts = not counts where id = ${kinds[roll(2)]}`.execute(tx),
  approved: (tx) =>
    sql`update member set approved_at = case when approved_at is null then now() end where id = ${anybody()}`.execute(
      tx,
    ),
  excluded: (tx) =>
    sql`update member set excluded_on = case when excluded_on is null then current_date end where id = ${anybody()}`.execute(
      tx,
    ),
  'own price': (tx) =>
    sql`insert into own_fee (member_id, amount, reason, from_period) values (${anybody()}, ${roll(3) * 5000}, 'zkouška', ${PERIOD - 1})
      on conflict (member_id) do update set amount = excluded.amount`.execute(tx),
  'no price of his own': (tx) => sql`delete from own_fee where member_id = ${anybody()}`.execute(tx),
  household: (tx) =>
    sql`with home as (select ${people[0]}::int as payer)
      insert into household_member (member_id, payer_id) select id, payer from home, unnest(array[${people[0]}, ${anybody()}]::int[]) as id
      group by 1, 2 on conflict do nothing`.execute(tx),
  'alone again': (tx) => sql`delete from household_member where member_id <> payer_id`.execute(tx),
  run: async (tx) => {
    const { id } = await anAccount(tx, { role: 'Treasurer' })
    await sql`with begun as (insert into batch (kind, actor_account_id, params, total, batch_size)
        values (${GENERATE_BATCH}, ${id}, ${JSON.stringify({ period: PERIOD + roll(2) })}, 3, 3) returning id)
      insert into batch_item (batch_id, position, item_id) select begun.id, place, ${people[0]} + place from begun, generate_series(1, 3) as place`.execute(
      tx,
    )
  },
  'item of a run': (tx) =>
    sql`update batch_item set state = 'done' where position = ${1 + roll(3)}`.execute(tx),
  'a run is stopped': (tx) =>
    sql`update batch set status = 'error', finished_at = now() where status = 'running'`.execute(tx),
  'two cards become one': (tx) =>
    sql`update payment set member_id = ${anybody()} where id = ${anyPayment()}
      and not exists (select from payment as other where other.period = payment.period)`.execute(tx),
  'as a restore writes': (tx) =>
    sql
      .raw(
        `set local session_replication_role = replica; update payment set status = 'DUE', paid_at = null, archived_at = null where id % 5 = 0 and type = '1'; delete from allocation where id % 5 = 0`,
      )
      .execute(tx),
  emptied: (tx) => sql`truncate allocation cascade`.execute(tx),
  night: (tx) => forgetTouched(tx),
}

async function aFee(tx: Db, period: number) {
  const memberId = anybody()
  const { rows } =
    await sql`select from payment where member_id = ${memberId} and period = ${period}`.execute(tx)
  const dueOn = `${period}-0${1 + roll(6)}-1${roll(9)}`
  if (rows.length === 0) await aPayment(tx, memberId, { period, dueOn, amount: 50_000 + roll(3) * 10_000 })
}

const pay = (tx: Db, movementId: number | null) =>
  sql`insert into allocation (payment_id, movement_id, amount, mode) select id, ${movementId}::int, 10000, ${movementId ? 'manual' : 'cash'}
    from payment where id = ${anyPayment()}`.execute(tx)

test('whatever happens, the sums that are followed are what plain SQL says', async () => {
  const names = Object.keys(CHANGES)
  const walked: string[] = []
  for (let step = 0; step < moments(110, 1000); step += 1) {
    // Some follow each other unseen.
    for (let unseen = roll(3); unseen >= 0; unseen -= 1) {
      // Each of them at least once, then as it comes.
      const name = names[walked.length] ?? names[roll(names.length)] ?? ''
      const isKept = roll(8) > 0
      walked.push(isKept ? name : `not ${name}`)
      await inTransaction(db(), async (tx) => {
        await CHANGES[name]?.(tx)
        if (!isKept) throw new Error('changed his mind')
      }).catch((error: Error) => {
        if (error.message !== 'changed his mind') throw error
      })
    }
    const last = walked.slice(-5)
    expect({ last, told: await shown() }).toEqual({ last, told: await plain() })
  }
}, 120_000)

test('whichever of two transactions is the first to be seen, neither is missed', async () => {
  const [first = 0, second = 0] = people
  expect((await shown()).owing).toEqual((await plain()).owing)
  const waits = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()

  const late = inTransaction(db(), async (tx) => {
    await aPayment(tx, first, { period: PERIOD })
    written.resolve()
    await waits.promise
  })
  await written.promise
  await aPayment(db(), second, { period: PERIOD })
  const between = await shown()
  expect(between).toEqual(await plain())
  waits.resolve()
  await late

  expect(await shown()).toEqual(await plain())
  expect((await shown()).owing.count).toBe(between.owing.count - 1)
})
