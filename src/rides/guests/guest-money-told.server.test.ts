import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { aWelcomingClub } from '../../../test/guests.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as host } from './host.screen.tsx'

const { db, aRider, anEvent, rules, conditions, welcoming, look, aGuest } = aWelcomingClub()
beforeEach(async () => {
  await rules()
  await conditions()
})

type Page = { readonly guest: { readonly money: { readonly back: readonly string[] } | null } }

const see = async (token: string) => ((await look(token)) as unknown as Page).guest

async function aPayingGuest() {
  const { id } = await welcoming({ price: 85_000, title: 'Víkend' })
  const treasurer = await aRider('Treasurer')
  const token = await aGuest(id)
  const { id: paymentId } = await db().selectFrom('payment').select('id').executeTakeFirstOrThrow()
  return { id, token, treasurer, paymentId }
}

test('a guest hears of cash that goes back to him until it has', async () => {
  const { id, token, treasurer, paymentId } = await aPayingGuest()
  const { id: guestId } = await db().selectFrom('guest').select('id').executeTakeFirstOrThrow()
  const cash = { id: randomUUID(), eventId: id, memberId: null, guestId, paymentId, amount: 85_000 }
  await db()
    .insertInto('rideCash')
    .values({ ...cash, takenAt: new Date(), takenBy: treasurer.id, returned: 42_500 })
    .execute()
  const waiting = await see(token)
  await db()
    .updateTable('rideCash')
    .set({ settledAt: new Date(), settledAs: 'booked', settledBy: treasurer.id })
    .execute()

  expect([waiting.money?.back.length, (await see(token)).money?.back.length]).toEqual([1, 0])
})

test('and he reads nothing of a payment that was put away', async () => {
  const { token } = await aPayingGuest()
  await db().updateTable('payment').set({ status: 'ARCHIVED', archivedAt: new Date() }).execute()

  expect((await see(token)).money).toBeNull()
})

test('whose cash is on its way is shown no code to pay by, and of a part of it he is', async () => {
  const { id, token, treasurer, paymentId } = await aPayingGuest()
  const { id: guestId } = await db().selectFrom('guest').select('id').executeTakeFirstOrThrow()
  const cash = { eventId: id, memberId: null, guestId, paymentId, takenAt: new Date(), takenBy: treasurer.id }
  const state = async () => ((await see(token)).money as unknown as { state: string }).state
  const owed = await state()
  await db()
    .insertInto('rideCash')
    .values({ ...cash, id: randomUUID(), amount: 80_000 })
    .execute()
  const part = await state()
  await db()
    .insertInto('rideCash')
    .values({ ...cash, id: randomUUID(), amount: 5_000 })
    .execute()

  expect(part).toBe(owed)
  expect(await state()).not.toBe(owed)
})

test('a ride that takes no guests along has no page for them', async () => {
  const { id } = await anEvent()
  const { id: open } = await welcoming()
  const see_ = (event: number) =>
    seeScreen(db(), host, { path: `/akce/${event}/host`, token: null, params: { id: String(event) } })

  await expect(see_(id)).rejects.toMatchObject({ status: 404 })
  expect((await see_(open)).id).toBe(open)
})
