import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMovement, BALANCE_PATH, BANK_TOKEN, TODAY, useFio } from '../../../test/bank.ts'
import { useDatabase } from '../../../test/database.ts'
import { addDays } from '../../ground/values/day.ts'
import { useBank } from '../bank/bank-line.server.ts'
import type { Fault } from '../bank/fio-faults.server.ts'
import { receiveMoney, receiveMoneyByItself } from './receive-money.server.ts'

const db = useDatabase()
const { table, read, readLater, pauseIsOver, movementIds } = useFio(db)

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
    table().movements = [aMovement(1)]
    await read()
    table().movements.push(aMovement(2))
    await pauseIsOver()
    table().bank.fail(fault)
    if (fault === 'hang') useBank({ url: table().bank.url, token: BANK_TOKEN, patience: 200 })

    const refused = await read()
    const balance = await call(anApp(db()), BALANCE_PATH, { method: 'GET', token: table().treasurer.token })
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
    table().movements = [aMovement(1)]
    await pauseIsOver()
    table().bank.fail('null-balance')

    const { json } = await read()

    expect([json.balance.amount, json.received]).toEqual([2_435_051, 1])
  })

  test('a server that is not there is told as such', async () => {
    await table().bank.close()

    expect((await read()).json.code).toBe('bank_unreachable')
  })

  test('a server with a certificate of a stranger is not spoken to, and the last balance stands', async () => {
    await read()
    await pauseIsOver()
    const pem = readFileSync(join(import.meta.dirname, '../../../test/fixtures/strangers-certificate.pem'))
    let heard = 0
    const stranger = createServer({ key: pem, cert: pem }, (_, response) => {
      heard += 1
      response.end('{}')
    })
    await once(stranger.listen(0, '127.0.0.1'), 'listening')
    const { port } = stranger.address() as AddressInfo
    useBank({ url: new URL(`https://127.0.0.1:${port}/v1/rest/`), token: BANK_TOKEN })

    const refused = await read()
    const balance = await call(anApp(db()), BALANCE_PATH, { method: 'GET', token: table().treasurer.token })

    stranger.close()
    expect([refused.json.code, heard]).toEqual(['bank_unreachable', 0])
    expect(balance.json.balance).toEqual({ amount: 2_435_051, currency: 'CZK' })
    await expectNoToken()
  })

  test('too much is read in shorter periods until today, without a hole', async () => {
    const days = Array.from({ length: 80 }, (_, index) => addDays(TODAY, -index))
    table().movements = days.map((bookedOn, index) => aMovement(100 + index, { bookedOn }))
    table().bank.fail('too-many')
    table().bank.fail('too-many')

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
    const period = { from: addDays(TODAY, -199), to: TODAY }
    const older = async () => {
      await pauseIsOver()
      return receiveMoney(db(), { cause: 'person', actorId: table().treasurer.id, period }).catch(String)
    }
    const refused = await older()
    table().bank.fail('too-many')
    const tooMuch = await older()
    table().bank.authorise()
    await older()

    expect(gap).toEqual({ gapFrom: addDays(TODAY, -199), gapTo: addDays(TODAY, -90) })
    expect([refused, tooMuch]).toEqual(['Error: bank_needs_authorisation', 'Error: bank_period_too_long'])
    const state = await db()
      .selectFrom('bankConnection')
      .select(['gapFrom', 'spanDays', 'failures'])
      .executeTakeFirst()
    expect(state).toEqual({ gapFrom: null, spanDays: null, failures: 0 })
  })
})

describe('the Treasurer is told', () => {
  test('at once and once, when only a person can mend it', async () => {
    table().bank.fail('token-refused', { always: true })

    for (let hour = 0; hour < 4; hour += 1) await readLater()

    expect(await letters()).toEqual(['bank-stopped'])
  })

  test('of a passing fault only when it does not pass, and anew after it was mended', async () => {
    table().bank.fail('html', { always: true })
    await readLater()
    await readLater()
    const early = await letters()
    await readLater()
    await readLater()
    table().bank.behave()
    await readLater()
    table().bank.fail('token-refused')
    await readLater()

    expect([early, await letters()]).toEqual([[], ['bank-stopped', 'bank-stopped']])
  })

  test('the schedule leaves the bank alone until its time comes', async () => {
    table().bank.fail('token-refused')
    await receiveMoneyByItself(db(), { isRetry: false })
    await pauseIsOver()
    await receiveMoneyByItself(db(), { isRetry: false })

    expect(table().bank.calls).toHaveLength(1)
  })
})

async function letters(): Promise<string[]> {
  return (await db().selectFrom('mail').select('template').orderBy('id').execute()).map(
    ({ template }) => template,
  )
}

/** In no answer, no table and no queued job. */
async function expectNoToken(): Promise<void> {
  const page = await call(anApp(db()), '/api/bank/connection', {
    method: 'GET',
    token: table().treasurer.token,
  })
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || quote_ident(tablename) as name
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(db())
  const dumps = await Promise.all(
    rows.map(({ name }) =>
      sql<{
        text: string
      }>`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.raw(name)} t`.execute(db()),
    ),
  )
  const all = [...table().shown, page.text, ...dumps.flatMap(({ rows: [row] }) => row?.text ?? '')].join('\n')
  expect(all).not.toContain(BANK_TOKEN)
  expect(all).not.toContain(Buffer.from(BANK_TOKEN).toString('hex'))
}
