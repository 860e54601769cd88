import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aPayment } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { askForRefund } from '../payments/refunds.server.ts'
import { action as change, loader as settings } from './fee-settings.screen.tsx'
import { action as settle, loader as refunds } from './refunds.screen.tsx'

const db = useDatabase()
let treasurer = { id: 0, token: '' }
beforeEach(async () => {
  await rulesVersion(db(), 1)
  treasurer = await someone(db(), 'Treasurer')
})

const SETTINGS = '/admin/fees/settings'
const REFUNDS = '/admin/fees/refunds'
const save = (form: Readonly<Record<string, string>>) =>
  sendForm(db(), change, { path: SETTINGS, token: treasurer.token, form: { period: '2026', ...form } })
const giveBack = (form: Readonly<Record<string, string>>) =>
  sendForm(db(), settle, { path: REFUNDS, token: treasurer.token, form: { intent: 'settle', ...form } })

async function settingsForm() {
  await db().insertInto('division').values({ id: 1, name: 'Praha' }).execute()
  const { values, divisions } = await seeScreen(db(), settings, { path: SETTINGS, token: treasurer.token })
  return { values, division: `division-${divisions[0]?.id}` }
}

test('the rules of fees are saved as they were written', async () => {
  const { values, division } = await settingsForm()

  const told = await save({ ...values, yearly: '1 500,-', [division]: '900', dueDay: '15' })

  expect(told.answer).toHaveProperty('done')
  expect(await readFeeSettings(db(), 2026)).toMatchObject({
    yearly: 150_000,
    byDivision: { [division.replace('division-', '')]: 90_000 },
    dueDay: 15,
  })
})

test('of two treasurers the second sees what the first has written, keeps his own, and saves both', async () => {
  const { values } = await settingsForm()
  const base = JSON.stringify(values)
  await save({ ...values, base, yearly: '1300' })

  const faulty = await save({ ...values, base, dueDay: '99' })
  const second = await save({ ...values, base, dueDay: '15' })
  const between = await readFeeSettings(db(), 2026)
  const shown = second.fault?.values ?? {}
  const third = await save({ ...shown, base: shown.base ?? '' })

  expect([faulty.fault?.values.base, second.status, second.fault?.code]).toEqual([
    base,
    409,
    'changed_meanwhile',
  ])
  expect(Object.keys(second.fault?.fields ?? {})).toEqual(['yearly'])
  expect(shown).toMatchObject({ yearly: '1300', dueDay: '15' })
  expect([between.yearly, between.dueDay]).toEqual([130_000, 31])
  expect(third.answer).toHaveProperty('done')
  expect(await readFeeSettings(db(), 2026)).toMatchObject({ yearly: 130_000, dueDay: 15 })
})

test('a price of one year changes no other year that has begun', async () => {
  const { values } = await settingsForm()
  const { id } = await aMember(db())
  await aPayment(db(), id, { type: '2', period: 2027 })

  await save({ ...values, yearly: '1500' })
  await save({ ...values, yearly: '1600', period: '2028' })

  const prices = [2025, 2026, 2027, 2028].map(async (year) => (await readFeeSettings(db(), year)).yearly)
  expect(await Promise.all(prices)).toEqual([120_000, 150_000, 120_000, 160_000])
  const shown = await seeScreen(db(), settings, { path: `${SETTINGS}?period=2028`, token: treasurer.token })
  expect(shown.values.yearly).toBe('1600')
})

test('what a change would mean is told, and nothing is saved by asking', async () => {
  const { values } = await settingsForm()
  const asked = await aMember(db(), { memberSince: '2020-01-01' })
  await aMember(db(), { memberSince: '2020-01-01' })
  await aMember(db(), { memberSince: '2020-01-01' })
  await aPayment(db(), asked.id, { type: '2', period: 2026 })

  const { answer } = await save({ ...values, yearly: '1500', intent: 'weigh' })
  const wrong = await save({ ...values, yearly: '-1', intent: 'weigh' })

  expect(answer).toMatchObject({
    weighed: {
      period: 2026,
      before: { count: 2, amount: 240_000 },
      after: { count: 2, amount: 300_000 },
      asked: 1,
    },
    values: { yearly: '1500' },
  })
  expect(Object.keys(wrong.fault?.fields ?? {})).toEqual(['yearly'])
  expect((await readFeeSettings(db(), 2026)).yearly).toBe(120_000)
})

test('rules that are no rules change nothing, and what was written comes back', async () => {
  const { values, division } = await settingsForm()
  const before = await readFeeSettings(db(), 2026)

  const { status, fault } = await save({
    ...values,
    yearly: '1.500',
    [division]: 'zdarma',
    dueDay: '32',
    x: '',
  })

  expect([status, Object.keys(fault?.fields ?? {}).toSorted()]).toEqual([
    422,
    [division, 'dueDay', 'yearly'].toSorted(),
  ])
  expect(fault?.values).toEqual({ ...values, yearly: '1.500', [division]: 'zdarma', dueDay: '32' })
  expect(await readFeeSettings(db(), 2026)).toEqual(before)
})

test('money to be given back is settled once, and how is written down', async () => {
  const { id: memberId } = await aMember(db())
  const { id: paymentId } = await aPayment(db(), memberId)
  await askForRefund(db(), { paymentId, memberId, amount: 50_000, reason: 'Zrušená akce' })
  const listed = (query = '') =>
    seeScreen(db(), refunds, { path: REFUNDS + query, token: treasurer.token }).then((shown) => shown.refunds)
  const refundId = String((await listed())[0]?.id)

  const silent = await giveBack({ refundId, note: ' ' })
  const told = await giveBack({ refundId, note: 'Převodem' })
  const again = await giveBack({ refundId, note: 'Hotově' })

  expect([silent.fault?.fields, silent.fault?.values]).toMatchObject([
    { note: expect.any(String) as string },
    { refundId },
  ])
  expect([told.answer, again.status >= 400]).toEqual([{ done: { intent: 'settle' } }, true])
  expect(await listed()).toEqual([])
  expect(await listed('?stav=vyrizene')).toMatchObject([{ note: 'Převodem' }])
})

test('a kind of membership nobody new is given keeps its price only where it had one', async () => {
  const kinds = await db()
    .insertInto('membershipKind')
    .values(['Bývalé', 'Zapomenuté'].map((nameCs) => ({ nameCs, nameEn: nameCs, archived: true })))
    .returning('id')
    .execute()
  const shown = async () =>
    (await seeScreen(db(), settings, { path: SETTINGS, token: treasurer.token })).kinds.map(
      ({ name }) => name,
    )
  const before = await shown()
  const { values } = await settingsForm()
  const yearly = await readFeeSettings(db(), new Date().getFullYear())
  await db()
    .insertInto('clubSetting')
    .values({ key: 'fees', value: JSON.stringify({ ...yearly, byKind: { [String(kinds[0]?.id)]: 50_000 } }) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: JSON.stringify({ ...yearly, byKind: { [String(kinds[0]?.id)]: 50_000 } }) }),
    )
    .execute()

  expect(before).not.toContain('Bývalé')
  expect(Object.keys(values)).not.toContain(`kind-${kinds[0]?.id}`)
  expect((await shown()).filter((name) => ['Bývalé', 'Zapomenuté'].includes(name))).toEqual(['Bývalé'])
})
