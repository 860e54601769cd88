import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type FioSimulator, startFioSimulator } from '../../src/money/bank/fio-simulator.server.ts'
import type { Movement } from '../../src/money/bank/movement.ts'
import { pragueDay } from '../../src/ground/values/day.ts'
import { aClub, login, removeFolder, type RunningHouse, startHouse, visit } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { until } from '../until.ts'
import type { Db } from '../../src/tables.ts'

const TOKEN = 'Kl1'.repeat(21) + 'x'
const CRON = 'the secret of an outside cron, long enough'
const COUNT = 2000
const TODAY = pragueDay(new Date())

let bank: FioSimulator
let house: RunningHouse
const dataDir = aClub()

afterEach(async () => {
  await house.kill('SIGTERM')
  await bank.close()
})
afterAll(() => removeFolder(dataDir))

test('the token is in no log, page or error, whatever the bank does', async () => {
  bank = await aBank([])
  house = await openHouse()
  const treasurer = await login(house.url, 'treasurer')
  const seen: string[] = []
  for (const fault of ['echo', 'redirect', 'cut', 'other-account'] as const) {
    bank.fail(fault)
    await pauseIsOver()
    seen.push(await (await knock()).text())
    for (const path of ['/admin/fees/bank', '/admin/fees/bank.data', '/api/bank/connection'])
      seen.push(await (await visit(house.url, path, treasurer)).text())
  }
  await bank.close()
  await pauseIsOver()
  seen.push(await (await knock()).text())

  expect(seen.join('\n')).toContain('bank_unreachable')
  expect(seen.join('\n')).not.toContain(TOKEN)
  expect(house.output()).toContain('the bank could not be read')
  expect(house.output()).not.toContain(TOKEN)
})

test('kill -9 in the middle of a reading books all of it or nothing, and the next one books the rest once', async () => {
  bank = await aBank(Array.from({ length: COUNT }, (_, at) => aMovement(at)))
  const states: string[] = []
  for (const isNow of [isAsked, isBooking]) {
    house = await openHouse()
    states.push(await booked())
    await pauseIsOver()
    const calls = bank.calls.length
    let isOver = false
    const reading = knock()
      .catch(() => null)
      .finally(() => (isOver = true))
    await databaseAt(dataDir, (db) => until(async () => isOver || (await isNow(db, calls)), { every: 2 }))
    await house.kill('SIGKILL')
    await reading
  }
  house = await openHouse()
  states.push(await booked())
  await pauseIsOver()
  await knock()

  for (const state of states) expect([`0 of ${COUNT}`, `${COUNT} of ${COUNT}`]).toContain(state)
  expect(await booked()).toBe(`${COUNT} of ${COUNT}`)
})

test('reminders that were to go while the house was closed go once the bank was read, at the start', async () => {
  bank = await aBank([])
  house = await openHouse()
  await databaseAt(dataDir, async (db) => {
    await sql`insert into club_setting (key, value) values ('reminders', '{"byThemselves": true}')
      on conflict (key) do update set value = excluded.value`.execute(db)
    await sql`update reminder_plan set state = 'gone', ended_on = current_date where state = 'planned'`.execute(
      db,
    )
    await sql`insert into reminder_plan (made_on, state, told_at)
      values (current_date - 3, 'planned', now() - interval '2 days')`.execute(db)
  })
  await pauseIsOver()
  await house.kill('SIGTERM')
  const calls = bank.calls.length
  const lastPlan = () =>
    databaseAt(dataDir, async (db) => {
      const { rows } = await sql<{ state: string }>`select state from reminder_plan
        where made_on = current_date - 3 order by id desc limit 1`.execute(db)
      return rows[0]?.state
    })

  house = await openHouse()
  await until(async () => (await lastPlan()) !== 'planned')

  expect([await lastPlan(), bank.calls.length > calls]).toEqual(['gone', true])
})

const isAsked = (_db: Db, calls: number) => Promise.resolve(bank.calls.length > calls)

async function isBooking(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where application_name = 'klubovna' and state <> 'idle' and query ilike 'insert into "bank_movement"%'`.execute(
    db,
  )
  return rows.length > 0
}

function openHouse(): Promise<RunningHouse> {
  const env = { FIO_TOKEN: TOKEN, FIO_URL: bank.url.href, CRON_SECRET: CRON, LOG_LEVEL: 'trace' }
  return startHouse({ dataDir, env })
}

function knock(): Promise<Response> {
  return fetch(`${house.url}/api/cron/fio-balance`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CRON}` },
  })
}

async function pauseIsOver(): Promise<void> {
  await databaseAt(dataDir, (db) => sql`update bank_token set next_call_at = now()`.execute(db))
}

function booked(): Promise<string> {
  return databaseAt(dataDir, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from bank_movement
      where length(bank_id) < 8`.execute(db)
    return `${rows[0]?.count} of ${COUNT}`
  })
}

function aBank(movements: readonly Movement[]): Promise<FioSimulator> {
  return startFioSimulator({
    token: TOKEN,
    betweenCalls: 0,
    ledger: () => Promise.resolve({ movements, closingBalance: 424_242 }),
  })
}

function aMovement(at: number): Movement {
  return {
    bankId: String(at + 1),
    bookedOn: TODAY,
    amount: 100 + at,
    currency: 'CZK',
    counterAccount: null,
    counterBank: null,
    counterName: 'Plátce',
    variableSymbol: null,
    constantSymbol: null,
    specificSymbol: null,
    identification: null,
    message: 'na pivo',
    kind: 'Bezhotovostní příjem',
    comment: null,
    payerReference: null,
    instructionId: null,
    detail: null,
    bic: null,
  }
}
