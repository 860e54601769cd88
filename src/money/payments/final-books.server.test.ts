import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'

const db = useDatabase()

async function anAllocation(): Promise<void> {
  const member = await aMember(db())
  const payment = await aPayment(db(), member.id)
  const movement = await aMovement(db(), { amount: 120_000 })
  await db()
    .insertInto('allocation')
    .values({
      paymentId: payment.id,
      movementId: movement.id,
      amount: 7000,
      mode: 'manual',
      note: 'od Karla',
    })
    .execute()
}

const TAKE_BACK = `update allocation set reversed_at = now(), reversal_reason = 'omyl'`

test.each([
  ['its amount', 'update allocation set amount = amount + 1'],
  ['its movement', `update allocation set movement_id = null, mode = 'cash'`],
  ['its payment', 'update allocation set payment_id = payment_id + 1'],
  ['its day', `update allocation set created_at = now() - interval '1 year'`],
  ['whose hand it was', 'update allocation set created_by = (select min(id) from account)'],
  ['that it was', 'delete from allocation'],
  ['that it was taken back', `${TAKE_BACK}; update allocation set reversed_at = null`],
  ['when it was taken back', `${TAKE_BACK}; update allocation set reversed_at = now() - interval '1 day'`],
])('of money put to a payment not even the app can rewrite %s', async (_, change) => {
  await someone(db(), 'Treasurer')
  await anAllocation()
  const before = await db().selectFrom('allocation').selectAll().executeTakeFirst()

  await expect(sql.raw(`do $$ begin ${change}; end $$`).execute(db())).rejects.toThrow(
    /books|rewritten|taken back/,
  )

  expect(await db().selectFrom('allocation').selectAll().executeTakeFirst()).toEqual(before)
})

test('it is taken back once, and the words of its note may go', async () => {
  await anAllocation()

  await sql.raw(TAKE_BACK).execute(db())
  await sql`update allocation set note = null, reversal_reason = null`.execute(db())

  expect(await db().selectFrom('allocation').select(['amount', 'note']).executeTakeFirst()).toEqual({
    amount: 7000,
    note: null,
  })
})
