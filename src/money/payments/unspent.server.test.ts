import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aCredit, aMovement, aPayment, listMiscounted } from '../../../test/money.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { IS_UNSPENT } from './unspent.server.ts'

const db = useDatabase({ isNew: true })

const CHANGES = [
  `insert into allocation (payment_id, movement_id, amount, mode)
     select payment.id, bank_movement.id, 7000, 'manual' from payment, bank_movement where (payment.id + bank_movement.id) % 3 = 0`,
  `update allocation set reversed_at = now(), reversal_reason = 'omyl' where id % 3 = 1 and reversed_at is null`,
  `update allocation set reversed_at = null, reversal_reason = null where id % 5 = 2`,
  `update allocation set movement_id = (select max(id) from bank_movement) where id % 4 = 0`,
  `update allocation set amount = amount + 100 where id % 2 = 0`,
  `delete from allocation where id % 7 = 3`,
  `insert into credit (member_id, movement_id, amount) select member.id, bank_movement.id, 900 from member, bank_movement`,
  `update credit set closed_as = 'used', closed_at = now() where id % 2 = 0 and closed_as is null`,
  `update credit set closed_as = 'refunded', closed_at = now() where id % 3 = 0`,
  `update credit set closed_as = null, closed_at = null where id % 5 = 0`,
  `insert into donation (purpose_id, movement_id, amount, given_on)
     select donation_purpose.id, bank_movement.id, 1100, '2026-02-02' from donation_purpose, bank_movement`,
  `update donation set voided_at = now(), void_reason = 'omyl' where id % 2 = 1 and voided_at is null`,
  `update donation set note = 'děkujeme'`,
]

test('wherever money goes and however it comes back, a movement keeps what of it is used up', async () => {
  // Nobody may do half of this; whoever could would still be counted right.
  await sql`alter table allocation disable trigger allocation_is_final`.execute(db())
  const { id } = await aMember(db())
  await db().insertInto('donationPurpose').values({ name: 'Dětský domov' }).execute()
  for (let index = 0; index < 6; index += 1) {
    await aPayment(db(), id, { period: 2010 + index })
    await aCredit(db(), id, 5000 + index)
  }
  const walks = fc.sample(
    fc.array(fc.tuple(fc.constantFrom(...CHANGES), fc.boolean()), { minLength: 6, maxLength: 14 }),
    { numRuns: 10, seed: 79 },
  )
  const used = async () =>
    (await sql<{ used: number }>`select sum(spent)::int as used from bank_movement`.execute(db())).rows[0]
      ?.used
  for (const walk of walks) {
    for (const [change, isKept] of walk)
      await inTransaction(db(), async (tx) => {
        await sql.raw(change).execute(tx)
        if (!isKept) throw new Error('changed his mind')
      }).catch((error: Error) => {
        if (error.message !== 'changed his mind') throw error
      })

    expect({ walk, miscounted: await listMiscounted(db()) }).toEqual({ walk, miscounted: [] })
  }
  expect(await used()).toBeGreaterThan(0)
})

test('twenty at once add to one movement, and each of them is counted', async () => {
  const { id: memberId } = await aMember(db())
  const { id: movementId } = await aMovement(db())

  await Promise.all(
    Array.from({ length: 20 }, () =>
      db().insertInto('credit').values({ memberId, movementId, amount: 100 }).execute(),
    ),
  )

  expect(await listMiscounted(db())).toEqual([])
})

test('what waits is found in its index, not by looking at all that ever came', async () => {
  await sql`insert into bank_movement (account, bank_id, booked_on, amount, spent)
    select '2900000021/2010', 'm' || n, date '2010-01-01' + n, 120000, case when n % 100 > 0 then 120000 else 0 end
    from generate_series(1, 3000) n`.execute(db())
  await sql`analyze bank_movement`.execute(db())

  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain select id from bank_movement where ${IS_UNSPENT}
    order by booked_on desc, id desc limit 16`.execute(db())

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('bank_movement_unspent')
})
