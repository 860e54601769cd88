import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { useAppSecret } from '../../ground/platform/secret.server.ts'
import { addDays } from '../../ground/values/day.ts'
import { useBank } from './bank-line.server.ts'
import { parseFioJson } from './fio-json.ts'
import { type FioSimulator, startFioSimulator } from './fio-simulator.server.ts'
import type { Movement } from './movement.ts'
import { readBank } from './read-bank.server.ts'
import { warnAboutToken } from './warn-about-token.server.ts'
import { TEST_SECRET } from '../../../test/mail-room.ts'

const db = useDatabase()
const TOKEN = 'aB3'.repeat(21) + 'x'
const PASSWORD = 'pokladna je zamčená'
const TODAY = pragueDay(new Date())
const STATEMENT = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'test', 'fixtures', 'fio-statement.json'),
  'utf8',
)

let bank: FioSimulator
let movements: readonly Movement[] = []
let treasurer: { token: string; id: number }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
  treasurer = await someone(db(), 'Treasurer', { password: PASSWORD })
  movements = []
  bank = await startFioSimulator({
    token: TOKEN,
    betweenCalls: 0,
    ledger: () => Promise.resolve({ movements, closingBalance: 100 }),
  })
  useBank({ url: bank.url })
})
afterEach(async () => {
  await bank.close()
  useBank({})
})

describe('a token given by an officer', () => {
  test('is tried, stored sealed, used, and shown to nobody', async () => {
    const done = await connect(TOKEN)
    const shown = await ask('GET', '/api/bank/connection')
    await pauseIsOver()
    const { received } = await readBank(db(), { cause: 'schedule', actorId: null })

    expect([done.status, received]).toEqual([200, 0])
    expect(shown.json.connection.token).toMatchObject({ from: 'club', expiresOn: addDays(TODAY, 180) })
    const { rows } = await sql<{
      text: string
    }>`select string_agg(t::text, ' ') as text from bank_token t`.execute(db())
    expect(`${rows[0]?.text} ${shown.text} ${done.text}`).not.toContain(TOKEN)
    expect(rows[0]?.text).not.toContain(Buffer.from(TOKEN).toString('hex'))
    expect(await actions()).toEqual(['BANK_CONNECTED'])
  })

  test.each([
    ['token-refused', 'bank_token_refused'],
    ['too-soon', 'bank_rate_limited'],
    ['other-account', 'bank_other_account'],
    ['html', 'bank_not_json'],
  ] as const)('that the bank answers with %s is not stored', async (fault, code) => {
    bank.fail(fault)

    expect((await connect(TOKEN)).json.code).toBe(code)
    expect((await ask('GET', '/api/bank/connection')).json.connection.state).toBe('off')
  })

  test('of a wrong shape is told so without a call', async () => {
    const { status, json } = await connect('short')

    expect([status, json.fields]).toEqual([422, { token: 'Token Fio API má 64 písmen a číslic.' }])
    expect(bank.calls).toHaveLength(0)
  })

  test('can be forgotten; the movements stay', async () => {
    await connect(TOKEN)

    expect((await ask('DELETE', '/api/bank/connection')).status).toBe(200)
    expect((await ask('DELETE', '/api/bank/connection')).json.code).toBe('bank_off')
    await expect(readBank(db(), { cause: 'schedule', actorId: null })).rejects.toThrow('bank_off')
  })

  test('is left alone where the server has one of its own', async () => {
    useBank({ url: bank.url, token: TOKEN })

    expect((await connect(TOKEN)).json.code).toBe('bank_token_from_server')
  })

  test('sealed with another secret says so, and what to do', async () => {
    await connect(TOKEN)
    useAppSecret('another secret, which is long enough as well')
    const { json } = await ask('GET', '/api/bank/connection', await anotherTreasurer())
    useAppSecret(TEST_SECRET)

    expect(json.connection).toMatchObject({
      state: 'failing',
      problem: expect.stringContaining('APP_SECRET'),
    })
  })

  test('is warned about by mail thirty, fourteen and three days before its end, once each', async () => {
    await connect(TOKEN)
    await ask('POST', '/api/bank/connection/expiry', treasurer.token, { expiresOn: addDays(TODAY, 30) })

    for (const day of [0, 0, 1, 16, 16, 20, 27, 28, 29]) await warnAboutToken(db(), addDays(TODAY, day))

    const letters = await db()
      .selectFrom('mail')
      .select(['template', 'params'])
      .where('template', '<>', 'power-used')
      .orderBy('id')
      .execute()
    expect(letters.map(({ template, params }) => [template, (params as { days: number }).days])).toEqual([
      ['bank-token-expiring', 30],
      ['bank-token-expiring', 14],
      ['bank-token-expiring', 3],
    ])
  })
})

describe('a statement handed in as a file', () => {
  test('is looked at, booked once, and adds nothing the second time', async () => {
    const first = await upload(STATEMENT)
    const booked = await book(first.json.statement.id)
    const again = await book(first.json.statement.id)
    const second = await upload(STATEMENT)

    expect(first.json.statement.counts).toEqual({ fresh: 19, known: 0, refused: 0 })
    expect(booked.json).toMatchObject({ success: true, received: 19, known: 0 })
    expect(again.json.code).toBe('statement_already_booked')
    expect(second.json.statement.counts).toEqual({ fresh: 0, known: 19, refused: 0 })
    expect(await actions()).toEqual(['STATEMENT_BOOKED'])
    expect(await queued()).toContain('pair-movements')
    const balance = await db().selectFrom('bankState').select('balance').executeTakeFirst()
    expect(balance).toEqual({ balance: 2_435_051 })
  })

  test('that overlaps with the bank adds only what the bank did not tell', async () => {
    movements = (parseFioJson(STATEMENT)?.movements ?? []).slice(0, 7)
    useBank({ url: bank.url, token: TOKEN })
    await readBank(db(), { cause: 'schedule', actorId: null })

    const { json } = await upload(STATEMENT)
    await book(json.statement.id)

    expect(json.statement.counts).toEqual({ fresh: 12, known: 7, refused: 0 })
    expect(await countMovements()).toBe(19)
  })

  test('without the bank’s numbers gets them when the bank tells of the same movements', async () => {
    const line = (vs: string) =>
      `07500000029000000210000002900000056${'0'.repeat(13)}0000001200002${vs}0020100000${'0'.repeat(10)}120126${'NOVAK'.padEnd(20)}00203120126`
    const head = `0740000002900000021${'Klub'.padEnd(20)}010126${'0'.repeat(14)}+00000000240000+${'0'.repeat(14)}0${'0'.repeat(14)}0001120126${' '.repeat(14)}`
    const file = [head, line('2610004204'), line('2610004204'), line('2610004301')].join('\r\n')
    const { json } = await upload(file)
    await book(json.statement.id)
    const twice = await upload(file)
    const [sample] = parseFioJson(STATEMENT)?.movements ?? []
    if (!sample) throw new Error('the sample has a movement')
    movements = ['1', '2', '3', '4'].map((bankId, at) => ({
      ...sample,
      bankId,
      bookedOn: '2026-01-12',
      variableSymbol: at < 3 ? '2610004204' : '2610004301',
    }))
    useBank({ url: bank.url, token: TOKEN })
    await readBank(db(), { cause: 'person', actorId: treasurer.id })

    expect(json.statement.counts).toEqual({ fresh: 3, known: 0, refused: 0 })
    expect(twice.json.statement.counts).toEqual({ fresh: 0, known: 3, refused: 0 })
    const rows = await db().selectFrom('bankMovement').select('bankId').orderBy('bankId').execute()
    expect(rows.map(({ bankId }) => bankId)).toEqual(['1', '2', '3', '4'])
  })

  test.each([
    [STATEMENT.replace('"2900000021"', '"2900000056"'), 'statement_other_account'],
    ['nothing of the kind', 'statement_unreadable'],
    [STATEMENT.replace(/"transaction": \[[\s\S]*\]/, '"transaction": []'), 'statement_empty'],
  ])('that is not ours or no statement is refused', async (file, code) => {
    expect((await upload(file)).json.code).toBe(code)
  })
})

test('the bank and a file that tell of the same at one moment book each movement once', async () => {
  movements = (parseFioJson(STATEMENT)?.movements ?? []).toReversed()
  useBank({ url: bank.url, token: TOKEN })
  const { json } = await upload(STATEMENT)

  const [reading, booked] = await Promise.all([
    readBank(db(), { cause: 'schedule', actorId: null }),
    book(json.statement.id),
  ])

  expect(reading.received + booked.json.received).toBe(19)
  expect(await countMovements()).toBe(19)
})

const app = () => anApp(db())
const ask = (method: string, path: string, token = treasurer.token, body?: object) =>
  call(app(), path, { method, token, ...(body ? { body } : {}) })
const connect = (token: string) =>
  ask('POST', '/api/bank/connection', treasurer.token, { token, password: PASSWORD })
const upload = (file: string) =>
  call(app(), '/api/bank/statements?fileName=vypis.txt', {
    token: treasurer.token,
    body: file,
    headers: { 'content-type': 'text/plain' },
  })
const book = (id: number) => ask('POST', `/api/bank/statements/${id}/book`)

async function anotherTreasurer(): Promise<string> {
  return (await someone(db(), 'Treasurer')).token
}

async function actions(): Promise<string[]> {
  return (await db().selectFrom('auditEntry').select('action').orderBy('seq').execute()).map(
    ({ action }) => action,
  )
}

async function queued(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pgboss.job`.execute(db())
  return rows.map(({ name }) => name)
}

async function countMovements(): Promise<number> {
  const row = await db()
    .selectFrom('bankMovement')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

async function pauseIsOver(): Promise<void> {
  await db()
    .updateTable('bankToken')
    .set({ nextCallAt: sql<Date>`now()` })
    .execute()
}
