import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aCredit, aPayment } from '../../../test/money.ts'
import { listCredits } from '../payments/credits.server.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.ts'
import type { Postman } from '../../ground/mail/smtp.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { addDays } from '../../ground/values/day.ts'

const db = useDatabase()
const today = pragueDay(now())
const YEAR = Number(today.slice(0, 4))

let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  await setting('bank', { account: '2900000021/2010' })
  token = (await someone(db(), 'Treasurer')).token
})

const setting = (key: string, value: object) =>
  db()
    .insertInto('clubSetting')
    .values({ key, value: JSON.stringify(value) })
    .execute()
const post = (path: string, body: object) => call(anApp(db()), path, { token, body })
const get = (path: string, as = token) => call(anApp(db()), path, { method: 'GET', token: as })
const payments = () => db().selectFrom('payment').selectAll().orderBy('id').execute()
const letters = () => db().selectFrom('mail').selectAll().orderBy('id').execute()
const actions = async (memberId: number) =>
  (
    await db()
      .selectFrom('auditEntry')
      .select('action')
      .where('memberId', '=', memberId)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action)
const names = (items: { lastName?: string; member?: { lastName: string } }[]) =>
  items.map((item) => item.lastName ?? item.member?.lastName)

/** A payment of this year that came to be some time ago and is overdue by forty days. */
const overdue = (memberId: number, card: Partial<Parameters<typeof aPayment>[2]> = {}) =>
  aPayment(db(), memberId, {
    period: YEAR,
    dueOn: addDays(today, -40),
    createdAt: new Date(`${addDays(today, -70)}T10:00:00Z`),
    ...card,
  })

describe('one payment', () => {
  test('comes with its instructions, in one act', async () => {
    const { id } = await aMember(db(), { firstName: 'Petr', email: 'petr@klub.test' })

    const { status, json } = await post(`/api/payments/${id}/payment`, { type: '2' })

    expect([status, json.success, json.email]).toEqual([201, true, 'queued'])
    expect(json.payment).toMatchObject({
      memberId: id,
      type: '2',
      status: 'DUE',
      period: YEAR,
      amount: { amount: 120_000, currency: 'CZK' },
      paidAmount: { amount: 0, currency: 'CZK' },
      daysOverdue: 0,
      instructionsSentAt: null,
    })
    expect(json.payment.spayd).toContain(`*AM:1200.00*CC:CZK*MSG:CLENSKY PRISPEVEK ${YEAR}*X-VS:`)
    expect(await letters()).toMatchObject([
      { template: 'payment-instructions', toAddress: 'petr@klub.test', params: { salutation: 'Petře' } },
    ])
    expect(await actions(id)).toEqual(['PAYMENT_CREATED'])
  })

  test.each([
    ['a part of it', 50_000, 'DUE', 70_000, []],
    ['just all of it', 120_000, 'PAID', 0, []],
    ['more than it', 200_000, 'PAID', 0, [80_000]],
  ])('is paid by what the club keeps for the person first: %s', async (_, kept, state, left, rest) => {
    const { id } = await aMember(db(), { email: 'petr@klub.test' })
    await aCredit(db(), id, kept)

    const { json } = await post(`/api/payments/${id}/payment`, { type: '2' })

    const used = Math.min(kept, 120_000)
    expect(json.payment).toMatchObject({ status: state, paidAmount: { amount: used } })
    expect(await letters()).toMatchObject([
      { template: 'payment-instructions', params: { amount: left, fromCredit: used } },
    ])
    expect((await listCredits(db(), id)).map(({ amount }) => amount)).toEqual(rest)
    expect(await actions(id)).toContain('PAYMENT_CREDIT_USED')
  })

  test('tells the history when the mail server took the instructions, and not before', async () => {
    const { id } = await aMember(db(), { email: 'petr@klub.test' })
    await post(`/api/payments/${id}/payment`, { type: '2' })
    const before = await payments()
    const taken: string[] = []
    const postman: Postman = {
      deliver: async (_to, { text }) => {
        taken.push(text)
        return { outcome: 'sent' }
      },
      knock: async () => ({ outcome: 'sent' }),
      close: () => undefined,
    }
    const room = aMailRoom(postman)

    await sendMail(db(), room)

    expect(before[0]?.instructionsSentAt).toBeNull()
    expect((await payments())[0]?.instructionsSentAt).toBeInstanceOf(Date)
    expect(await actions(id)).toEqual(['PAYMENT_CREATED', 'INSTRUCTIONS_SENT'])
    expect(taken[0]).toContain('2900000021/2010')
  })

  test('says that the mail waits when the limit is used up', async () => {
    await setting('mailLimits', { perMinute: 1 })
    const [one, other] = [
      await aMember(db(), { email: 'a@klub.test' }),
      await aMember(db(), { email: 'b@klub.test' }),
    ]

    const first = await post(`/api/payments/${one.id}/payment`, { type: '2' })
    const second = await post(`/api/payments/${other.id}/payment`, { type: '2' })

    expect([first.json.email, second.json.email]).toEqual(['queued', 'deferred'])
    expect(await payments()).toHaveLength(2)
  })

  test('of somebody without an address is made all the same', async () => {
    const { id } = await aMember(db())

    const { json } = await post(`/api/payments/${id}/payment`, {
      type: '1',
      purpose: 'Tričko',
      amount: 35_050,
    })

    expect([json.email, json.payment.purpose, json.payment.amount.amount]).toEqual(['none', 'Tričko', 35_050])
    expect(await letters()).toEqual([])
  })

  test.each([
    ['twice for a year', {}, [{ type: '2' }, { type: '2' }], 409, 'already_generated'],
    ['a member for life', { lifeTime: true }, [{ type: '2' }], 409, 'lifetime_member'],
    ['who was excluded', { excludedOn: '2026-01-01' }, [{ type: '2' }], 409, 'card_closed'],
    ['who joins a year later', { memberSince: `${YEAR + 1}-02-01` }, [{ type: '2' }], 409, 'owes_nothing'],
    ['without a purpose', {}, [{ type: '1', amount: 100 }], 422, 'invalid_fields'],
    ['without an amount', {}, [{ type: '1', purpose: 'x' }], 422, 'invalid_fields'],
    ['of a year of our fathers', {}, [{ type: '2', period: 1990 }], 422, 'invalid_fields'],
    ['with something smuggled in', {}, [{ type: '2', status: 'PAID' }], 422, 'invalid_fields'],
  ])('is refused: %s', async (_what, card, bodies, status, code) => {
    const { id } = await aMember(db(), card)
    const answers = []
    for (const body of bodies) answers.push(await post(`/api/payments/${id}/payment`, body))

    expect([answers.at(-1)?.status, answers.at(-1)?.json.code]).toEqual([status, code])
  })

  test('needs an account to be paid to', async () => {
    await db().deleteFrom('clubSetting').execute()
    const { id } = await aMember(db())

    const { status, json } = await post(`/api/payments/${id}/payment`, { type: '2' })

    expect([status, json.code]).toEqual([409, 'no_club_account'])
    expect(await payments()).toEqual([])
  })

  test('is read by its member and by the Treasurer, and by nobody else', async () => {
    const card = await aMember(db())
    await overdue(card.id)
    const own = await someone(db(), 'Member', { memberId: card.id })
    const other = await someone(db(), 'Member')
    const path = `/api/payments/${card.id}/payments`

    const answers = [await get(path, own.token), await get(path), await get(path, other.token)]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403])
    expect(answers[0]?.json).toMatchObject({ total: 1, page: 1, items: [{ daysOverdue: 40, status: 'DUE' }] })
    expect((await get('/api/payments/999999/payments')).status).toBe(404)
  })
})

describe('who has not been asked yet', () => {
  test('is exactly who owes: the rule and the list agree', async () => {
    await setting('fees', {
      yearly: 120_000,
      byRole: { Applicant: 60_000, Supervisor: 0 },
      byDivision: { '2': 90_000 },
      newcomersFreeFrom: 11,
    })
    await db()
      .insertInto('division')
      .values([
        { id: 1, name: 'Hranice' },
        { id: 2, name: 'Šumperk' },
      ])
      .execute()
    const applicant = await aMember(db(), { lastName: 'Čekatel', divisionId: 2 })
    await someone(db(), 'Applicant', { memberId: applicant.id })
    const supervisor = await aMember(db(), { lastName: 'Zdarma' })
    await someone(db(), 'Supervisor', { memberId: supervisor.id })
    await aMember(db(), { lastName: 'Šumperák', divisionId: 2, memberSince: `${YEAR}-10-31` })
    await aMember(db(), { lastName: 'Člen' })
    await aMember(db(), { lastName: 'Doživotní', lifeTime: true })
    await aMember(db(), { lastName: 'Vyloučený', excludedOn: '2026-01-01' })
    await aMember(db(), { lastName: 'Archivovaný', archivedAt: new Date() })
    await aMember(db(), { lastName: 'Pozdní', memberSince: `${YEAR}-11-01` })
    await aMember(db(), { lastName: 'Příští', memberSince: `${YEAR + 1}-01-01` })
    const asked = await aMember(db(), { lastName: 'Oslovený' })
    await overdue(asked.id, { status: 'ARCHIVED', archivedAt: new Date() })

    const { json } = await get('/api/fees/generate')
    const narrowed = await get('/api/fees/generate?division=2&search=sumper&sort=-amount')

    expect(json.items.map((item: never) => [item['lastName'], item['amount']['amount']])).toEqual([
      ['Čekatel', 60_000],
      ['Člen', 120_000],
      ['Šumperák', 90_000],
    ])
    expect(json).toMatchObject({ total: 3, page: 1, period: YEAR, amount: { amount: 270_000 } })
    expect(names(narrowed.json.items)).toEqual(['Šumperák'])
  })

  test('is asked in batches of so many, until all are', async () => {
    for (const name of ['Adam', 'Bedřich', 'Cyril'])
      await aMember(db(), { lastName: name, email: `${name}@klub.test` })

    const first = await post('/api/fees/generate', { limit: 2 })
    const meanwhile = await get('/api/fees/generate')
    await runBatch(db(), BATCH_KINDS, first.json.batch.id)
    const second = await post('/api/fees/generate', { limit: 2 })
    await runBatch(db(), BATCH_KINDS, second.json.batch.id)
    const third = await post('/api/fees/generate', { limit: 2 })

    expect([first.status, first.json.batch.total, second.json.batch.total]).toEqual([202, 2, 1])
    expect(names(meanwhile.json.items)).toEqual(['Cyril'])
    expect([third.status, third.json.code, third.json.statusMessage]).toEqual([
      409,
      'all_generated',
      'Všechny platby už jsou vygenerovány.',
    ])
    expect([(await payments()).length, (await letters()).length]).toEqual([3, 3])
    expect(new Set((await payments()).map(({ variableSymbol }) => variableSymbol)).size).toBe(3)
  })

  test('is asked of everybody by one run, however large a batch is', async () => {
    for (const name of ['Adam', 'Bedřich', 'Cyril'])
      await aMember(db(), { lastName: name, email: `${name}@klub.test` })
    await db().insertInto('clubSetting').values({ key: 'batchSize', value: '2' }).execute()

    const { status, json } = await post('/api/fees/generate', { all: true })
    await runBatch(db(), BATCH_KINDS, json.batch.id)
    const again = await post('/api/fees/generate', { all: true })
    const both = await post('/api/fees/generate', { all: true, limit: 2 })
    const chosen = await post('/api/fees/generate', { all: true, memberIds: [1] })

    expect([status, json.batch.total]).toEqual([202, 3])
    expect((await payments()).length).toBe(3)
    expect([again.json.code, both.json.code, chosen.json.code]).toEqual([
      'all_generated',
      'invalid_fields',
      'invalid_fields',
    ])
  })

  test('chosen ones: one at once, more as a run, all done is said', async () => {
    const people = [await aMember(db()), await aMember(db()), await aMember(db())]
    const memberIds = people.map(({ id }) => id)

    const one = await post('/api/fees/generate', { memberIds: memberIds.slice(0, 1) })
    const again = await post('/api/fees/generate', { memberIds: memberIds.slice(0, 1) })
    const rest = await post('/api/fees/generate', { memberIds })
    await runBatch(db(), BATCH_KINDS, rest.json.batch.id)
    const done = await post('/api/fees/generate', { memberIds })

    expect(one.json).toEqual({ success: true, results: [{ id: memberIds[0], success: true }] })
    expect([again.status, again.json.code]).toEqual([409, 'already_generated'])
    expect([rest.status, rest.json.batch.total]).toEqual([202, 2])
    expect([done.status, done.json.code]).toEqual([409, 'all_generated'])
  })

  test.each([[{}], [{ limit: 0 }], [{ limit: 2, memberIds: [1] }], [{ limit: 2, all: true }]])(
    '%j is 422',
    async (body) => {
      expect((await post('/api/fees/generate', body)).status).toBe(422)
    },
  )
})
