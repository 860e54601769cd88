import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { setClock } from '../../../test/clock.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './membership.screen.tsx'

const db = useDatabase()
const PATH = '/admin/membership'

beforeEach(async () => {
  setClock('2026-11-15T10:00:00Z')
  await rulesVersion(db(), 1)
  await store({ yearly: 120_000, renewalFrom: 11 })
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
})

const store = (fees: object) =>
  db()
    .insertInto('clubSetting')
    .values({ key: 'fees', value: JSON.stringify(fees) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(fees) }))
    .execute()

async function aHolder(card: { readonly lifeTime?: boolean; readonly memberSince?: string } = {}) {
  const { id: memberId } = await aMember(db(), { memberSince: '2020-01-01', email: 'jan@klub.test', ...card })
  const { token, id } = await someone(db(), 'Member', { memberId })
  return {
    id,
    memberId,
    offered: async () =>
      (await seeScreen(db(), loader, { path: PATH, token })).mine?.renewals.map(({ period }) => period),
    send: (period: string) =>
      sendForm(db(), action, { path: PATH, token, form: { intent: 'renew', period } }),
    ask: (period: number) =>
      call(anApp(db()), '/api/membership/renewals', { token, method: 'POST', body: { period } }),
    list: async () =>
      (await call(anApp(db()), '/api/membership/renewals', { token, method: 'GET' })).json.items,
  }
}
const payments = () =>
  db().selectFrom('payment').select(['memberId', 'period', 'amount', 'createdBy']).orderBy('period').execute()

test('an open year is offered, made once at the Treasurer’s price, and its letter goes out', async () => {
  const { id, memberId, offered, send, ask } = await aHolder()
  const before = await offered()

  const { answer } = await send('2027')
  const again = await ask(2027)

  expect(before).toEqual([2026, 2027])
  expect(answer.done).toEqual({ intent: 'renew' })
  expect([again.status, again.json.code]).toEqual([409, 'already_generated'])
  expect(await offered()).toEqual([2026])
  expect(await payments()).toEqual([{ memberId, period: 2027, amount: 120_000, createdBy: id }])
  const letters = await db().selectFrom('mail').select(['template', 'toAddress']).execute()
  expect(letters).toEqual([{ template: 'payment-instructions', toAddress: 'jan@klub.test' }])
})

test('pressed twice at one moment, it is made once', async () => {
  const { ask } = await aHolder()

  const answers = await Promise.all([ask(2027), ask(2027), ask(2027)])

  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
  expect(await payments()).toHaveLength(1)
})

test('a year the club has not opened is neither offered nor made', async () => {
  await store({ yearly: 120_000, renewalFrom: 12 })
  const { offered, ask } = await aHolder()

  const answers = [await ask(2027), await ask(2028), await ask(2025)]

  expect(await offered()).toEqual([2026])
  expect(answers.map(({ json }) => json.code)).toEqual(Array(3).fill('year_not_open'))
  expect(await payments()).toEqual([])
})

test('a club that said nothing opens none', async () => {
  await store({ yearly: 120_000 })
  const { offered, ask, list } = await aHolder()

  expect([await offered(), await list()]).toEqual([[], []])
  expect((await ask(2026)).json.code).toBe('year_not_open')
})

test('who was asked already, was let off by the board, or owes nothing has nothing to renew', async () => {
  const [asked, waived, forLife] = [await aHolder(), await aHolder(), await aHolder({ lifeTime: true })]
  for (const period of [2026, 2027]) {
    await aPayment(db(), asked.memberId, { period })
    await aPayment(db(), waived.memberId, { period, status: 'ARCHIVED', archivedAt: new Date() })
  }

  const codes = [await asked.ask(2027), await waived.ask(2027), await forLife.ask(2027)]

  expect(codes.map(({ json }) => json.code)).toEqual([
    'already_generated',
    'already_generated',
    'lifetime_member',
  ])
  expect([await asked.offered(), await waived.offered(), await forLife.offered()]).toEqual([[], [], []])
})

test('the door tells the price of each year, also of who came late', async () => {
  await store({ yearly: 120_000, renewalFrom: 11, partOfYear: 'months' })
  const { list } = await aHolder({ memberSince: '2026-10-05' })

  expect(await list()).toEqual([
    { period: 2026, amount: 30_000, dueOn: '2026-12-06' },
    { period: 2027, amount: 120_000, dueOn: '2027-01-31' },
  ])
})

test('an account without a card has nothing to renew', async () => {
  const { token } = await someone(db(), 'Secretary')

  const made = await call(anApp(db()), '/api/membership/renewals', {
    token,
    method: 'POST',
    body: { period: 2026 },
  })

  expect(made.status).toBe(404)
})
