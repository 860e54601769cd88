import { beforeEach, describe, expect, test } from 'vitest'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { hashPassword } from '../../entry/accounts/password-hash.server.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { findFeedKey, renewFeed } from '../../rides/events/calendar-feeds.server.ts'
import { mintLink } from '../../ground/mail/one-time-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { askToLeave } from '../membership/ask-to-leave.server.ts'
import { closeLeave } from '../membership/close-leave.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { startBulk } from '../roster/bulk-members.server.ts'
import { aPayment } from '../../../test/money.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, places, letters, rules } = aRidingClub()
const YEAR = new Date().getFullYear()
const TODAY = pragueDay(new Date())
const PASSWORD = 'klokan-skáče-přes-potok'

beforeEach(rules)

type Rider = Awaited<ReturnType<typeof aRider>>

/** A member who has everything there is to close. */
async function aFullMember(card = {}) {
  const rider = await aRider('Member', {
    firstName: 'Karel',
    email: 'karel@klub.test',
    approvedAt: new Date(),
    frontPatchOn: '2020-05-05',
    ...card,
  })
  const passwordHash = await hashPassword(PASSWORD)
  await db().updateTable('account').set({ passwordHash }).where('id', '=', rider.id).execute()
  await aResetLink(rider.id)
  await renewFeed(db(), rider.id)
  const next = await aRider('Member', { lastName: 'Další' })
  const ride = await anEvent({ capacity: 1, price: 50_000 })
  await ask('POST', `/api/events/${ride.id}/register`, rider.token, {})
  await ask('POST', `/api/events/${ride.id}/register`, next.token, {})
  const coming = await aPayment(db(), rider.memberId, { period: YEAR + 1, dueOn: `${YEAR + 1}-01-31` })
  const older = await aPayment(db(), rider.memberId, { period: YEAR, dueOn: `${YEAR}-01-31` })
  const feed = await findFeedKey(db(), rider.id)
  return { ...rider, ride, next, coming, older, feed }
}

/** A letter with a live link to a new password, already sent. */
async function aResetLink(accountId: number) {
  const letter = { template: 'reset-password', to: 'karel@klub.test', language: 'cs', accountId } as const
  const mailId = await inTransaction(db(), (tx) => postLetter(tx, letter))
  await mintLink(db(), { mailId, accountId, purpose: 'reset-password', livesMinutes: 30 })
}

const visitorOf = async ({ token }: Rider) => {
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('nobody came')
  return visitor
}

// Every way a membership ends; each must close it whole.
const WAYS: Readonly<Record<string, (secretary: Rider, gone: Rider) => Promise<unknown>>> = {
  'an exclusion': (secretary, gone) =>
    ask('POST', `/api/members/${gone.memberId}/exclude`, secretary.token, { date: TODAY, reason: 'krádež' }),
  'an archived card': (secretary, gone) =>
    ask('POST', `/api/members/${gone.memberId}/archive`, secretary.token, { archived: true }),
  'a run over a selection': async (secretary, gone) => {
    const visitor = await visitorOf(secretary)
    const kind = 'members-archive' as const
    const { id } = await startBulk(db(), visitor, {
      kind,
      chosen: { ids: [gone.memberId] },
      today: TODAY,
    })
    await runBatch(db(), BATCH_KINDS, id)
  },
  'a request to leave': async (secretary, gone) => {
    await askToLeave(db(), await visitorOf(gone), 'stěhuji se')
    const { id } = await db().selectFrom('leaveRequest').select('id').executeTakeFirstOrThrow()
    const input = { requestId: id, closedAs: 'archived', note: null, now: new Date(), today: TODAY } as const
    await closeLeave(db(), await visitorOf(secretary), input)
  },
}

describe.each(Object.keys(WAYS))('%s closes the membership whole:', (way) => {
  const close = (secretary: Rider, gone: Rider) => WAYS[way]?.(secretary, gone)

  test('nobody signs in, no token, no calendar and no old link opens anything', async () => {
    const secretary = await aRider('Secretary')
    const gone = await aFullMember()

    await close(secretary, gone)

    const login = await ask('POST', '/api/auth/login', undefined, { email: gone.email, password: PASSWORD })
    expect(login.status).toBe(401)
    expect((await ask('GET', '/api/members', gone.token)).status).toBe(401)
    expect((await ask('POST', '/api/auth/verify', undefined, { token: gone.token })).json.valid).toBe(false)
    expect((await ask('GET', `/api/events.ics?key=${gone.feed}`)).status).toBe(404)
    expect(await db().selectFrom('oneTimeLink').selectAll().execute()).toEqual([])
  })

  test('the place goes to whoever waits, the coming fee is closed, older debts and patches stay owed', async () => {
    const [secretary, supervisor] = [await aRider('Secretary'), await aRider('Supervisor')]
    const gone = await aFullMember()

    await close(secretary, gone)

    expect(await places(gone.ride.id)).toEqual([
      { memberId: gone.memberId, status: 'cancelled', passengers: 0 },
      { memberId: gone.next.memberId, status: 'registered', passengers: 0 },
    ])
    const payments = await db()
      .selectFrom('payment')
      .select(['id', 'status', 'type'])
      .where('memberId', '=', gone.memberId)
      .orderBy('id')
      .execute()
    expect(payments).toEqual([
      { id: expect.any(Number), status: 'ARCHIVED', type: '1' },
      { id: gone.coming.id, status: 'ARCHIVED', type: '2' },
      { id: gone.older.id, status: 'DUE', type: '2' },
    ])
    const patches = await ask('POST', '/api/patches/list', supervisor.token, {})
    expect(patches.json.items.map(({ id }: { id: number }) => id)).toEqual([gone.memberId])
    expect((await letters()).at(-1)).toMatchObject({ template: 'membership-closed', toAddress: gone.email })
  })
})

test('whoever is out of the club gets no account back by the way of accounts', async () => {
  const secretary = await aRider('Secretary')
  const gone = await aFullMember()
  await WAYS['an exclusion']?.(secretary, gone)

  const answers = [
    await ask('POST', `/api/members/${gone.memberId}/reactivate`, secretary.token),
    await ask('POST', `/api/accounts/${gone.id}/reactivate`, secretary.token),
  ]

  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'card_closed'],
    [409, 'card_closed'],
  ])
})

test('the officer decides about older debts; what is asked for after the end is nobody’s', async () => {
  const secretary = await aRider('Secretary')
  const gone = await aRider('Member', { email: 'gone@klub.test' })
  const year = (period: number) => aPayment(db(), gone.memberId, { period, dueOn: `${period}-01-31` })
  const [older, last, after] = [await year(YEAR - 2), await year(YEAR - 1), await year(YEAR)]

  const { json } = await ask('POST', `/api/members/${gone.memberId}/exclude`, secretary.token, {
    date: `${YEAR - 1}-12-31`,
    reason: 'neplatil',
    waiveDebts: true,
  })

  const owed = (payment: { id: number; period: number | null }) => ({
    paymentId: payment.id,
    what: String(payment.period),
    remaining: { amount: 120_000, currency: 'CZK' },
  })
  expect(json.closed).toMatchObject({
    account: 'deactivated',
    fees: [owed(after)],
    debts: [owed(older), owed(last)],
    waived: true,
    letter: 'queued',
  })
  const left = await db().selectFrom('payment').select('status').distinct().execute()
  expect(left).toEqual([{ status: 'ARCHIVED' }])
})

test('money paid for a coming period waits for the Treasurer to give it back', async () => {
  const secretary = await aRider('Secretary')
  const gone = await aRider('Member')
  const paidAt = new Date()
  const coming = await aPayment(db(), gone.memberId, { period: YEAR + 1, status: 'PAID', paidAt })
  await db()
    .insertInto('allocation')
    .values({ paymentId: coming.id, amount: 120_000, mode: 'cash' })
    .execute()

  const { json } = await ask('POST', `/api/members/${gone.memberId}/archive`, secretary.token, {
    archived: true,
  })

  expect(json.closed.toRefund).toEqual({ amount: 120_000, currency: 'CZK' })
  const refunds = await db().selectFrom('refund').select(['paymentId', 'amount']).execute()
  expect(refunds).toEqual([{ paymentId: coming.id, amount: 120_000 }])
})

test('letters that wait for a member do not go to whoever is none; those about his debts do', async () => {
  const secretary = await aRider('Secretary')
  const gone = await aFullMember()
  const post = (template: string, params = {}) =>
    inTransaction(db(), (tx) =>
      postLetter(tx, {
        template,
        to: gone.email,
        language: 'cs',
        accountId: gone.id,
        memberId: gone.memberId,
        params,
      }),
    )
  const ids = [
    await post('message'),
    await post('payment-reminder', { paymentId: gone.older.id }),
    await post('payment-instructions', { paymentId: gone.coming.id }),
    await post('bank-stopped'),
    await post('password-changed'),
  ]

  await WAYS['an exclusion']?.(secretary, gone)

  const states = await db()
    .selectFrom('mail')
    .select(['template', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  expect(states.map(({ template, state }) => [template, state])).toEqual([
    ['message', 'cancelled'],
    ['payment-reminder', 'waiting'],
    ['payment-instructions', 'cancelled'],
    ['bank-stopped', 'cancelled'],
    ['password-changed', 'waiting'],
  ])
})

test('before anybody agrees, one call tells all that would happen and changes nothing', async () => {
  const secretary = await aRider('Secretary')
  const gone = await aFullMember()

  const { json } = await ask('GET', `/api/members/${gone.memberId}/closing`, secretary.token)

  expect(json.closed).toMatchObject({
    account: 'deactivated',
    places: [{ eventId: gone.ride.id, title: 'Vyjížďka na Praděd' }],
    fees: [{ paymentId: gone.coming.id }],
    debts: [{ paymentId: gone.older.id }],
    patches: ['front'],
    letter: 'queued',
  })
  expect(await findVisitor(db(), gone.token)).not.toBeNull()
})
