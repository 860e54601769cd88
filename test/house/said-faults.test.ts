import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FioSimulator, startFioSimulator } from '../../src/money/bank/fio-simulator.server.ts'
import type { Db } from '../../src/tables.ts'
import { BROWSER, login, removeFolder, type RunningHouse, startHouse, visit } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { until } from '../until.ts'

// The texts of the error catalogue, each seen where its reader sees it, because its fault has really happened.
const TOKEN = 'Kl1'.repeat(21) + 'x'
const NEXT_YEAR = new Date().getFullYear() + 1
const FEES = `/admin/fees?period=${NEXT_YEAR}`

let bank: FioSimulator
let house: RunningHouse
let treasurer: string

beforeAll(async () => {
  bank = await startFioSimulator({
    token: TOKEN,
    betweenCalls: 0,
    ledger: () => Promise.resolve({ closingBalance: 1000, movements: [] }),
  })
  house = await startHouse({ env: { FIO_TOKEN: TOKEN, FIO_URL: bank.url.href, LOG_LEVEL: 'silent' } })
  treasurer = await login(house.url, 'treasurer')
})
afterAll(async () => {
  await house.kill('SIGTERM')
  await bank.close()
  removeFolder(house.dataDir)
})

const inDatabase = <Result>(look: (db: Db) => Promise<Result>) => databaseAt(house.dataDir, look)

/** The database refuses every write to this table while the work is done, as a damaged index would make it. */
async function whileBroken<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await inDatabase(async (db) => {
    await sql`create or replace function out_of_order() returns trigger language plpgsql as
      $$ begin raise exception 'index is damaged' using errcode = 'XX002'; end $$`.execute(db)
    await sql`create trigger out_of_order before insert or update on ${sql.table(table)}
      execute function out_of_order()`.execute(db)
  })
  try {
    return await work()
  } finally {
    await inDatabase((db) => sql`drop trigger out_of_order on ${sql.table(table)}`.execute(db))
  }
}

async function send(path: string, form: Readonly<Record<string, string>>, token = treasurer) {
  const response = await fetch(`${house.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...BROWSER, origin: house.url, cookie: `session_token=${token}` },
    body: new URLSearchParams(form),
  })
  return { status: response.status, page: await response.text(), to: response.headers.get('location') }
}

async function ask(path: string, body: object, token = treasurer) {
  const response = await fetch(`${house.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, json: await response.json() }
}

const owing = async () => {
  const response = await fetch(`${house.url}/api/fees/generate?period=${NEXT_YEAR}`, {
    headers: { authorization: `Bearer ${treasurer}` },
  })
  const { items } = (await response.json()) as { items: readonly { memberId?: number; id: number }[] }
  return items.map(({ memberId, id }) => memberId ?? id)
}

test('the database fails in the middle of a call: 500, ‘Nastala chyba.’, a number to quote and nothing else', async () => {
  const secretary = await login(house.url, 'secretary')
  const waiting = await ask('/api/applications/list', {}, secretary)

  const { status, json } = await whileBroken('application', () =>
    ask('/api/applications/approve', { ids: [waiting.json.items[0].id] }, secretary),
  )

  expect(status).toBe(500)
  expect(json).toEqual({
    success: false,
    statusCode: 500,
    statusMessage: 'Nastala chyba.',
    code: 'unexpected',
    requestId: expect.any(String),
  })
})

test('one payment cannot be written: ‘Platbu se nepodařilo vygenerovat.’', async () => {
  const [memberId = 0] = await owing()

  const { status, page } = await whileBroken('payment', () =>
    send(FEES, { intent: 'one', period: String(NEXT_YEAR), memberId: String(memberId) }),
  )

  expect(status).toBe(500)
  expect(page).toContain('Platbu se nepodařilo vygenerovat.')
})

test('a batch cannot be begun: ‘Dávku se nepodařilo zpracovat.’', async () => {
  const { status, page } = await whileBroken('batch', () =>
    send(FEES, { intent: 'next', period: String(NEXT_YEAR) }),
  )

  expect(status).toBe(500)
  expect(page).toContain('Dávku se nepodařilo zpracovat.')
})

test('a run in which everything fails ends as an error and says so, a run in which something does as partial', async () => {
  const [one = 0, two = 0] = await owing()
  const ended = async (batchId: number) => {
    for (;;) {
      // The end first, the page after it: the other way round the page may be older than the end.
      const run = await inDatabase((db) =>
        db.selectFrom('batch').select('status').where('id', '=', batchId).executeTakeFirstOrThrow(),
      )
      const page = await (await visit(house.url, `${FEES}&davka=${batchId}`, treasurer)).text()
      if (run.status !== 'running') return { status: run.status, page }
    }
  }
  const failing = await whileBroken('payment', async () => {
    const { json } = await ask('/api/fees/generate', { memberIds: [one, two], period: NEXT_YEAR })
    return ended(json.batch.id)
  })
  const { json } = await ask('/api/fees/generate', { memberIds: [one, 999_999_999], period: NEXT_YEAR })
  const partial = await ended(json.batch.id)

  expect(failing.status).toBe('error')
  expect(failing.page).toContain('Dávku se nepodařilo zpracovat.')
  expect(failing.page).toContain('Nastala chyba.')
  expect(partial.status).toBe('partial')
  expect(partial.page).toContain('Hotovo jen částečně, 1 položka se nepodařila.')
})

test('more letters than the mail server takes a minute: the payment is there, its e-mail goes later', async () => {
  const [four = 0, five = 0] = await owing()
  await inDatabase((db) =>
    db
      .insertInto('clubSetting')
      .values({ key: 'mailLimits', value: JSON.stringify({ perMinute: 1, perHour: 1, perDay: 1 }) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value: JSON.stringify({ perMinute: 1 }) }),
      )
      .execute(),
  )
  const form = (memberId: number) => ({
    intent: 'one',
    period: String(NEXT_YEAR),
    memberId: String(memberId),
  })
  await send(FEES, form(four))
  const { page } = await send(FEES, form(five))

  expect(page).toContain('Platba byla vygenerována, e-mail odejde později (limit odesílání).')
})

test('the bank answers nonsense: ‘Zůstatek se nepodařilo načíst.’ stands beside the fees', async () => {
  bank.fail('cut', { always: true })
  const fees = async () => (await visit(house.url, '/admin/fees', treasurer)).text()

  // The minute’s own reading may come between, and the bank is not asked twice at once.
  await until(async () => {
    await inDatabase((db) => sql`update bank_token set next_call_at = now()`.execute(db))
    await ask('/api/cron/fio-balance', {})
    return (await fees()).includes('Zůstatek se nepodařilo načíst.')
  })

  expect(await fees()).toContain('Zůstatek se nepodařilo načíst.')
})

test('a wish of a member cannot be written: ‘Nepodařilo se zpracovat požadavek’', async () => {
  const member = await login(house.url, 'member')

  const { status, page } = await whileBroken('mail_opt_out', () =>
    send('/admin/settings', { intent: 'mail-inputs' }, member),
  )

  expect(status).toBe(500)
  expect(page).toContain('Nepodařilo se zpracovat požadavek')
})
