import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aCredit, aMovement, aPayment, listMiscounted } from '../../../test/money.ts'
import { moments } from '../../../test/storm.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { pairMovements } from '../pairing/pair-movements.server.ts'

const db = useDatabase()
const today = pragueDay(now())
const YEAR = Number(today.slice(0, 4))

let token = ''
let family: readonly number[] = []
beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Treasurer')).token
  await setting('bank', { account: '2900000021/2010' })
})

const setting = (key: string, value: object) =>
  db()
    .insertInto('clubSetting')
    .values({ key, value: JSON.stringify(value) })
    .execute()
const post = (path: string, body: object) => call(anApp(db()), path, { token, body })
const payments = () => db().selectFrom('payment').selectAll().orderBy('memberId').execute()
const letters = (template: string) =>
  db().selectFrom('mail').selectAll().where('template', '=', template).orderBy('id').execute()

/** Jan pays for Eva and Ota, who have no address; with less for each further one. */
async function aFamily(jan: object = { email: 'jan@klub.test' }): Promise<void> {
  await setting('fees', { yearly: 120_000, inHousehold: 80_000 })
  const made = [
    await aMember(db(), { firstName: 'Eva', lastName: 'Malá', memberSince: '2020-01-01' }),
    await aMember(db(), { firstName: 'Jan', lastName: 'Hora', memberSince: '2020-01-01', ...jan }),
    await aMember(db(), { firstName: 'Ota', lastName: 'Hora', memberSince: '2020-01-01' }),
  ]
  family = made.map(({ id }) => id)
  const [eva, payerId, ota] = family
  const { status } = await post('/api/households', { payerId, memberIds: [eva, ota] })
  expect(status).toBe(200)
}

async function generate(body: object = { all: true, period: YEAR }) {
  const { json } = await post('/api/fees/generate', body)
  await runBatch(db(), BATCH_KINDS, json.batch.id)
  return (await call(anApp(db()), `/api/batches/${json.batch.id}`, { method: 'GET', token })).json
}

describe('a run over a household', () => {
  test('makes a fee for each and one letter with one code for all', async () => {
    await aFamily()
    expect(await generate()).toMatchObject({ total: 3, successful: 3, failed: 0 })
    const [eva, jan, ota] = await payments()
    expect([eva?.amount, jan?.amount, ota?.amount]).toEqual([80_000, 120_000, 80_000])
    const [letter, ...more] = await letters('payment-instructions')
    expect(more).toEqual([])
    expect(letter).toMatchObject({ toAddress: 'jan@klub.test', memberId: family[1] })
    expect(letter?.params).toMatchObject({
      amount: 280_000,
      variableSymbol: jan?.variableSymbol,
      parts: [
        { name: 'Jan Hora', amount: 120_000 },
        { name: 'Ota Hora', amount: 80_000 },
        { name: 'Eva Malá', amount: 80_000 },
      ],
    })
    expect(JSON.stringify(letter?.params)).toContain(`*AM:2800.00*`)
    const { text } = await call(anApp(db()), '/api/fees/pending/export.csv', { method: 'GET', token })
    expect(text.split('\r\n').filter((line) => /;Hora Jan;/.test(line))).toHaveLength(3)
    expect(await db().selectFrom('paperLetter').selectAll().execute()).toEqual([])
  })

  test('in batches of few takes the whole household along, and its credits first', async () => {
    await aFamily()
    await aCredit(db(), family[2] ?? 0, 100_000)
    await aCredit(db(), family[0] ?? 0, 30_000)
    expect(await generate({ limit: 1, period: YEAR })).toMatchObject({ total: 3, successful: 3 })
    const [paid, letter] = await letters('payment-instructions')
    // Ota has no address and owes nothing any more: nobody needs to be told on paper.
    expect([paid?.params, letter]).toMatchObject([{ amount: 170_000, fromCredit: 30_000 }, undefined])
  })

  test('tells of all of them that the letter went out', async () => {
    await aFamily()
    await generate()
    const texts: string[] = []
    const room = aMailRoom({
      deliver: async (_to, { text }) => {
        texts.push(text)
        return { outcome: 'sent' }
      },
      knock: async () => ({ outcome: 'sent' }),
      close: () => undefined,
    })
    await sendMail(db(), room)
    expect((await payments()).map(({ instructionsSentAt }) => instructionsSentAt instanceof Date)).toEqual([
      true,
      true,
      true,
    ])
    expect(texts[0]).toContain('z toho Eva Malá')
  })

  test('whose payer has no address is one letter on paper, which waits while anybody owes', async () => {
    await aFamily({})
    await generate()
    const pile = () => call(anApp(db()), '/api/fees/paper/letters', { method: 'GET', token })
    expect((await pile()).json.items).toMatchObject([{ memberId: family[1] }])
    const [eva, jan, ota] = await payments()
    const cash = (id = 0) => post('/api/fees/mark-paid', { ids: [id], paidOn: today })
    await cash(jan?.id)
    await cash(eva?.id)
    expect((await pile()).json.total).toBe(1)
    await cash(ota?.id)
    expect((await pile()).json.total).toBe(0)
  })
})

test('one payment splits among all of them, once', async () => {
  await aFamily()
  await generate()
  const [eva, jan, ota] = await payments()
  const { id } = await aMovement(db(), { amount: 280_000, variableSymbol: jan?.variableSymbol ?? '' })
  expect(await pairMovements(db())).toEqual({ paired: 1 })
  const parts = () =>
    db()
      .selectFrom('allocation')
      .select(['paymentId', 'amount', 'mode'])
      .where('movementId', '=', id)
      .where('reversedAt', 'is', null)
      .orderBy('paymentId')
      .execute()
  expect((await parts()).toSorted((one, other) => one.paymentId - other.paymentId)).toEqual(
    [eva, jan, ota]
      .map((fee) => ({ paymentId: fee?.id ?? 0, amount: fee?.amount ?? 0, mode: 'automatic' }))
      .toSorted((one, other) => one.paymentId - other.paymentId),
  )
  expect((await payments()).map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID'])
  expect(await listMiscounted(db())).toEqual([])
})

describe('a household that is late', () => {
  const late = async () => {
    for (const memberId of family)
      await aPayment(db(), memberId, {
        period: YEAR,
        dueOn: addDays(today, -40),
        createdAt: new Date(`${addDays(today, -70)}T10:00:00Z`),
      })
    return (await payments()).map(({ id }) => id)
  }
  const remind = async (ids: readonly number[]) => {
    const { json } = await post('/api/fees/remind', { ids })
    await runBatch(db(), BATCH_KINDS, json.batch.id)
    return (await call(anApp(db()), `/api/batches/${json.batch.id}`, { method: 'GET', token })).json
  }

  test('is reminded by one letter', async () => {
    await aFamily()
    expect(await remind(await late())).toMatchObject({ successful: 3, failed: 0 })
    expect((await payments()).map(({ status }) => status)).toEqual(['REMINDER1', 'REMINDER1', 'REMINDER1'])
    const sent = await letters('payment-reminder')
    expect(sent).toMatchObject([{ toAddress: 'jan@klub.test', params: { amount: 360_000, level: 1 } }])
  })

  test('each is told himself of what may cost his membership', async () => {
    await aFamily()
    await db()
      .updateTable('clubSetting')
      .set({ value: JSON.stringify({ yearly: 120_000, lapses: true }) })
      .where('key', '=', 'fees')
      .execute()
    const ids = await late()
    await sql`update payment set status = 'REMINDER1', reminder1_at = now() - interval '30 days'`.execute(
      db(),
    )
    expect(await remind(ids)).toMatchObject({ successful: 3 })
    const sent = await letters('payment-reminder')
    const paper = await db().selectFrom('paperLetter').select('memberId').orderBy('memberId').execute()
    expect(sent).toMatchObject([{ memberId: family[1], params: { amount: 120_000, parts: [] } }])
    expect(paper.map(({ memberId }) => memberId)).toEqual([family[0], family[2]])
    expect(await db().selectFrom('lastCall').select('paymentId').execute()).toHaveLength(3)
  })

  test('waits while money for one of them may lie in the bank', async () => {
    await aFamily()
    const ids = await late()
    const [, jan] = await payments()
    await aMovement(db(), { amount: 50_000, variableSymbol: jan?.variableSymbol ?? '' })
    expect(await remind(ids)).toMatchObject({ successful: 0, failed: 3 })
    expect(await letters('payment-reminder')).toEqual([])
  })
})

// Those who live alone are all alike: a few of them with the rest of the tests.
const ALL = moments(160, 400)

test('January of hundreds, 120 of them in households: every haléř is where it belongs', async () => {
  await setting('fees', { yearly: 120_000, inHousehold: 80_000 })
  const people = await db()
    .insertInto('member')
    .values(
      Array.from({ length: ALL }, (_, index) => ({
        firstName: 'Člen',
        lastName: `Číslo ${String(index).padStart(3, '0')}`,
        email: `clen${index}@klub.test`,
        memberSince: '2020-01-01',
      })),
    )
    .returning('id')
    .execute()
  await sql`insert into household_member (member_id, payer_id)
    select id, first_value(id) over (partition by (place - 1) / 3 order by id)
    from (select id, row_number() over (order by id) as place from member where email like 'clen%') as all_of_them
    where place <= 120`.execute(db())
  expect(await generate()).toMatchObject({ total: ALL, successful: ALL })
  const made = await payments()
  expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe((ALL - 80) * 120_000 + 80 * 80_000)
  expect(await letters('payment-instructions')).toHaveLength(ALL - 80)

  // Households 0–29 pay what the letter says, 30–34 something over, 35–37 a part, 38 twice, 39 one of them alone and then all.
  const feeOf = new Map(made.map((payment) => [payment.memberId, payment]))
  const of = (place: number) => feeOf.get(people[place]?.id ?? 0)
  const came = (place: number, amount: number) =>
    aMovement(db(), { amount, variableSymbol: of(place)?.variableSymbol ?? '' })
  for (let home = 0; home < 30; home += 1) await came(3 * home, 280_000)
  for (let home = 30; home < 35; home += 1) await came(3 * home, 300_000)
  for (let home = 35; home < 38; home += 1) await came(3 * home, 150_000)
  await came(114, 280_000)
  await came(114, 280_000)
  await came(118, 80_000)
  await came(117, 280_000)
  for (let place = 120; place < ALL; place += 1) await came(place, 120_000)

  expect(await pairMovements(db())).toEqual({ paired: 30 + 1 + ALL - 120 })
  const paid = (await payments()).filter(({ status }) => status === 'PAID').length
  expect(paid).toBe(90 + 1 + ALL - 120)
  // What is left waits for a person, each with the right thing first.
  const waiting = await call(anApp(db()), '/api/pairing/transactions?filter=waiting&pageSize=50', {
    method: 'GET',
    token,
  })
  const first: readonly {
    parts: readonly { id: number; pays: number }[]
    credit: { amount: number } | null
  }[] = waiting.json.items.map((item: { suggestions: readonly unknown[] }) => item.suggestions[0])
  const shapes = first.map(
    ({ parts, credit }) =>
      `${parts.map(({ pays }) => pays / 100).join('+')}${credit ? ` ${credit.amount / 100}` : ''}`,
  )
  expect(
    Object.fromEntries(
      Map.groupBy(shapes, (shape) => shape)
        .entries()
        .map(([shape, all]) => [shape, all.length]),
    ),
  ).toEqual({
    '1200+800+800 200': 5,
    '1200+300': 3,
    '1200+800+800': 2,
    '1200+800 800': 1,
  })
  const books = await db().selectFrom('movementBalance').selectAll().execute()
  for (const { counted, spent, remaining } of books) expect(spent + remaining).toBe(counted)
  expect(await listMiscounted(db())).toEqual([])
  expect(await pairMovements(db())).toEqual({ paired: 0 })
}, 120_000)
