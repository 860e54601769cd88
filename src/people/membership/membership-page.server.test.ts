import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import type { ClubPart } from '../../club-parts.ts'
import { cardToken } from '../cards/card-token.server.ts'
import { action as closeRequest } from './leaving.screen.tsx'
import { listLeaveRequests } from './leave-requests.server.ts'
import { action, loader } from './membership.screen.tsx'
import { loader as verify } from './verify.screen.tsx'

const db = useDatabase()
const PATH = '/admin/membership'

beforeEach(() => rulesVersion(db(), 1))

async function aHolder() {
  const { id: memberId } = await aMember(db(), { approvedAt: new Date('2024-05-01T10:00:00Z') })
  const { token } = await someone(db(), 'Member', { memberId })
  return {
    memberId,
    look: () => seeScreen(db(), loader, { path: PATH, token }),
    send: (form: Record<string, string>) => sendForm(db(), action, { path: PATH, token, form }),
  }
}
const requests = async () => (await listLeaveRequests(db(), { page: 1, pageSize: 50 })).items

test('a member asks to leave in his own words, once, and takes it back', async () => {
  const { look, send } = await aHolder()

  const { answer } = await send({ intent: 'leave', reason: ' Stěhuju se.\r\nDaleko. ' })
  const again = await send({ intent: 'leave', reason: '' })
  const asked = await requests()
  const seen = await look()
  const stays = await send({ intent: 'stay' })

  expect(answer.done).toEqual({ intent: 'leave' })
  expect(asked.map(({ reason }) => reason)).toEqual(['Stěhuju se.\nDaleko.'])
  expect(again.code).toBe('leave_asked_already')
  expect(seen.mine?.leaving).not.toBeNull()
  expect(stays.answer.done).toEqual({ intent: 'stay' })
  expect(await requests()).toEqual([])
  expect((await send({ intent: 'stay' })).code).toBe('leave_closed')
})

test('a reason too long is told at its field and handed back', async () => {
  const { send } = await aHolder()
  const reason = 'x'.repeat(2001)

  const { fault } = await send({ intent: 'leave', reason })

  expect(fault?.fields).toHaveProperty('reason')
  expect(fault?.values).toEqual({ intent: 'leave', reason })
})

test('a card that was lost no longer verifies', async () => {
  const { memberId, send } = await aHolder()
  const verdict = async () => {
    const token = cardToken(memberId, 0)
    const { card } = await seeScreen(db(), verify, { path: `/v/${token}`, token: null, params: { token } })
    return card.verdict
  }
  const before = await verdict()

  const { answer } = await send({ intent: 'revoke-card' })

  expect(answer.done).toEqual({ intent: 'revoke-card' })
  expect([before, await verdict()]).toEqual(['expired', 'revoked'])
})

test('an account without a card has nothing here', async () => {
  const { token } = await someone(db(), 'Secretary')

  const { mine } = await seeScreen(db(), loader, { path: PATH, token })

  expect(mine).toBeNull()
  for (const intent of ['leave', 'stay', 'revoke-card']) {
    const form = { intent, ...(intent === 'leave' ? { reason: '' } : {}) }
    expect((await sendForm(db(), action, { path: PATH, token, form })).code).toBe('not_found')
  }
})

test.each([
  ['archived', true],
  ['stays', false],
])('the Secretary closes the request: %s', async (intent, isArchived) => {
  const { memberId, send } = await aHolder()
  await db()
    .insertInto('payment')
    .values({
      memberId,
      type: '2',
      period: 2026,
      amount: 120_000,
      dueOn: '2026-01-31',
      variableSymbol: '2610000105',
    })
    .execute()
  await send({ intent: 'leave', reason: '' })
  const [request] = await requests()
  const { token } = await someone(db(), 'Secretary')
  const close = (form: Record<string, string>) =>
    sendForm(db(), closeRequest, { path: '/admin/leaving', token, form: { intent, ...form } })
  const requestId = String(request?.id)

  const wrong = await close({ requestId, note: 'x'.repeat(2001) })
  const { answer } = await close({ requestId, note: '', waiveDebts: 'yes' })
  const again = await close({ requestId, note: '' })

  const card = await db().selectFrom('member').select('archivedAt').where('id', '=', memberId).execute()
  expect(wrong.fault?.fields).toHaveProperty('note')
  expect(answer.done).toEqual({ intent })
  expect(card.map(({ archivedAt }) => archivedAt !== null)).toEqual([isArchived])
  expect(await db().selectFrom('payment').select('status').execute()).toEqual([
    { status: isArchived ? 'ARCHIVED' : 'DUE' },
  ])
  expect([await requests(), again.code]).toEqual([[], 'leave_closed'])
})

test('a fee is awaited of whoever has none this year, not of who pays for life; parts that are off leave no steps', async () => {
  const awaited = async (card: object, off: readonly ClubPart[] = []) => {
    const { id: memberId } = await aMember(db(), {
      approvedAt: new Date('2024-05-01T10:00:00Z'),
      ritualOn: '2025-06-01',
      ...card,
    })
    const { token } = await someone(db(), 'Member', { memberId })
    const { mine } = await seeScreen(db(), loader, { path: PATH, token, today: '2026-11-15', off })
    return { fee: mine?.awaitsFee, steps: mine?.years.flatMap(({ steps }) => steps.map(({ kind }) => kind)) }
  }

  const [plain, forLife, without] = [
    await awaited({}),
    await awaited({ lifeTime: true }),
    await awaited({}, ['ritual']),
  ]

  expect([plain.fee, forLife.fee]).toEqual([2026, null])
  expect([plain.steps, without.steps].map((steps) => steps?.includes('ritual'))).toEqual([true, false])
})

test('where the club has no account, none is told to pay to', async () => {
  const { look } = await aHolder()

  expect((await look()).mine?.hasAccount).toBe(false)
})
