import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMovement, BANK_TOKEN, TODAY, useFio } from '../../../test/bank.ts'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { addDays } from '../../ground/values/day.ts'
import { useBank } from '../bank/bank-line.server.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { action, loader } from './bank.screen.tsx'

const db = useDatabase()
const { table, pauseIsOver, movementIds } = useFio(db)
const PASSWORD = 'pokladna je zamčená'
const STATEMENT = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'test', 'fixtures', 'fio-statement.json'),
  'utf8',
)
let treasurer = { id: 0, token: '' }

beforeEach(async () => {
  treasurer = await someone(db(), 'Treasurer', { password: PASSWORD })
})

const send = (form: Readonly<Record<string, string>>, files?: Readonly<Record<string, File>>) =>
  sendForm(db(), action, {
    path: '/admin/fees/bank',
    token: treasurer.token,
    form,
    ...(files ? { files } : {}),
  })
const faulty = async (form: Readonly<Record<string, string>>) =>
  Object.keys((await send(form)).fault?.fields ?? {})
const tokens = () => db().selectFrom('bankToken').select(['expiresOn', 'sealed']).execute()

describe('the bank', () => {
  test('is read when asked, and says why not when it cannot be', async () => {
    table().movements.push(aMovement(1))

    const told = await send({ intent: 'read' })
    await pauseIsOver()
    table().bank.fail('token-refused')
    const refused = await send({ intent: 'read' })

    expect(told.answer).toEqual({ done: { kind: 'read', received: 1, paired: 0 } })
    expect(refused.code).toBe('bank_token_refused')
    expect(await movementIds()).toEqual(['1'])
  })

  test('is read for the days that were asked for', async () => {
    const [from, to] = [addDays(TODAY, -40), addDays(TODAY, -30)]
    table().movements.push(aMovement(1), aMovement(2, { bookedOn: from }))

    const told = await send({ intent: 'older', from, to })

    expect(told.answer).toEqual({ done: { kind: 'read', received: 1, paired: 0 } })
    expect(await movementIds()).toEqual(['2'])
    expect(await faulty({ intent: 'older', from: to, to: from })).toEqual(['to'])
    expect(await faulty({ intent: 'older', from: '2020-02-30', to })).toEqual(['from'])
  })
})

describe('the line to the bank', () => {
  const form = { intent: 'connect', token: BANK_TOKEN, expiresOn: '' }
  beforeEach(() => useBank({ url: table().bank.url }))

  test('is set up with a token and a password, prolonged, and cut', async () => {
    const told = await send({ ...form, password: PASSWORD })
    const long = await tokens()
    const prolonged = await send({ intent: 'expiry', expiresOn: '2030-01-31' })
    const known = await tokens()
    const cut = await send({ intent: 'disconnect' })
    const again = await send({ intent: 'disconnect' })

    expect([told.answer, prolonged.answer, cut.answer].map((answer) => answer.done)).toEqual([
      { kind: 'connected' },
      { kind: 'expiry' },
      { kind: 'disconnected' },
    ])
    expect(long).toMatchObject([{ expiresOn: addDays(TODAY, 180), sealed: expect.anything() }])
    expect(known).toMatchObject([{ expiresOn: '2030-01-31', sealed: expect.anything() }])
    expect(await tokens()).toMatchObject([{ sealed: null }])
    expect(again.code).toBe('bank_off')
  })

  test('takes the day of expiry somebody says', async () => {
    await send({ ...form, expiresOn: '2030-01-31', password: PASSWORD })

    expect(await tokens()).toMatchObject([{ expiresOn: '2030-01-31' }])
  })

  test('is not set up with what is no token or no day, nor without the password', async () => {
    expect(await faulty({ ...form, token: 'short', password: PASSWORD })).toEqual(['token'])
    expect(await faulty({ ...form, expiresOn: 'brzy', password: PASSWORD })).toEqual(['expiresOn'])
    expect(await faulty({ ...form, password: 'jiné' })).toEqual(['password'])
    expect(await faulty({ intent: 'expiry', expiresOn: '' })).toEqual(['expiresOn'])
    expect(await tokens()).toEqual([])
  })
})

test('the club’s account is changed with a password', async () => {
  const form = { intent: 'account', account: '2000145399/2010' }

  const wrong = await faulty({ ...form, account: '123', password: PASSWORD })
  const unproved = await faulty({ ...form, password: 'jiné' })
  const told = await send({ ...form, password: PASSWORD })

  expect([wrong, unproved]).toEqual([['account'], ['password']])
  expect(told.answer).toEqual({ done: { kind: 'account' } })
  expect(await readClubAccount(db())).toMatchObject({ account: '2000145399/2010' })
})

test('an odd line of the bank is settled once', async () => {
  const { id } = await db()
    .insertInto('bankOddity')
    .values({ account: '2900000021/2010', kind: 'unreadable', digest: 'x', content: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const told = await send({ intent: 'settle', id: String(id) })
  const again = await send({ intent: 'settle', id: String(id) })

  expect([told.answer, again.code]).toEqual([{ done: { kind: 'settled' } }, 'not_found'])
  expect(await faulty({ intent: 'settle', id: 'x' })).toEqual(['id'])
})

describe('a statement', () => {
  const upload = (text: string) => send({ intent: 'upload' }, { file: new File([text], 'vypis.json') })

  test('is handed in as a file, looked at, and booked once', async () => {
    const { status, location } = await upload(STATEMENT)
    const id = /^\/admin\/fees\/bank\?vypis=(\d+)$/.exec(location ?? '')?.[1] ?? ''
    const before = await movementIds()
    const booked = await send({ intent: 'book', id })
    const again = await send({ intent: 'book', id })

    expect([status, before]).toEqual([303, []])
    expect(booked.answer).toEqual({ done: { kind: 'booked', received: 19 } })
    expect([again.code, (await movementIds()).length]).toEqual(['statement_already_booked', 19])
  })

  test('handed in again opens on the lines the club knows already', async () => {
    const first = await upload(STATEMENT)
    await send({ intent: 'book', id: first.location?.split('=')[1] ?? '' })

    const { location } = await upload(STATEMENT)

    const { token } = await someone(db(), 'Treasurer')
    const shown = await seeScreen(db(), loader, { path: location ?? '', token })
    expect(shown.statement).toMatchObject({ show: 'known', counts: { fresh: 0, known: 19 } })
  })

  test.each([
    ['', 'statement_empty'],
    ['nothing of the kind', 'statement_unreadable'],
  ])('of %j is refused, and the form knows that it was the file', async (text, code) => {
    const told = await upload(text)

    expect([told.code, told.fault?.values]).toEqual([code, { intent: 'upload' }])
  })

  test('that was not chosen is empty', async () => {
    expect((await send({ intent: 'upload' })).code).toBe('statement_empty')
  })
})

test('of odd lines those are shown that nobody has settled, the newest first', async () => {
  const odd = {
    account: '2900000021/2010',
    kind: 'unreadable' as const,
    content: '{"fault":"amount","raw":"x"}',
  }
  await db()
    .insertInto('bankOddity')
    .values([
      { ...odd, digest: 'a', bankId: '1' },
      { ...odd, digest: 'b', bankId: '2', settledAt: new Date() },
      { ...odd, digest: 'c', bankId: '3' },
    ])
    .execute()

  const { oddities } = await seeScreen(db(), loader, { path: '/admin/fees/bank', token: treasurer.token })

  expect(oddities.map(({ bankId, fault, text }) => [bankId, fault, text])).toEqual([
    ['3', 'amount', 'x'],
    ['1', 'amount', 'x'],
  ])
})

test('a line to the bank that fails says so until it works, with what the bank said', async () => {
  const see = async () => {
    const { balance, connection } = await seeScreen(db(), loader, {
      path: '/admin/fees/bank',
      token: treasurer.token,
    })
    return [balance.state, connection.state, connection.bankSentence]
  }
  await send({ intent: 'read' })
  const works = await see()
  await db()
    .updateTable('bankConnection')
    .set({ failingSince: new Date(), failureCode: 'bank_token_refused', bankSentence: 'Neplatný token.' })
    .execute()
  const fails = await see()
  await db().updateTable('bankConnection').set({ failingSince: null }).execute()

  expect([works, fails, await see()]).toEqual([
    ['ok', 'ok', null],
    ['failing', 'failing', 'Neplatný token.'],
    ['ok', 'ok', null],
  ])
})
