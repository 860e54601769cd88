import { sql } from 'kysely'
import { statusIsPaid } from '../payment-status/payment-status.server.ts'
import type { Either } from '../../people/members/whose.ts'
import type { Db } from '../../tables.ts'

/** Payments with what has come for them. */
function payments(db: Db) {
  return db
    .selectFrom('payment')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .selectAll('payment')
    .select(['paymentBalance.paid', 'paymentBalance.remaining'])
}

/** Everything a member was ever asked to pay, the latest first. */
export function listPaymentsOf(db: Db, memberId: number) {
  return payments(db)
    .where('payment.memberId', '=', memberId)
    .orderBy('payment.createdAt', 'desc')
    .orderBy('payment.id', 'desc')
    .execute()
}

export function findPayment(db: Db, paymentId: number) {
  return payments(db).where('payment.id', '=', paymentId).executeTakeFirst()
}

/** The years whose fee the member has paid, for the validity of the membership. */
export async function listPaidPeriods(db: Db, memberId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('payment')
    .select('period')
    .where('memberId', '=', memberId)
    .where('type', '=', '2')
    .where(statusIsPaid('status'))
    .execute()
  return rows.flatMap(({ period }) => period ?? [])
}

/** The payment as it stands, held still until the transaction ends, with what has come for it. */
export async function lockPayment(tx: Db, paymentId: number) {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return undefined
  // A second look: what another transaction added while this one waited for the lock counts.
  const { paid } = await tx
    .selectFrom('paymentBalance')
    .select('paid')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow()
  return { ...payment, paid, remaining: payment.amount - paid }
}

/** The movement held still, with what of it is left. Lock movements before payments, always. */
export async function lockMovement(tx: Db, movementId: number) {
  const movement = await tx
    .selectFrom('bankMovement')
    .selectAll()
    .where('id', '=', movementId)
    .forUpdate()
    .executeTakeFirst()
  if (!movement) return undefined
  const { remaining, counted } = await tx
    .selectFrom('movementBalance')
    .select(['remaining', 'counted'])
    .where('movementId', '=', movementId)
    .executeTakeFirstOrThrow()
  return { ...movement, counted, remaining }
}

/** Whom to write about a payment, and in which language. */
export async function findPayer(db: Db, { memberId, guestId }: Either) {
  return memberId === null ? findGuest(db, guestId ?? 0) : findMember(db, memberId)
}

async function findGuest(db: Db, guestId: number) {
  const guest = await db
    .selectFrom('guest')
    .select(['firstName', 'language', 'email'])
    .where('id', '=', guestId)
    .executeTakeFirst()
  return guest && { ...guest, salutation: null, accountId: null }
}

function findMember(db: Db, memberId: number) {
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select([
      'member.firstName',
      'member.salutation',
      'account.language',
      'account.id as accountId',
      sql<string | null>`coalesce(member.email, account.email)`.as('email'),
    ])
    .where('member.id', '=', memberId)
    .where('member.erasedAt', 'is', null)
    .orderBy('account.id')
    .executeTakeFirst()
}
