import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { aWelcomingClub } from '../../../test/guests.ts'

const { db, aRider, rules, conditions, welcoming, look, aGuest } = aWelcomingClub()
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
