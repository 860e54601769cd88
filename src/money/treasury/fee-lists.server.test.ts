import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { addDays } from '../../ground/values/day.ts'

const db = useDatabase()
const today = pragueDay(now())
const YEAR = Number(today.slice(0, 4))

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
  token = (await someone(db(), 'Treasurer')).token
})

const post = (path: string, body: object) => call(anApp(db()), path, { token, body })
const get = (path: string) => call(anApp(db()), path, { method: 'GET', token })
const payment = (id: number) =>
  db().selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const letters = () =>
  db().selectFrom('mail').select(['template', 'toAddress', 'params']).orderBy('id').execute()
const names = (items: { member: { lastName: string } }[]) => items.map(({ member }) => member.lastName)

type Card = Partial<Parameters<typeof aPayment>[2]>
/** Asked for seventy days ago, due forty days ago. */
const overdue = (memberId: number, card: Card = {}) =>
  aPayment(db(), memberId, {
    period: YEAR,
    dueOn: addDays(today, -40),
    createdAt: new Date(`${addDays(today, -70)}T10:00:00Z`),
    ...card,
  })
const daysAgo = (days: number) => new Date(`${addDays(today, -days)}T10:00:00Z`)

describe('awaited payments', () => {
  test('the longest overdue first, searched, filtered, with what has come', async () => {
    await db().insertInto('division').values({ id: 3, name: 'Olomouc' }).execute()
    const late = await aMember(db(), { lastName: 'Čech', divisionId: 3 })
    const later = await aMember(db(), { lastName: 'Dlouhý' })
    const inTime = await aMember(db(), { lastName: 'Včasný' })
    const gone = await aMember(db(), { lastName: 'Zaplacený' })
    const first = await overdue(late.id, { status: 'REMINDER1', reminder1At: daysAgo(5) })
    await overdue(later.id, { dueOn: addDays(today, -10) })
    await overdue(inTime.id, { dueOn: addDays(today, 5) })
    await overdue(gone.id, { status: 'PAID', paidAt: new Date() })
    await post('/api/fees/mark-paid', { ids: [first.id], amount: 50_000 })

    const all = await get('/api/fees/pending')
    const found = await get(`/api/fees/pending?search=${first.variableSymbol}`)
    const filtered = await get('/api/fees/pending?status=overdue&division=none&sort=-due')

    expect(names(all.json.items)).toEqual(['Čech', 'Dlouhý', 'Včasný'])
    expect(all.json.items[0]).toMatchObject({
      daysOverdue: 40,
      status: 'REMINDER1',
      amount: { amount: 120_000 },
      paidAmount: { amount: 50_000 },
    })
    expect(all.json.items[0].spayd).toContain('*AM:700.00*')
    expect(names(found.json.items)).toEqual(['Čech'])
    expect(names(filtered.json.items)).toEqual(['Dlouhý'])
    expect((await get('/api/fees/pending?status=SOON')).status).toBe(422)
    expect((await get('/api/fees/elsewhere')).status).toBe(404)
  })

  test('cash pays one at once and several as a run, never more than is owed', async () => {
    const people = [await aMember(db()), await aMember(db()), await aMember(db())]
    const ids: number[] = []
    for (const { id } of people) ids.push((await overdue(id)).id)

    const one = await post('/api/fees/mark-paid', { ids: ids.slice(0, 1), paidOn: today, note: 'na schůzi' })
    const again = await post('/api/fees/mark-paid', { ids: ids.slice(0, 1) })
    const tooMuch = await post('/api/fees/mark-paid', { ids: [ids[1]], amount: 120_001 })
    const future = await post('/api/fees/mark-paid', { ids: [ids[1]], paidOn: addDays(today, 1) })
    const many = await post('/api/fees/mark-paid', { paymentIds: ids })
    await runBatch(db(), BATCH_KINDS, many.json.batch.id)
    const run = await get(`/api/batches/${many.json.batch.id}`)

    expect(one.json).toEqual({ success: true, results: [{ id: ids[0], success: true }] })
    expect([again.json.code, tooMuch.json.code, future.status]).toEqual([
      'payment_closed',
      'more_than_owed',
      422,
    ])
    expect(run.json).toMatchObject({ status: 'partial', successful: 2, failed: 1 })
    for (const id of ids) expect((await payment(id)).status).toBe('PAID')
  })

  test('are put away with a reason, which the archive shows', async () => {
    const { id } = await overdue((await aMember(db())).id)

    const refused = await post('/api/fees/archive', { ids: [id], reason: ' ' })
    const done = await post('/api/fees/archive', { ids: [id], reason: 'výbor prominul' })
    const archive = await get('/api/fees/received')

    expect([refused.status, done.status]).toEqual([422, 200])
    expect(archive.json.items).toMatchObject([{ status: 'ARCHIVED', archiveReason: 'výbor prominul' }])
    expect((await get('/api/fees/received?way=cash')).json.total).toBe(0)
  })

  test('their instructions can be sent again', async () => {
    const { id } = await overdue((await aMember(db(), { email: 'jan@klub.test' })).id)
    const mute = await overdue((await aMember(db())).id)

    const sent = await post('/api/fees/resend', { id })
    const nowhere = await post('/api/fees/resend', { id: mute.id })

    expect([sent.json.email, nowhere.json.code]).toEqual(['queued', 'no_email'])
    expect(await letters()).toMatchObject([{ template: 'payment-instructions', params: { paymentId: id } }])
  })
})

describe('reminders', () => {
  const due = async (card: Card = {}, member = {}) => {
    const person = await aMember(db(), { firstName: 'Petr', email: 'petr@klub.test', ...member })
    return overdue(person.id, card)
  }

  test('the first and the second go to those whose time has come, each with its own words', async () => {
    const first = await due({}, { lastName: 'První' })
    const second = await due({ status: 'REMINDER1', reminder1At: daysAgo(21) }, { lastName: 'Druhý' })
    const soon = await due({ dueOn: addDays(today, -13) }, { lastName: 'Brzy' })
    const waits = await due({ status: 'REMINDER1', reminder1At: daysAgo(20) }, { lastName: 'Počká' })

    const { json } = await get('/api/fees/reminders')
    const run = await post('/api/fees/remind', { ids: [first.id, second.id, soon.id, waits.id] })
    await runBatch(db(), BATCH_KINDS, run.json.batch.id)

    expect(
      json.items.map((item: { level: number; member: { lastName: string } }) => [
        item.member.lastName,
        item.level,
      ]),
    ).toEqual([
      ['Druhý', 2],
      ['První', 1],
    ])
    expect((await get(`/api/batches/${run.json.batch.id}`)).json).toMatchObject({ successful: 2, failed: 2 })
    expect([(await payment(first.id)).status, (await payment(second.id)).status]).toEqual([
      'REMINDER1',
      'REMINDER2',
    ])
    const [one, two] = await letters()
    expect(one?.params).toMatchObject({ level: 1, salutation: 'Petře', amount: 120_000 })
    expect(JSON.stringify(two?.params)).toContain('§ 238')
    const [year, month, day] = addDays(today, 30).split('-').map(Number)
    expect(JSON.stringify(two?.params)).toContain(`${day}.\u00a0${month}.\u00a0${year}`)
  })

  test('one reminder is one, also when two officers click at once', async () => {
    const { id } = await due()

    const answers = await Promise.all([
      post('/api/fees/remind', { ids: [id] }),
      post('/api/fees/remind', { ids: [id] }),
    ])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await letters()).toHaveLength(1)
  })

  test.each([
    ['his symbol', async (paid: { variableSymbol: string }) => ({ variableSymbol: paid.variableSymbol })],
    [
      'his symbol in the message',
      async (paid: { variableSymbol: string }) => ({ message: `prispevek ${paid.variableSymbol}` }),
    ],
  ])('nobody is reminded while money with %s waits', async (_what, movement) => {
    const open = await due()
    await aMovement(db(), await movement(open))

    const list = await get('/api/fees/reminders')
    const answer = await post('/api/fees/remind', { ids: [open.id] })

    expect([list.json.total, list.json.held.length, list.json.held[0].reason]).toEqual([0, 1, 'symbol'])
    expect([answer.status, answer.json.code]).toEqual([409, 'money_may_have_come'])
    expect(await letters()).toEqual([])
  })

  test('nor while money waits that came from where he paid last year', async () => {
    const open = await due()
    const last = await aPayment(db(), open.memberId, {
      period: YEAR - 1,
      status: 'PAID',
      paidAt: daysAgo(300),
    })
    const paid = await aMovement(db(), { counterAccount: '777', counterBank: '0800' })
    await db()
      .insertInto('allocation')
      .values({ paymentId: last.id, movementId: paid.id, amount: 120_000, mode: 'automatic' })
      .execute()
    await aMovement(db(), {
      counterAccount: '777',
      counterBank: '0800',
      bookedOn: today,
      variableSymbol: null,
    })

    expect((await get('/api/fees/reminders')).json.held[0].reason).toBe('account')
  })

  test('money that was put aside or paired holds nobody back', async () => {
    const open = await due()
    await aMovement(db(), {
      variableSymbol: open.variableSymbol,
      setAsideAt: new Date(),
      setAsideNote: 'vráceno',
    })

    expect((await get('/api/fees/reminders')).json).toMatchObject({ total: 1, held: [] })
  })

  test('who has no address is reminded on paper', async () => {
    const { id } = await due({}, { email: null })

    const answer = await post('/api/fees/remind', { ids: [id] })

    expect([answer.status, (await payment(id)).status]).toEqual([200, 'REMINDER1'])
    expect((await get('/api/fees/paper/letters')).json.items).toMatchObject([
      { paymentId: id, kind: 'reminder1' },
    ])
    expect(await letters()).toEqual([])
  })
})

describe('what goes out of the house', () => {
  test('every tab is a table for a spreadsheet, harmless, and who took it is noted', async () => {
    const { id } = await aMember(db(), { lastName: '=1+1', email: 'x@klub.test' })
    await aMember(db(), { lastName: 'Bez platby' })
    await overdue(id)

    const texts: string[] = []
    for (const tab of ['generate', 'pending', 'reminders', 'received', 'statistics']) {
      const answer = await get(`/api/fees/${tab}/export.csv`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
      texts.push(answer.text)
    }

    expect(texts[0]).toContain('Bez platby')
    expect(texts[1]).toContain(";'=1+1;")
    expect(texts[1]).toContain(';1200;0;')
    expect(texts[4]).toContain('Po měsících')
    const noted = await db()
      .selectFrom('auditEntry')
      .select('action')
      .where('action', '=', 'FEES_EXPORTED')
      .execute()
    expect(noted).toHaveLength(5)
  })

  test('a secretary takes nothing', async () => {
    token = (await someone(db(), 'Secretary')).token

    for (const path of ['/api/fees/pending', '/api/fees/pending/export.csv', '/api/fees/statistics'])
      expect((await get(path)).status).toBe(403)
    expect((await post('/api/fees/generate', { nonsense: 1 })).status).toBe(403)
  })
})

test('the statistics add up: what was expected, what came, and what is late', async () => {
  const [paid, part, unasked] = [await aMember(db()), await aMember(db()), await aMember(db())]
  const whole = await overdue(paid.id)
  const some = await overdue(part.id)
  await post('/api/fees/mark-paid', { ids: [whole.id] })
  await post('/api/fees/mark-paid', { ids: [some.id], amount: 20_000 })

  const { json } = await get('/api/fees/statistics')

  expect(json.totals).toMatchObject({ expected: 360_000, collected: 140_000, members: 3, paidCount: 1 })
  expect(json.cumulative.thisYear.at(-1)).toBe(140_000)
  expect(json.ageing.map(({ count, amount }: { count: number; amount: number }) => [count, amount])).toEqual([
    [0, 0],
    [0, 0],
    [1, 100_000],
    [0, 0],
    [0, 0],
  ])
  expect(json.years.at(-1)).toMatchObject({ period: YEAR, expected: 360_000, collected: 140_000 })
  expect(unasked.id).toBeGreaterThan(0)
})
