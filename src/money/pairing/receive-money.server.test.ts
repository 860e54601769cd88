import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anApp, anewApp, call } from '../../../test/app.ts'
import { aMovement, BALANCE_PATH, BANK_TOKEN, CRON_SECRET, TODAY, useFio } from '../../../test/bank.ts'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { addDays } from '../../ground/values/day.ts'
import { useBank } from '../bank/bank-line.server.ts'
import { parseFioJson } from '../bank/fio-json.ts'
import { createPayment } from '../payments/create-payment.server.ts'
import { receiveMoneyByItself } from './receive-money.server.ts'

const db = useDatabase()
const { table, read, readLater, pauseIsOver, movementIds } = useFio(db)

describe('reading the bank', () => {
  test('books every movement once, pairs what is certain and tells the balance', async () => {
    const member = await aMember(db())
    const payment = await createPayment(db(), { ...FEE, memberId: member.id })
    table().movements = [aMovement(1, { variableSymbol: payment.variableSymbol }), aMovement(2), aMovement(3)]

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
    table().movements = [aMovement(5)]
    await read()
    table().movements.push(aMovement(4, { bookedOn: addDays(TODAY, -13) }))

    await readLater()

    expect(await movementIds()).toEqual(['4', '5'])
  })

  test('a statement of every awkward kind is stored whole, storno and all', async () => {
    const { movements } = awkward()
    table().movements = movements.map((movement) => ({ ...movement, bookedOn: TODAY }))

    await read()

    const stored = await db().selectFrom('bankMovement').selectAll().orderBy('bankId').execute()
    expect(stored.map(({ bankId, amount }) => [bankId, amount])).toEqual(
      movements.map(({ bankId, amount }) => [bankId, amount]),
    )
  })

  test('an empty body is a success that changes nothing', async () => {
    await read()
    await pauseIsOver()
    table().bank.fail('empty')

    const { status, json } = await read()

    expect([status, json.received, json.balance.amount]).toEqual([200, 0, 2_435_051])
  })

  test('twice the same movements, or in another order, are the same movements', async () => {
    table().movements = [aMovement(1), aMovement(2)]
    table().bank.fail('doubled')
    await read()
    table().bank.fail('reversed-order')

    await readLater()

    expect(await movementIds()).toEqual(['1', '2'])
  })

  test('a line that cannot be read waits for a person, once, and the others are booked', async () => {
    table().movements = [aMovement(7)]
    table().bank.fail('broken-line', { always: true })

    await read()
    await readLater()

    expect(await movementIds()).toEqual(['7'])
    expect(await db().selectFrom('bankOddity').select(['kind']).execute()).toEqual([{ kind: 'unreadable' }])
  })

  test('a movement told differently stays as it was and waits for a person', async () => {
    table().movements = [aMovement(1, { amount: 120_000 })]
    await read()
    table().movements = [aMovement(1, { amount: 999_900 })]

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

describe('thirty seconds', () => {
  test('twenty callers at once make one call; the others are told how long to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()))

    expect(table().bank.calls).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.json).toMatchObject({
      code: 'bank_rate_limited',
      statusMessage: 'Limit banky vyčerpán, chvíli počkejte.',
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(25)
  })
})

test('two houses and one that was opened anew ask the bank no more often than one', async () => {
  const houses = [anApp(db()), anewApp(db()), anewApp(db())]
  const ask = () =>
    Promise.all(houses.map((house) => call(house, BALANCE_PATH, { token: table().treasurer.token })))

  const answers = [...(await ask()), ...(await ask())]

  expect(table().bank.calls).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'bank_rate_limited')).toHaveLength(5)
})

test('a movement the bank no longer tells of stays, with the payment it paid', async () => {
  const member = await aMember(db())
  const payment = await createPayment(db(), { ...FEE, memberId: member.id })
  table().movements = [aMovement(1, { variableSymbol: payment.variableSymbol }), aMovement(2)]
  await read()

  table().movements = [aMovement(2)]
  const again = await readLater()

  expect(again.json).toMatchObject({ success: true, received: 0 })
  expect(await movementIds()).toEqual(['1', '2'])
  const { status } = await db()
    .selectFrom('payment')
    .select('status')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('PAID')
})

describe('the door', () => {
  const knock = (authorization?: string, method = 'POST') =>
    call(anApp(db()), BALANCE_PATH, { method, headers: authorization ? { authorization } : {} })

  test('stays shut to anything but the very secret', async () => {
    const wrong = [
      'Bearer',
      'Bearer ',
      'Bearer undefined',
      'Bearer null',
      'Bearer x',
      `bearer ${CRON_SECRET}`,
      CRON_SECRET,
    ]
    for (const authorization of [undefined, ...wrong, `Bearer ${CRON_SECRET}x`]) {
      expect([authorization, (await knock(authorization)).status]).toEqual([authorization, 401])
      expect([authorization, (await knock(authorization, 'GET')).status]).toEqual([authorization, 401])
    }
    expect(table().bank.calls).toHaveLength(0)
  })

  test('without a secret in the settings no secret opens it', async () => {
    useBank({ url: table().bank.url, token: BANK_TOKEN })

    for (const authorization of ['Bearer undefined', 'Bearer null', 'Bearer ', `Bearer ${CRON_SECRET}`])
      expect((await knock(authorization)).status).toBe(401)
  })

  test.each(['POST', 'GET'])('opens to the secret (%s) and reads the bank', async (method) => {
    expect((await knock(`Bearer ${CRON_SECRET}`, method)).json).toMatchObject({ success: true, received: 0 })
    expect(table().bank.calls).toHaveLength(1)
  })

  test('the Treasurer’s GET reads only what is stored; a Member is turned away', async () => {
    const member = await someone(db(), 'Member')

    expect(
      (await call(anApp(db()), BALANCE_PATH, { method: 'GET', token: table().treasurer.token })).json,
    ).toEqual({
      success: true,
      balance: null,
      updatedAt: null,
    })
    expect((await call(anApp(db()), BALANCE_PATH, { token: member.token })).status).toBe(403)
    expect(table().bank.calls).toHaveLength(0)
  })

  test('a club without a token has the bank switched off and books nothing', async () => {
    useBank({ url: table().bank.url })

    expect((await read()).json.code).toBe('bank_off')
    await receiveMoneyByItself(db(), { isRetry: false })
    expect(table().bank.calls).toHaveLength(0)
  })
})

const FEE = { type: '2', period: 2026, amount: 120_000, dueOn: '2026-01-31', actorId: null } as const

function fixture(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', '..', 'test', 'fixtures', name), 'utf8')
}

function awkward() {
  return parseFioJson(fixture('fio-statement.json')) ?? { movements: [] }
}
