import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { action as onData } from './data.screen.tsx'
import { action as onErasures } from './erasure.screen.tsx'
import { action as onRetention } from './retention.screen.tsx'
import { viewRetention } from './run-retention.server.ts'

const db = useDatabase()
const ERASURES = '/admin/sprava/erasure'
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

type Form = Readonly<Record<string, string>>

const faults = ({ fault }: Awaited<ReturnType<typeof sendForm>>) => Object.keys(fault?.fields ?? {})
const requests = () =>
  db().selectFrom('erasure').select(['id', 'memberId', 'note', 'closedAs']).orderBy('id').execute()

test('one asks to be forgotten once, and takes it back', async () => {
  const { id: memberId } = await aMember(db())
  const rider = await someone(db(), 'Member', { memberId })
  const send = (form: Form) =>
    sendForm(db(), onData, { path: '/admin/settings/data', token: rider.token, form })

  const long = await send({ intent: 'ask', note: 'x'.repeat(2001) })
  const asked = await send({ intent: 'ask', note: ' ' })
  expect(await requests()).toMatchObject([{ memberId, note: null }])
  const again = await send({ intent: 'ask', note: 'Prosím' })
  const withdrawn = await send({ intent: 'withdraw' })
  const nothing = await send({ intent: 'withdraw' })

  expect([faults(long), asked.answer, withdrawn.answer]).toEqual([
    ['note'],
    { done: { intent: 'ask' } },
    { done: { intent: 'withdraw' } },
  ])
  expect((await requests()).map(({ closedAs }) => closedAs)).toEqual(['withdrawn'])
  expect([again, nothing].map(({ status }) => status)).toEqual([409, 409])
  expect(again.fault?.values).toEqual({ intent: 'ask', note: 'Prosím' })
})

test('an officer starts it for somebody, and forgets him only when he is sure', async () => {
  const { id: memberId } = await aMember(db(), { archivedAt: new Date() })
  const send = (form: Form) => sendForm(db(), onErasures, { path: ERASURES, token, form })
  const start = { intent: 'start', kind: 'member', subjectId: String(memberId), note: 'Osobně' }

  const wrong = await send({ ...start, subjectId: 'x' })
  const started = await send(start)
  const [first] = await requests()
  expect(first).toMatchObject({ memberId, note: 'Osobně' })
  const withdrawn = await send({ intent: 'withdraw', requestId: String(first?.id) })
  await send(start)
  const second = String((await requests()).at(-1)?.id)
  const unsure = await send({ intent: 'execute', requestId: second })
  const done = await send({ intent: 'execute', requestId: second, sure: 'on' })
  const again = await send({ intent: 'execute', requestId: second, sure: 'on' })

  expect([started.status, started.location]).toEqual([303, `${ERASURES}?id=${first?.id}`])
  expect([faults(wrong), faults(unsure), again.status]).toEqual([['subjectId'], ['sure'], 409])
  expect([withdrawn.answer, done.answer]).toEqual([
    { done: { intent: 'withdraw' } },
    { done: { intent: 'execute' } },
  ])
  expect((await requests()).map(({ closedAs }) => closedAs)).toEqual(['withdrawn', 'executed'])
  const card = await db()
    .selectFrom('member')
    .select('erasedAt')
    .where('id', '=', memberId)
    .executeTakeFirst()
  expect(card?.erasedAt).toBeInstanceOf(Date)
})

test('a period is changed within its limits, and a rule is run at once', async () => {
  const send = (form: Form) => sendForm(db(), onRetention, { path: '/admin/sprava/retention', token, form })
  const [rule] = await viewRetention(db())
  const key = rule?.key ?? ''
  const period = (rule?.period ?? 0) + 1

  const saved = await send({ intent: 'save', key, period: String(period) })
  const wrong = await send({ intent: 'save', key, period: 'věčně' })
  const beyond = await send({ intent: 'save', key, period: '-999' })
  const run = await send({ intent: 'run', key })
  const unknown = await send({ intent: 'run', key: 'nic' })

  expect([saved.answer, run.answer]).toEqual([{ done: { count: null } }, { done: { count: 0 } }])
  expect([faults(wrong), faults(unknown), wrong.fault?.values]).toEqual([
    ['period'],
    ['key'],
    { key, period: 'věčně' },
  ])
  expect(beyond.fault).not.toBeNull()
  expect((await viewRetention(db()))[0]).toMatchObject({ key, period, lastRunAt: expect.any(Date) })
})
