import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { mergeMembers } from './merge-members.server.ts'

const { db, anEvent, aRider, ask, rules, letters } = aRidingClub()

beforeEach(rules)

type Rider = Awaited<ReturnType<typeof aRider>>

async function merge(keep: Rider, drop: Rider) {
  const webmaster = await aRider('Webmaster')
  await db().updateTable('account').set({ memberId: null }).where('id', '=', drop.id).execute()
  const actor = { id: webmaster.id, role: 'Webmaster', grants: [], memberId: webmaster.memberId } as const
  await mergeMembers(db(), actor, { keep: keep.memberId, drop: drop.memberId })
}
const register = (id: number, { token }: Rider, passengers = 0) =>
  ask('POST', `/api/events/${id}/register`, token, { passengers })
const standing = async (eventId: number) => {
  const rows = await db()
    .selectFrom('registration')
    .select(['memberId', 'status'])
    .where('eventId', '=', eventId)
    .execute()
  return new Map(rows.map(({ memberId, status }) => [memberId, status]))
}

test('two places of one person become one: the other is free for who waits, and is not paid for', async () => {
  const [keep, drop, waits] = [await aRider(), await aRider(), await aRider()]
  const { id } = await anEvent({ capacity: 3, price: 50_000 })
  await register(id, keep)
  await register(id, drop, 1)
  await register(id, waits)

  await merge(keep, drop)

  expect(await standing(id)).toEqual(
    new Map([
      [keep.memberId, 'registered'],
      [drop.memberId, 'cancelled'],
      [waits.memberId, 'registered'],
    ]),
  )
  const open = await db()
    .selectFrom('payment')
    .select(['memberId', 'amount'])
    .where('status', '=', 'DUE')
    .orderBy('id')
    .execute()
  expect(open).toEqual([
    { memberId: keep.memberId, amount: 50_000 },
    { memberId: waits.memberId, amount: 50_000 },
  ])
  expect((await letters()).at(-1)?.template).toBe('event-moved-up')
})

test('a place that was paid on both cards is given back from one', async () => {
  const [keep, drop] = [await aRider(), await aRider()]
  const { id } = await anEvent({ price: 50_000 })
  await register(id, keep)
  await register(id, drop)
  for (const { id: paymentId } of await db().selectFrom('payment').select('id').execute())
    await db().insertInto('allocation').values({ paymentId, amount: 50_000, mode: 'cash' }).execute()
  await db().updateTable('payment').set({ status: 'PAID', paidAt: new Date() }).execute()

  await merge(keep, drop)

  expect(await db().selectFrom('refund').select(['memberId', 'amount']).execute()).toEqual([
    { memberId: keep.memberId, amount: 50_000 },
  ])
})

test('who had a place on one card and waited on the other keeps his place', async () => {
  const [keep, drop, between] = [await aRider(), await aRider(), await aRider()]
  const { id } = await anEvent({ capacity: 1 })
  await register(id, drop)
  await register(id, between)
  await register(id, keep)

  await merge(keep, drop)

  expect(await standing(id)).toEqual(
    new Map([
      [keep.memberId, 'registered'],
      [drop.memberId, 'cancelled'],
      [between.memberId, 'waiting'],
    ]),
  )
})

test('all that is known of the place goes with it', async () => {
  const [keep, drop] = [await aRider(), await aRider()]
  const { id: eventId } = await anEvent({ startsAt: new Date(Date.now() - 3_600_000) })
  const known = {
    passengers: 1,
    pillions: 'Eva',
    note: 'přijedu později',
    checkedInAt: new Date(),
    remindedAt: new Date(),
    homeAskedAt: new Date(),
    homeAt: new Date(),
    rideGroup: 2,
    groupPart: 'lead' as const,
  }
  await db()
    .insertInto('registration')
    .values([
      { eventId, memberId: keep.memberId, status: 'cancelled' },
      { eventId, memberId: drop.memberId, status: 'registered', ...known },
    ])
    .execute()

  await merge(keep, drop)

  expect(
    await db()
      .selectFrom('registration')
      .selectAll()
      .where('memberId', '=', keep.memberId)
      .executeTakeFirstOrThrow(),
  ).toMatchObject({ status: 'registered', ...known })
})
