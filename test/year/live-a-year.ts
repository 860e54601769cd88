import { sql } from 'kysely'
import { expect } from 'vitest'
import { addDays } from '../../src/ground/values/day.ts'
import { until } from '../until.ts'
import { expectConserved, listWrong, otherYears } from './books.ts'
import {
  insertPeople,
  LATE_COMERS,
  NEVER_PAYS,
  ON_PAPER,
  OWING,
  PAYS_A_DAY_LATE,
  type Person,
  range,
  YEAR,
} from './club-of-400.ts'
import type { Ask, Hands, Waiting } from './hands.ts'
import { allPayments, bookedOn, type Coming, latePayments, type Wave } from './payments.ts'
import type { World } from './world.ts'

export type Year = {
  readonly world: World
  readonly people: readonly Person[]
  readonly hands: Hands
  readonly secretary: Ask
  /** What is told at each step. */
  readonly tell?: (step: string) => void
}

type Lapse = { readonly memberId: number; readonly paymentId: number; readonly paidOn: string | null }

const day = (monthAndDay: string) => `${YEAR}-${monthAndDay}`

/** January to April of a club of four hundred, with its money looked at after every step. */
export async function liveAYear({ world, people: first, hands, secretary, tell = () => undefined }: Year) {
  const people = [...first]
  const coming: Coming[] = [...allPayments(people)]
  const others = await otherYears(world)
  const step = async (name: string) => {
    await expectConserved(world, name)
    expect(await listWrong(world, coming, people)).toEqual([])
    expect(await otherYears(world)).toBe(others)
    tell(name)
  }
  const comes = async (wave: Wave, on: string) => {
    world.ledger.push(...coming.filter((one) => one.wave === wave).map((one, at) => bookedOn(one, on, at)))
    await world.readBank()
    await step(`${wave} came`)
  }
  const truthOf = async (): Promise<(waiting: Waiting) => boolean> => {
    const truth = new Map(coming.map(({ movement, truth: own }) => [movement.bankId, own]))
    const ids = await world.look((db) => db.selectFrom('bankMovement').select(['id', 'bankId']).execute())
    const bankIds = new Map(ids.map(({ id, bankId }) => [id, bankId]))
    return ({ id, suggestions: [suggested] }) => {
      const own = (truth.get(bankIds.get(id) ?? '') ?? []).map((index) => people[index]?.id)
      const whose = [
        ...(suggested?.parts ?? []).map(({ memberId }) => memberId),
        ...(suggested?.credit ? [suggested.credit.memberId] : []),
      ]
      const isWhole = suggested?.parts.length === 0 || own.every((id) => whose.some((one) => one === id))
      return whose.length > 0 && isWhole && whose.every((memberId) => own.includes(memberId))
    }
  }
  const decide = async (name: string) => {
    await hands.acceptSure()
    await world.comesTrue(() => isPaired(world))
    await step(`${name}: the sure ones`)
    await hands.acceptRight(await truthOf())
    await step(`${name}: the rest`)
  }

  const sit = async (on: string) => {
    await world.moveTo(day(on), '10:00')
    await hands.sitDown()
  }

  await sit('01-05')
  await hands.setPrices()
  await hands.letItRemind()
  await hands.askEverybody()
  expect(await asked(world)).toEqual({
    fees: OWING,
    amount: (OWING - 68) * 120_000 + 68 * 60_000,
    credits: 20,
    late: 0,
  })
  await hands.postLetters()
  await step('asked')

  await world.moveTo(day('01-22'), '09:00')
  await comes('january', day('01-21'))
  await world.moveTo(day('02-03'), '09:00')
  await comes('lastDays', day('02-02'))
  await sit('02-10')
  await decide('january')
  const late = range(people.length, LATE_COMERS)
  people.push(...(await world.look((db) => insertPeople(db, late, day('02-08')))))
  coming.push(...latePayments(people, late))
  await hands.askEverybody()
  expect((await asked(world)).late).toBe(LATE_COMERS)
  await step('late-comers')

  const firstReminded = await remind(world, day('02-14'), 1)
  await step('first reminders')
  await world.moveTo(day('02-27'), '09:00')
  await comes('afterFirst', day('02-26'))
  await sit('02-27')
  await decide('after the first')
  await hands.postLetters()

  const secondReminded = await remind(world, day('03-08'), 2)
  await sit('03-10')
  await hands.postLetters()
  await step('second reminders')
  await world.moveTo(day('03-20'), '09:00')
  await comes('afterSecond', day('03-19'))

  // Called on the ninth of March by mail: until the eighth of April.
  await world.moveTo(day('04-10'), '08:00')
  await comes('tooLate', day('04-09'))
  await world.moveTo(day('04-15'), '08:00')
  await world.readBank()
  const file = await secretary<{ items: readonly Lapse[] }>('/api/lapses?pageSize=200')
  const lapses = file.items.filter(({ memberId }) => people.some(({ id }) => id === memberId))
  for (const { paymentId } of lapses) await secretary(`/api/lapses/${paymentId}/end`, {})
  await step('ended')
  await sit('04-16')
  await hands.giveBack()

  const ended = [ON_PAPER[5] ?? 0, NEVER_PAYS, PAYS_A_DAY_LATE].map((index) => people[index]?.id)
  const tooLate = lapses.filter(({ paidOn }) => paidOn !== null).map(({ memberId }) => memberId)
  expect(lapses).toHaveLength(ended.length)
  expect(new Set(lapses.map(({ memberId }) => memberId))).toEqual(new Set(ended))
  expect(tooLate).toEqual([people[PAYS_A_DAY_LATE]?.id])
  return { people, coming, firstReminded, secondReminded, end: await atTheEnd(world) }
}

/** Listed at night, told in the morning, gone a day later; how many of each fate. */
async function remind(world: World, on: string, level: 1 | 2) {
  const plan = async () =>
    world.look(async (db) => {
      const { rows } = await sql<{ state: string; told: boolean; unsent: number }>`
        select state, told_at is not null as told, (select count(*)::int from mail where state in ('waiting', 'sending')) as unsent
        from reminder_plan order by id desc limit 1`.execute(db)
      return rows[0]
    })
  await world.moveTo(on, '04:10')
  await world.comesTrue(async () => (await plan())?.state === 'planned')
  await world.moveTo(on, '07:10')
  await world.comesTrue(async () => (await plan())?.told === true)
  await world.moveTo(addDays(on, 1), '07:15')
  await world.comesTrue(async () => (await plan())?.state === 'gone')
  // A call is delivered once the mail server has it.
  await until(async () => (await plan())?.unsent === 0, { within: 120_000, every: 500 })
  return world.look(async (db) => {
    const { rows } = await sql<{ outcome: string; count: number }>`
      select outcome, count(*)::int from reminder_plan_item where level = ${level}
        and plan_id = (select max(id) from reminder_plan where state = 'gone') group by 1 order by 1`.execute(
      db,
    )
    return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
  })
}

/** The machine has put what became certain by what was accepted. */
const isPaired = (world: World) =>
  world.look(async (db) => {
    const { rows } = await sql`select 1 from pgboss.job where name = 'pair-movements'
      and state in ('created', 'active', 'retry') limit 1`.execute(db)
    return rows.length === 0
  })

const asked = (world: World) =>
  world.look(async (db) => {
    const { rows } = await sql<{ fees: number; amount: number; credits: number; late: number }>`
      select count(*)::int as fees, sum(amount)::int as amount,
        count(*) filter (where exists (select from allocation where payment_id = payment.id))::int as credits,
        count(*) filter (where amount = 110000)::int as late
      from payment join member on member.id = member_id
      where type = '2' and period = ${YEAR} and street like 'Lednová %'`.execute(db)
    const [row] = rows
    if (!row) throw new Error('nothing was asked for')
    return row
  })

const atTheEnd = (world: World) =>
  world.look(async (db) => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where status = 'PAID')::int as paid, count(*) filter (where status = 'ARCHIVED')::int as closed,
        count(*) filter (where status not in ('PAID', 'ARCHIVED'))::int as open,
        (select count(*)::int from membership_period join member on member.id = member_id
          where why_ended = 'unpaid' and street like 'Lednová %') as ended,
        (select count(*)::int from refund where settled_at is null) as "toGiveBack"
      from payment join member on member.id = member_id
      where type = '2' and period = ${YEAR} and street like 'Lednová %'`.execute(db)
    return rows[0]
  })
