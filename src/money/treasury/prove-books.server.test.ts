import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { allocate, recordCash } from '../payments/allocate.server.ts'
import { giveBackCredit, payFromCredit, refundCredit } from '../payments/credits.server.ts'
import { askForRefund } from '../payments/refunds.server.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import type { Law } from './books.ts'
import { proveBooks } from './prove-books.server.ts'

const db = useDatabase({ isNew: true })
const YEARS = [2022, 2023, 2024, 2025, 2026] as const
let actorId = 0

const lawsBroken = async () => (await proveBooks(db())).differences.map(({ law }) => law)
const firstId = async (table: 'credit' | 'allocation', where: string) =>
  (await sql.raw<{ id: number }>(`select id from ${table} where ${where} order by id limit 1`).execute(db()))
    .rows[0]?.id ?? 0

/** Paid whole, in part, in cash, from what was brought along; kept, given back, taken back; five years of one member. */
beforeEach(async () => {
  // What a test before did to it by hand.
  await sql`delete from changes.payment_tally`.execute(db())
  await rulesVersion(db(), 1)
  actorId = (await someone(db(), 'Treasurer')).id
  const { id: memberId } = await aMember(db())
  const payments = await Promise.all(YEARS.map((period) => aPayment(db(), memberId, { period })))
  const [whole, part, cash, brought, wrong] = payments.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const { id: movementId } = await aMovement(db(), { amount: 300_000 })
  const put = (paymentId: number, amount: number, credit?: number) =>
    allocate(db(), {
      movementId,
      parts: [{ paymentId, amount }],
      credit: credit === undefined ? undefined : { memberId, amount: credit },
      mode: 'manual',
      actorId,
    })
  await put(whole, 120_000, 30_000)
  await put(part, 50_000, 20_000)
  await recordCash(db(), { paymentId: cash, paidOn: '2026-02-02', actorId })
  const imported = await sql<{
    id: number
  }>`insert into member_import (actor_account_id, file_name, encoding, done_at)
    values (${actorId}, 'clenove.csv', 'utf-8', now()) returning id`.execute(db())
  await db()
    .insertInto('credit')
    .values({ memberId, movementId: null, amount: 150_000, importId: imported.rows[0]?.id ?? 0 })
    .execute()
  await payFromCredit(db(), {
    creditId: await firstId('credit', 'movement_id is null'),
    paymentId: brought,
    actorId,
  })
  await put(wrong, 10_000)
  await reverseAllocation(db(), {
    allocationId: await firstId('allocation', `payment_id = ${wrong}`),
    reason: 'omyl',
    actorId,
  })
  await refundCredit(db(), {
    creditId: await firstId('credit', 'amount = 30000'),
    reason: 'v hotovosti',
    actorId,
  })
  await giveBackCredit(db(), { creditId: await firstId('credit', 'amount = 20000'), actorId })
  await askForRefund(db(), { paymentId: whole, memberId, guestId: null, amount: 40_000, reason: 'Výlet' })
})

test('whatever was done with the money of the club, everything agrees', async () => {
  expect(await proveBooks(db())).toEqual({ differences: [] })
})

/** As whoever sits at the database himself. */
const byHand = (change: string) =>
  inTransaction(db(), async (tx) => {
    await sql.raw(`set local session_replication_role = replica; ${change}`).execute(tx)
  })

test.each([
  ['what is used up of a movement', 'update bank_movement set spent = spent + 1', ['movementSpent']],
  ['what came by a movement', 'update bank_movement set amount = 1000', ['movementOver']],
  ['how much is asked', `update payment set amount = 110000 where status = 'PAID'`, ['paymentOver']],
  [
    'that it was paid',
    `update payment set status = 'DUE', paid_at = null where period = 2022`,
    ['paymentState'],
  ],
  [
    'that something unpaid was paid',
    `update payment set status = 'PAID', paid_at = now() where period = 2023`,
    ['paymentState'],
  ],
  [
    'money on a payment',
    `update allocation set amount = amount - 100 where mode = 'manual' and reversed_at is null`,
    ['movementSpent', 'paymentState'],
  ],
  [
    'what goes back of a payment',
    'update refund set amount = 120001 where payment_id is not null',
    ['refundOver'],
  ],
  [
    'what goes back of a credit',
    'update refund set amount = 19999 where credit_id is not null',
    ['refundOver'],
  ],
  [
    'what was brought along',
    'delete from credit where import_id is null and movement_id is null',
    ['opening'],
  ],
  [
    'cash of a ride',
    `insert into ride_cash (id, event_id, member_id, payment_id, amount, taken_at, taken_by, settled_as, settled_at)
      select gen_random_uuid(), 1, member_id, id, 120100, now(), 1, 'booked', now() from payment where period = 2024`,
    ['cash'],
  ],
  ['a sum that is counted on', 'update changes.payment_tally set amount = amount + 100', ['tally']],
] satisfies readonly [string, string, readonly Law[]][])(
  'whoever changes %s by hand is found out',
  async (_, change, laws) => {
    await byHand(change)

    expect(new Set(await lawsBroken())).toEqual(new Set(laws))
  },
)

test('a page that tells an older sum than the tables do is found out, and the proof mends nothing', async () => {
  expect(await lawsBroken()).toEqual([])
  const unseen = `alter table payment disable trigger user; update payment set amount = amount + 100 where status = 'DUE';
    alter table payment enable trigger user`

  await sql.raw(unseen).execute(db())

  expect(await lawsBroken()).toEqual(['tally', 'followed'])
  expect(await lawsBroken()).toEqual(['tally', 'followed'])
})
