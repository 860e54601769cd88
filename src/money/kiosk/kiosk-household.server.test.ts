import { expect, test } from 'vitest'
import { setClock } from '../../../test/clock.ts'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { openTable, PIN } from '../../../test/kiosk.ts'
import { aPayment } from '../../../test/money.ts'

const db = useDatabase()

test('whoever pays for a household sees one code for all, and cash is taken for all', async () => {
  const { send, see, scan } = await openTable(db())
  const [{ id: payerId }, other] = [await aMember(db()), await aMember(db())]
  for (const memberId of [payerId, other.id]) {
    await aPayment(db(), memberId, { amount: 80_000 })
    await db().insertInto('householdMember').values({ memberId, payerId }).execute()
  }
  const shown = async () => (await see()).shown?.payments ?? []
  await scan(other.id)
  expect(await shown()).toMatchObject([{ money: expect.stringContaining('800') }])
  await scan(payerId)
  const [bill] = await shown()
  expect(bill).toMatchObject({ money: expect.stringMatching(/^1.600/), isPaid: false })
  await send({ intent: 'cash', pin: PIN, paymentId: String(bill?.id) })
  // What stood there as one sum turns green as one.
  expect(await shown()).toMatchObject([{ title: bill?.title, money: bill?.money, isPaid: true }])
  expect(await db().selectFrom('payment').select('status').distinct().execute()).toEqual([{ status: 'PAID' }])
})

test('what one machine shows another goes on showing, though its clock is an hour ahead', async () => {
  const { see, scan } = await openTable(db())
  const { id: memberId } = await aMember(db())
  await aPayment(db(), memberId, { amount: 80_000 })
  await scan(memberId)

  setClock(new Date(Date.now() + 3_600_000).toISOString())

  expect((await see()).shown?.payments).toMatchObject([{ isPaid: false }])
})

test('whoever owes nothing himself is found by his name for whom he pays, and sees it turn green', async () => {
  const { send, see } = await openTable(db())
  const { id: payerId } = await aMember(db(), { lastName: 'Doživotní', lifeTime: true })
  const { id: wifeId } = await aMember(db())
  await aPayment(db(), wifeId, { amount: 80_000 })
  for (const memberId of [payerId, wifeId])
    await db().insertInto('householdMember').values({ memberId, payerId }).execute()

  const { answer } = await send({ intent: 'find', name: 'doživotn', pin: PIN })
  const [found] = answer.people as readonly { ticket: string }[]
  await send({ intent: `person:${found?.ticket}` })
  const [bill] = (await see()).shown?.payments ?? []
  await send({ intent: 'cash', pin: PIN, paymentId: String(bill?.id) })

  expect(bill).toMatchObject({ isPaid: false, money: expect.stringContaining('800') })
  expect((await see()).shown?.payments).toMatchObject([
    { title: bill?.title, money: bill?.money, isPaid: true },
  ])
})
