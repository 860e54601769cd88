import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMovement, TODAY, useFio } from '../../../test/bank.ts'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { addDays } from '../../ground/values/day.ts'
import { momentOn } from '../../ground/values/moment.ts'
import { useBank } from '../bank/bank-line.server.ts'
import { remindByItself } from './remind-by-itself.server.ts'

const db = useDatabase()
const fio = useFio(db)

const TOMORROW = addDays(TODAY, 1)
const NIGHT = momentOn(TODAY, '04:10')
const MORNING = momentOn(TODAY, '07:05')
const DAY_LATER = momentOn(TOMORROW, '07:10')

beforeEach(() => ask('', { isOn: true }))

async function ask(path: string, body?: object) {
  return call(anApp(db()), `/api/fees/automatic${path}`, {
    token: fio.table().treasurer.token,
    ...(body ? { body } : { method: 'GET' }),
  })
}

async function anOverdue(lastName: string, email: string | null = `${lastName}@klub.test`) {
  const { id: memberId } = await aMember(db(), { lastName, email })
  return aPayment(db(), memberId, { dueOn: addDays(TODAY, -40) })
}

async function at(moment: Date): Promise<void> {
  await fio.pauseIsOver()
  await remindByItself(db(), moment)
}

const letters = async () =>
  (await db().selectFrom('mail').select('template').orderBy('id').execute()).map(({ template }) => template)
const statusOf = async (id: number) =>
  (await db().selectFrom('payment').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const plans = () =>
  db().selectFrom('reminderPlan').select(['state', 'madeOn', 'endedOn']).orderBy('id').execute()

test('listed at night, told in the morning, sent a day later after the bank was read again, and once', async () => {
  const [petr, jana] = [await anOverdue('Petr'), await anOverdue('Jana', null)]

  await at(NIGHT)
  const atNight = await letters()
  const listed = await ask('/waiting')
  await at(MORNING)
  await at(MORNING)
  const inTheMorning = await letters()
  await at(momentOn(TOMORROW, '07:00'))
  const readings = (await db().selectFrom('bankReading').select('id').execute()).length
  const before = await statusOf(petr.id)
  await at(DAY_LATER)
  await at(DAY_LATER)

  expect(atNight).toEqual([])
  expect(listed.json.items.map((one: { lastName: string }) => one.lastName)).toEqual(['Jana', 'Petr'])
  expect(listed.json.goesAt).toBeNull()
  expect(inTheMorning).toEqual(['reminders-planned'])
  expect(before).toBe('DUE')
  expect([await statusOf(petr.id), await statusOf(jana.id)]).toEqual(['REMINDER1', 'REMINDER1'])
  expect(await letters()).toEqual(['reminders-planned', 'payment-reminder'])
  expect((await db().selectFrom('bankReading').select('id').execute()).length).toBe(readings + 1)
  const { json } = await ask('/past')
  expect(json.items).toMatchObject([{ state: 'gone', endedOn: TOMORROW, outcomes: { sent: 1, paper: 1 } }])
  const entries = await db()
    .selectFrom('auditEntry')
    .select(['action', 'actorAccountId'])
    .where('action', '=', 'REMINDER_SENT')
    .execute()
  expect(entries.map(({ actorAccountId }) => actorAccountId)).toEqual([null, null])
})

test('nothing happens until the club switches it on, and off stops what waits', async () => {
  await ask('', { isOn: false })
  const { id } = await anOverdue('Petr')

  await at(NIGHT)
  const off = await plans()
  await ask('', { isOn: true })
  await at(NIGHT)
  await at(MORNING)
  await ask('', { isOn: false })
  await ask('', { isOn: true })
  await at(DAY_LATER)

  expect(off).toEqual([])
  expect(await plans()).toMatchObject([{ state: 'stopped' }, { state: 'empty' }])
  expect(await statusOf(id)).toBe('DUE')
})

test('who pays meanwhile, or whose money may lie in the bank, gets none', async () => {
  const [paid, maybe, owing] = [
    await anOverdue('Zaplatil'),
    await anOverdue('Možná'),
    await anOverdue('Dluží'),
  ]
  await at(NIGHT)
  await at(MORNING)
  fio
    .table()
    .movements.push(
      aMovement(1, { variableSymbol: paid.variableSymbol }),
      aMovement(2, { amount: 50_000, counterAccount: '2900000064', message: `VS ${maybe.variableSymbol}` }),
    )

  await at(DAY_LATER)

  expect([await statusOf(paid.id), await statusOf(maybe.id), await statusOf(owing.id)]).toEqual([
    'PAID',
    'DUE',
    'REMINDER1',
  ])
  const { json } = await ask('/past')
  expect(json.items[0].outcomes).toMatchObject({ sent: 1, held: 1, settled: 1 })
})

test('a bank that cannot be read at night makes no list and says so once', async () => {
  await anOverdue('Petr')
  useBank({ url: new URL('http://127.0.0.1:9/'), token: 'T'.repeat(64), patience: 200 })

  await at(NIGHT)
  await at(MORNING)
  await at(momentOn(TOMORROW, '04:10'))

  expect(await plans()).toMatchObject([{ state: 'unread' }, { state: 'unread' }])
  expect((await letters()).filter((one) => one.startsWith('reminders'))).toEqual(['reminders-unread'])
})

test('a bank that cannot be read a day later stops the list and says so; the next night lists them again', async () => {
  const { id } = await anOverdue('Petr')
  await at(NIGHT)
  await at(MORNING)
  const bank = fio.table().bank.url
  useBank({ url: new URL('http://127.0.0.1:9/'), token: 'T'.repeat(32) + 'k'.repeat(32), patience: 200 })

  await at(DAY_LATER)
  const stopped = await plans()
  useBank({ url: bank, token: 'T'.repeat(32) + 'k'.repeat(32), patience: 4000 })
  await at(momentOn(addDays(TODAY, 2), '04:10'))

  expect(stopped).toMatchObject([{ state: 'unread', endedOn: TOMORROW }])
  expect((await letters()).filter((one) => one.startsWith('reminders'))).toEqual([
    'reminders-planned',
    'reminders-unread',
  ])
  expect(await statusOf(id)).toBe('DUE')
  expect(await plans()).toMatchObject([{ state: 'unread' }, { state: 'planned' }])
})

test('one is taken out and put back, all are stopped, and the machine does not list those again', async () => {
  const [petr, jana, karel] = [await anOverdue('Petr'), await anOverdue('Jana'), await anOverdue('Karel')]
  await at(NIGHT)

  const out = await ask('/leave-out', { ids: [petr.id, jana.id] })
  const back = await ask('/leave-out', { ids: [jana.id], isLeftOut: false })
  const unknown = await ask('/leave-out', { ids: [999_999] })
  await at(MORNING)
  await at(DAY_LATER)

  expect([out.json.count, back.json.count, unknown.status]).toEqual([2, 1, 409])
  expect([await statusOf(petr.id), await statusOf(jana.id), await statusOf(karel.id)]).toEqual([
    'DUE',
    'REMINDER1',
    'REMINDER1',
  ])
  const nobody = await anOverdue('Pozdní')
  await at(momentOn(addDays(TODAY, 2), '04:10'))
  const again = await ask('/waiting')
  expect(again.json.items.map((one: { paymentId: number }) => one.paymentId)).toEqual([nobody.id])
  expect((await ask('/stop', {})).status).toBe(200)
  expect((await ask('/stop', {})).json.code).toBe('no_reminders_waiting')
  await at(momentOn(addDays(TODAY, 4), '04:10'))
  expect((await plans()).at(-1)).toMatchObject({ state: 'empty' })
})

test('somebody reminded by hand meanwhile is not reminded twice', async () => {
  const { id } = await anOverdue('Petr')
  await at(NIGHT)
  await at(MORNING)
  await fio.pauseIsOver()
  await call(anApp(db()), '/api/fees/remind', { token: fio.table().treasurer.token, body: { ids: [id] } })

  await at(DAY_LATER)

  expect(await statusOf(id)).toBe('REMINDER1')
  expect((await letters()).filter((one) => one === 'payment-reminder')).toHaveLength(1)
})

test('whatever hours it is called at and however many do it at once, each is told and reminded once', async () => {
  const payments = [await anOverdue('Petr'), await anOverdue('Jana'), await anOverdue('Karel')]
  const hours =
    fc.sample(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 12, maxLength: 12 }), {
      seed: 15,
      numRuns: 1,
    })[0] ?? []

  for (const hour of [...hours, 4, 8, 34].toSorted((one, other) => one - other)) {
    const moment = new Date(momentOn(TODAY, '00:00').getTime() + hour * 3_600_000)
    await fio.pauseIsOver()
    await Promise.all([remindByItself(db(), moment), remindByItself(db(), moment)])
  }

  const sent = await letters()
  expect(sent.filter((one) => one === 'payment-reminder')).toHaveLength(payments.length)
  expect(sent.filter((one) => one === 'reminders-planned')).toHaveLength(1)
})
