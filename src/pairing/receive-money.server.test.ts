import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../test/club.ts'
import { useDatabase } from '../../test/database.ts'
import { addDays } from '../bank/bank-day.ts'
import { useBank } from '../bank/bank-line.server.ts'
import { parseFioJson } from '../bank/fio-json.ts'
import type { Fault } from '../bank/fio-faults.server.ts'
import { type FioSimulator, startFioSimulator } from '../bank/fio-simulator.server.ts'
import type { Movement } from '../bank/movement.ts'
import { createPayment } from '../payments/create-payment.server.ts'
import { pragueDay } from '../platform/day.ts'
import { receiveMoneyByItself } from './receive-money.server.ts'

const db = useDatabase()
const TOKEN = 'T'.repeat(32) + 'k'.repeat(32)
const CRON = 'a cron secret that is long enough to be one'
const TODAY = pragueDay(new Date())
const PATH = '/api/cron/fio-balance'

let bank: FioSimulator
let ledger: { movements: Movement[]; closingBalance: number }
let treasurer: { token: string; id: number }
let shown: string[] = []

beforeEach(async () => {
  await rulesVersion(db(), 1)
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
  treasurer = await someone(db(), 'Treasurer')
  ledger = { movements: [], closingBalance: 2_435_051 }
  bank = await startFioSimulator({
    token: TOKEN,
    betweenCalls: 0,
    ledger: ({ from, to }) =>
      Promise.resolve({
        ...ledger,
        movements: ledger.movements.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to),
      }),
  })
  useBank({ url: bank.url, token: TOKEN, cronSecret: CRON, patience: 4000 })
  shown = []
})
afterEach(async () => {
  await bank.close()
  useBank({})
})

describe('reading the bank', () => {
  test('books every movement once, pairs what is certain and tells the balance', async () => {
    const member = await aMember(db())
    const payment = await createPayment(db(), { ...FEE, memberId: member.id })
    ledger.movements = [aMovement(1, { variableSymbol: payment.variableSymbol }), aMovement(2), aMovement(3)]

    const first = await read()
    await pauseIsOver()
    const second = await read()

    expect([first.status, first.json]).toEqual([
      200,
      {
        success: true,
        balance: { amount: 2_435_051, currency: 'CZK' },
        updatedAt: expect.any(String),
        received: 3,
        paired: 1,
      },
    ])
    expect(second.json).toMatchObject({ received: 0, paired: 0 })
    expect(await movementIds()).toEqual(['1', '2', '3'])
  })

  test('a movement that comes late, with an older day, is not lost', async () => {
    ledger.movements = [aMovement(5)]
    await read()
    ledger.movements.push(aMovement(4, { bookedOn: addDays(TODAY, -13) }))

    await readLater()

    expect(await movementIds()).toEqual(['4', '5'])
  })

  test('a statement of every awkward kind is stored whole, storno and all', async () => {
    const { movements } = awkward()
    ledger.movements = movements.map((movement) => ({ ...movement, bookedOn: TODAY }))

    await read()

    const stored = await db().selectFrom('bankMovement').selectAll().orderBy('bankId').execute()
    expect(stored.map(({ bankId, amount }) => [bankId, amount])).toEqual(
      movements.map(({ bankId, amount }) => [bankId, amount]),
    )
  })

  test('an empty body is a success that changes nothing', async () => {
    await read()
    await pauseIsOver()
    bank.fail('empty')

    const { status, json } = await read()

    expect([status, json.received, json.balance.amount]).toEqual([200, 0, 2_435_051])
  })

  test('twice the same movements, or in another order, are the same movements', async () => {
    ledger.movements = [aMovement(1), aMovement(2)]
    bank.fail('doubled')
    await read()
    bank.fail('reversed-order')

    await readLater()

    expect(await movementIds()).toEqual(['1', '2'])
  })

  test('a line that cannot be read waits for a person, once, and the others are booked', async () => {
    ledger.movements = [aMovement(7)]
    bank.fail('broken-line', { always: true })

    await read()
    await readLater()

    expect(await movementIds()).toEqual(['7'])
    expect(await db().selectFrom('bankOddity').select(['kind']).execute()).toEqual([{ kind: 'unreadable' }])
  })

  test('a movement told differently stays as it was and waits for a person', async () => {
    ledger.movements = [aMovement(1, { amount: 120_000 })]
    await read()
    ledger.movements = [aMovement(1, { amount: 999_900 })]

    await readLater()

    const amounts = await db().selectFrom('bankMovement').select('amount').execute()
    expect(amounts).toEqual([{ amount: 120_000 }])
    expect(await db().selectFrom('bankOddity').select(['kind', 'bankId']).execute()).toEqual([
      { kind: 'changed', bankId: '1' },
    ])
  })

  test('the first account the bank tells of becomes the club’s, another one never', async () => {
    await db().deleteFrom('clubSetting').execute()

    await read()

    const row = await db().selectFrom('clubSetting').select('value').executeTakeFirst()
    expect(row?.value).toEqual({ account: '2900000021/2010' })
  })
})

describe('whatever the bank does', () => {
  const faults: readonly (readonly [Fault, number, string])[] = [
    ['bad-request', 503, 'bank_request_refused'],
    ['too-soon', 429, 'bank_rate_limited'],
    ['too-many', 503, 'bank_too_many_movements'],
    ['not-authorised', 409, 'bank_needs_authorisation'],
    ['token-refused', 503, 'bank_token_refused'],
    ['echo', 503, 'bank_token_refused'],
    ['unavailable', 503, 'bank_unavailable'],
    ['maintenance-xml', 503, 'bank_unavailable'],
    ['html', 503, 'bank_not_json'],
    ['garbled', 503, 'bank_garbled'],
    ['cut', 503, 'bank_unreachable'],
    ['hang', 503, 'bank_timeout'],
    ['huge', 503, 'bank_answer_too_large'],
    ['redirect', 503, 'bank_redirected'],
    ['other-account', 409, 'bank_other_account'],
    ['other-currency', 409, 'bank_other_currency'],
    ['teapot', 503, 'bank_strange_answer'],
  ]

  test.each(faults)('%s: nothing is lost, doubled or made zero (%s %s)', async (fault, status, code) => {
    ledger.movements = [aMovement(1)]
    await read()
    ledger.movements.push(aMovement(2))
    await pauseIsOver()
    bank.fail(fault)
    if (fault === 'hang') useBank({ url: bank.url, token: TOKEN, patience: 200 })

    const refused = await read()
    const balance = await call(anApp(db()), PATH, { method: 'GET', token: treasurer.token })
    const afterFault = await movementIds()
    await pauseIsOver()
    await db().updateTable('bankConnection').set({ spanDays: null }).execute()
    const mended = await read()

    expect([refused.status, refused.json.code]).toEqual([status, code])
    expect(balance.json.balance).toEqual({ amount: 2_435_051, currency: 'CZK' })
    expect([afterFault, await movementIds()]).toEqual([['1'], ['1', '2']])
    expect(mended.json).toMatchObject({ success: true, received: 1 })
    await expectNoToken()
  })

  test('a balance that is no amount leaves the last one standing', async () => {
    await read()
    ledger.movements = [aMovement(1)]
    await pauseIsOver()
    bank.fail('null-balance')

    const { json } = await read()

    expect([json.balance.amount, json.received]).toEqual([2_435_051, 1])
  })

  test('a server that is not there is told as such', async () => {
    await bank.close()

    expect((await read()).json.code).toBe('bank_unreachable')
  })

  test('too much is read in shorter periods until today, without a hole', async () => {
    const days = Array.from({ length: 80 }, (_, index) => addDays(TODAY, -index))
    ledger.movements = days.map((bookedOn, index) => aMovement(100 + index, { bookedOn }))
    bank.fail('too-many')
    bank.fail('too-many')

    for (let turn = 0; turn < 8; turn += 1) {
      await receiveMoneyByItself(db(), { isRetry: true })
      await pauseIsOver()
    }

    expect(await movementIds()).toHaveLength(80)
    const state = await db().selectFrom('bankConnection').select(['spanDays', 'coveredTo']).executeTakeFirst()
    expect(state).toEqual({ spanDays: null, coveredTo: TODAY })
  })

  test('an outage longer than ninety days leaves a gap, which a confirmed reading fills', async () => {
    await read()
    await db()
      .updateTable('bankConnection')
      .set({ coveredTo: addDays(TODAY, -200) })
      .execute()
    await readLater()
    const gap = await db().selectFrom('bankConnection').select(['gapFrom', 'gapTo']).executeTakeFirst()
    const connection = () =>
      call(anApp(db()), '/api/bank/connection', { method: 'GET', token: treasurer.token })

    expect(gap).toEqual({ gapFrom: addDays(TODAY, -199), gapTo: addDays(TODAY, -90) })
    expect((await connection()).json.connection.gap).not.toBeNull()
  })
})

describe('the Treasurer is told', () => {
  test('at once and once, when only a person can mend it', async () => {
    bank.fail('token-refused', { always: true })

    for (let hour = 0; hour < 4; hour += 1) await readLater()

    expect(await letters()).toEqual(['bank-stopped'])
  })

  test('of a passing fault only when it does not pass, and anew after it was mended', async () => {
    bank.fail('html', { always: true })
    await readLater()
    await readLater()
    const early = await letters()
    await readLater()
    await readLater()
    bank.behave()
    await readLater()
    bank.fail('token-refused')
    await readLater()

    expect([early, await letters()]).toEqual([[], ['bank-stopped', 'bank-stopped']])
  })

  test('the schedule leaves the bank alone until its time comes', async () => {
    bank.fail('token-refused')
    await receiveMoneyByItself(db(), { isRetry: false })
    await pauseIsOver()
    await receiveMoneyByItself(db(), { isRetry: false })

    expect(bank.calls).toHaveLength(1)
  })
})

describe('thirty seconds', () => {
  test('twenty callers at once make one call; the others are told how long to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()))

    expect(bank.calls).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.json).toMatchObject({
      code: 'bank_rate_limited',
      statusMessage: 'Limit banky vyčerpán, chvíli počkejte.',
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(25)
  })
})

describe('the door', () => {
  const knock = (authorization?: string, method = 'POST') =>
    call(anApp(db()), PATH, { method, headers: authorization ? { authorization } : {} })

  test('stays shut to anything but the very secret', async () => {
    const wrong = ['Bearer', 'Bearer ', 'Bearer undefined', 'Bearer null', 'Bearer x', `bearer ${CRON}`, CRON]
    for (const authorization of [undefined, ...wrong, `Bearer ${CRON}x`]) {
      expect([authorization, (await knock(authorization)).status]).toEqual([authorization, 401])
      expect([authorization, (await knock(authorization, 'GET')).status]).toEqual([authorization, 401])
    }
    expect(bank.calls).toHaveLength(0)
  })

  test('without a secret in the settings no secret opens it', async () => {
    useBank({ url: bank.url, token: TOKEN })

    for (const authorization of ['Bearer undefined', 'Bearer null', 'Bearer ', `Bearer ${CRON}`])
      expect((await knock(authorization)).status).toBe(401)
  })

  test.each(['POST', 'GET'])('opens to the secret (%s) and reads the bank', async (method) => {
    expect((await knock(`Bearer ${CRON}`, method)).json).toMatchObject({ success: true, received: 0 })
    expect(bank.calls).toHaveLength(1)
  })

  test('the Treasurer’s GET reads only what is stored; a Member is turned away', async () => {
    const member = await someone(db(), 'Member')

    expect((await call(anApp(db()), PATH, { method: 'GET', token: treasurer.token })).json).toEqual({
      success: true,
      balance: null,
      updatedAt: null,
    })
    expect((await call(anApp(db()), PATH, { token: member.token })).status).toBe(403)
    expect(bank.calls).toHaveLength(0)
  })

  test('a club without a token has the bank switched off and books nothing', async () => {
    useBank({ url: bank.url })

    expect((await read()).json.code).toBe('bank_off')
    await receiveMoneyByItself(db(), { isRetry: false })
    expect(bank.calls).toHaveLength(0)
  })
})

const FEE = { type: '2', period: 2026, amount: 120_000, dueOn: '2026-01-31', actorId: null } as const

function aMovement(id: number, change: Partial<Movement> = {}): Movement {
  return {
    bankId: String(id),
    bookedOn: TODAY,
    amount: 120_000,
    currency: 'CZK',
    counterAccount: '2900000056',
    counterBank: '2010',
    counterName: 'Novák Petr',
    variableSymbol: null,
    constantSymbol: null,
    specificSymbol: null,
    identification: null,
    message: 'příspěvek',
    kind: 'Bezhotovostní příjem',
    comment: null,
    payerReference: null,
    instructionId: String(id + 500),
    detail: null,
    bic: null,
    ...change,
  }
}

function fixture(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', 'test', 'fixtures', name), 'utf8')
}

function awkward() {
  return parseFioJson(fixture('fio-statement.json')) ?? { movements: [] }
}

async function read() {
  const answer = await call(anApp(db()), PATH, { token: treasurer.token })
  shown.push(answer.text, JSON.stringify([...answer.headers]))
  return answer
}

async function readLater() {
  await pauseIsOver()
  return read()
}

async function pauseIsOver(): Promise<void> {
  await db()
    .updateTable('bankToken')
    .set({ nextCallAt: sql<Date>`now()` })
    .execute()
}

async function movementIds(): Promise<string[]> {
  const rows = await db().selectFrom('bankMovement').select('bankId').orderBy('bankId').execute()
  return rows.map(({ bankId }) => bankId)
}

async function letters(): Promise<string[]> {
  return (await db().selectFrom('mail').select('template').orderBy('id').execute()).map(
    ({ template }) => template,
  )
}

/** In no answer, no table and no queued job. */
async function expectNoToken(): Promise<void> {
  const page = await call(anApp(db()), '/api/bank/connection', { method: 'GET', token: treasurer.token })
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || quote_ident(tablename) as name
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(db())
  const dumps = await Promise.all(
    rows.map(({ name }) =>
      sql<{
        text: string
      }>`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.raw(name)} t`.execute(db()),
    ),
  )
  const all = [...shown, page.text, ...dumps.flatMap(({ rows: [row] }) => row?.text ?? '')].join('\n')
  expect(all).not.toContain(TOKEN)
  expect(all).not.toContain(Buffer.from(TOKEN).toString('hex'))
}
