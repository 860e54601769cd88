import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { allocate } from './allocate.server.ts'
import { findPayment } from './payments.server.ts'

const db = useDatabase()

test('paid in parts, it is paid on the day the last of the money came, whichever was paired last', async () => {
  const { id: actorId } = await anAccount(db(), { role: 'Treasurer' })
  const { id: memberId } = await aMember(db())
  const payment = await aPayment(db(), memberId)
  const parts = [{ paymentId: payment.id, amount: 60_000 }]
  const late = await aMovement(db(), { amount: 60_000, bookedOn: '2026-03-05' })
  const early = await aMovement(db(), { amount: 60_000, bookedOn: '2026-01-20' })

  await allocate(db(), { movementId: late.id, parts, mode: 'manual', actorId })
  await allocate(db(), { movementId: early.id, parts, mode: 'manual', actorId })

  expect((await findPayment(db(), payment.id))?.paidAt?.toISOString().slice(0, 10)).toBe('2026-03-05')
})
