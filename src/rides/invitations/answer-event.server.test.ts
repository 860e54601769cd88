import { beforeEach, describe, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { anInvitingClub } from '../../../test/invitations.ts'
import { screens } from '../../../test/screens.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { Refusal } from '../../refusals.ts'
import { answerEvent, viewAnswerPage } from './answer-event.server.ts'

const { db, ask, rules, places, inDays, tokenOf, anInvitedRide } = anInvitingClub()

beforeEach(rules)

describe('the link of an invitation', () => {
  const now = () => new Date()
  const open = (token: string) => viewAnswerPage(db(), token, { now: now(), language: 'cs' })
  const refusal = async (work: Promise<unknown>) => {
    try {
      await work
      return null
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }

  test('names the person and the ride, and looking at it changes nothing', { timeout: 120_000 }, async () => {
    const { adam, event } = await anInvitedRide()
    const token = await tokenOf(adam.memberId)
    const app = anApp(db(), {}, await screens())
    const look = (method: string, headers = {}) =>
      app.request(`http://localhost:3000/o/${token}?odpoved=ano`, {
        method,
        headers: { host: 'localhost:3000', ...headers },
      })

    const got = await look('GET')
    const html = await got.text()
    const looks = [await look('HEAD'), await look('GET', { purpose: 'prefetch' })]

    expect([got.status, ...looks.map(({ status }) => status)]).toEqual([200, 200, 200])
    expect(html).toContain('Adam')
    expect(html).toContain(event.title)
    expect(html).not.toContain('<script')
    // The link must not stand as a referrer in the log of a proxy; a browser still tells a plain form's origin.
    expect(got.headers.get('referrer-policy')).toBe('strict-origin')
    expect(Buffer.byteLength(html)).toBeLessThan(14_000)
    expect(await places(event.id)).toEqual([])
  })

  test('answers by one press of a plain form, without a session', { timeout: 120_000 }, async () => {
    const { adam, event } = await anInvitedRide()
    const point = await db()
      .insertInto('meetingPoint')
      .values({ eventId: event.id, at: inDays(30), place: 'Mohelnice' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await tokenOf(adam.memberId)
    const app = anApp(db(), {}, await screens())

    const answer = await app.request(`http://localhost:3000/o/${token}`, {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `intent=yes&passengers=1&note=&meetingPointId=${point.id}`,
    })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/o/${token}`])
    expect(
      await db()
        .selectFrom('registration')
        .select(['memberId', 'status', 'passengers', 'meetingPointId'])
        .execute(),
    ).toEqual([{ memberId: adam.memberId, status: 'registered', passengers: 1, meetingPointId: point.id }])
    expect((await open(token))?.mine).toMatchObject({ status: 'registered', meetingPointId: point.id })
  })

  test('changes an answer, says no, and is no session', async () => {
    const { adam, event } = await anInvitedRide()
    const token = await tokenOf(adam.memberId)

    await answerEvent(db(), token, now(), { answer: 'yes', passengers: 2 })
    await answerEvent(db(), token, now(), { answer: 'yes', passengers: 1 })
    expect(await places(event.id)).toMatchObject([{ status: 'registered', passengers: 1 }])
    await answerEvent(db(), token, now(), { answer: 'no' })

    expect(await places(event.id)).toMatchObject([{ status: 'cancelled' }])
    for (const path of ['/api/events/1/registrations', '/api/members', '/api/members/profile'])
      expect([path, (await ask('GET', path, token)).status]).toEqual([path, 401])
  })

  test('refuses a meeting point that is gone, at its field', async () => {
    const { adam, event } = await anInvitedRide()
    const token = await tokenOf(adam.memberId)

    const work = answerEvent(db(), token, now(), { answer: 'yes', meetingPointId: 999 })

    await expect(work).rejects.toMatchObject({ fields: { meetingPointId: 'point_gone' } })
    expect(await places(event.id)).toEqual([])
  })

  type Ride = Awaited<ReturnType<typeof anInvitedRide>>
  const ENDS: Readonly<Record<string, (ride: Ride) => Promise<unknown>>> = {
    'the ride has started': ({ event }) =>
      db()
        .updateTable('event')
        .set({ startsAt: inDays(-1) })
        .where('id', '=', event.id)
        .execute(),
    'its time is over': () =>
      db()
        .updateTable('answerLink')
        .set({ expiresAt: inDays(-1) })
        .execute(),
    'the account is shut': ({ adam }) =>
      db()
        .updateTable('account')
        .set({ deactivatedAt: new Date(), switchedAt: new Date() })
        .where('id', '=', adam.id)
        .execute(),
    'the account was shut and opened again': ({ adam }) =>
      db()
        .updateTable('account')
        .set({ switchedAt: inDays(1) })
        .where('id', '=', adam.id)
        .execute(),
    'it lies in a mailbox that is not his any more': ({ adam }) =>
      db().updateTable('account').set({ email: 'nova@klub.test' }).where('id', '=', adam.id).execute(),
    'the card is closed': ({ adam }) =>
      db().updateTable('member').set({ archivedAt: new Date() }).where('id', '=', adam.memberId).execute(),
    'the person is excluded': ({ adam }) =>
      db().updateTable('member').set({ excludedOn: '2020-01-01' }).where('id', '=', adam.memberId).execute(),
  }

  test.each(Object.keys(ENDS))('is dead once %s', async (end) => {
    const ride = await anInvitedRide()
    const token = await tokenOf(ride.adam.memberId)

    await ENDS[end]?.(ride)

    expect(await open(token)).toBeNull()
    expect(await refusal(answerEvent(db(), token, now(), { answer: 'yes' }))).toBe('answer_link_dead')
    expect(await places(ride.event.id)).toEqual([])
  })

  test('lives on when the ride is put off, and both letters of one person answer', async () => {
    const { planner, adam, event } = await anInvitedRide()
    const nudge = await ask('POST', `/api/events/${event.id}/nudge`, planner.token)
    await runBatch(db(), BATCH_KINDS, nudge.json.batch.id)
    const startsAt = inDays(60)
    await ask('PATCH', `/api/events/${event.id}`, planner.token, {
      startsAt: startsAt.toISOString(),
      version: 1,
    })

    const tokens = [await tokenOf(adam.memberId), await tokenOf(adam.memberId, 'event-nudge')]

    for (const token of tokens) expect(await open(token)).not.toBeNull()
    const ends = await db().selectFrom('answerLink').select('expiresAt').distinct().execute()
    expect(ends).toEqual([{ expiresAt: startsAt }])
  })

  test('the last place is given once, to the signed-in and to links at once', async () => {
    const { adam, bara, cyril, event } = await anInvitedRide({ capacity: 1 })
    const tokens = [await tokenOf(adam.memberId), await tokenOf(bara.memberId)]

    await Promise.all([
      ...tokens.map((token) => answerEvent(db(), token, now(), { answer: 'yes' })),
      ask('POST', `/api/events/${event.id}/register`, cyril.token, {}),
      // The same person by a second tap: one place, and nothing to complain about.
      ...Array.from({ length: 4 }, () => answerEvent(db(), tokens[0] ?? '', now(), { answer: 'yes' })),
    ])

    const taken = await places(event.id)
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['registered', 'waiting', 'waiting'])
  })

  test('the last place is given once, also when another machine is just giving it away', async () => {
    const { adam, bara, event } = await anInvitedRide({ capacity: 1 })
    const token = await tokenOf(adam.memberId)

    // Here people come one after the other; what another machine does is known only by what it holds.
    const { promise: answering, resolve: asked } = Promise.withResolvers<Promise<unknown>>()
    await inTransaction(db(), async (tx) => {
      await tx.selectFrom('event').select('id').where('id', '=', event.id).forUpdate().execute()
      await tx
        .insertInto('registration')
        .values({ eventId: event.id, memberId: bara.memberId, status: 'registered' })
        .execute()
      const answer = answerEvent(db(), token, now(), { answer: 'yes' })
      asked(answer.catch((error: unknown) => error))
      await untilWaiting(db())
    })
    await answering

    expect((await places(event.id)).map(({ memberId, status }) => [memberId, status])).toEqual([
      [bara.memberId, 'registered'],
      [adam.memberId, 'waiting'],
    ])
  })
})
