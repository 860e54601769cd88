import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../src/tables.ts'

let serial = 0

/** An open payment of a member: this year's fee of 1,200 Kč unless the test says otherwise. */
export async function aPayment(
  db: Db,
  memberId: number,
  payment: Partial<Insertable<Tables['payment']>> = {},
) {
  serial += 1
  const row = await db
    .insertInto('payment')
    .values({
      memberId,
      type: '2',
      period: payment.type === '1' ? null : 2026,
      amount: 120_000,
      dueOn: '2026-01-31',
      variableSymbol: String(4_000_000_000 + serial),
      ...payment,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, memberId }
}

/** Money that came from the bank: 1,200 Kč with nothing said unless the test says otherwise. */
export async function aMovement(db: Db, movement: Partial<Insertable<Tables['bankMovement']>> = {}) {
  serial += 1
  return db
    .insertInto('bankMovement')
    .values({
      account: '2900000021/2010',
      bankId: String(27_000_000_000 + serial),
      bookedOn: '2026-01-20',
      amount: 120_000,
      ...movement,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Money of a movement that the club keeps for a person. */
export async function aCredit(db: Db, memberId: number, amount: number) {
  const { id: movementId } = await aMovement(db, { amount })
  return db
    .insertInto('credit')
    .values({ memberId, movementId, amount })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Movements whose kept spending is not what the parts of them say; there never are any. */
export async function listMiscounted(db: Db) {
  const { rows } = await sql<{ readonly id: number }>`
    select id from bank_movement where spent <>
      coalesce((select sum(amount) from allocation where movement_id = bank_movement.id and reversed_at is null), 0)
      + coalesce((select sum(amount) from credit where movement_id = bank_movement.id
          and (closed_as is null or closed_as = 'refunded')), 0)
      + coalesce((select sum(amount) from donation where movement_id = bank_movement.id and voided_at is null), 0)`.execute(
    db,
  )
  return rows
}
