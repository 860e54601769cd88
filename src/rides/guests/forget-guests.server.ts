import { sql } from 'kysely'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'

/** Money of a guest that somebody still waits for, in SQL of the table itself. */
export const HAS_OPEN_MONEY = sql<boolean>`(
  exists (select from payment where payment.guest_id = guest.id and ${statusIsOpen('payment.status')})
  or exists (select from refund where refund.guest_id = guest.id and refund.settled_at is null)
  or exists (select from ride_cash where ride_cash.guest_id = guest.id and ride_cash.settled_at is null))`

export async function hasOpenMoney(db: Db, guestId: number): Promise<boolean> {
  const found = await db
    .selectFrom('guest')
    .select('id')
    .where('id', '=', guestId)
    .where(HAS_OPEN_MONEY)
    .executeTakeFirst()
  return found !== undefined
}

/** Contacts, answers and letters go; name, version and time of the waiver stay as long as claims can be made. */
export async function forgetGuests(db: Db, ids: readonly number[]): Promise<void> {
  const guests = sql`any(${[...ids]}::int[])`
  await inTransaction(db, async (tx) => {
    await sql`update registration set note = null, pillions = null, answers = '{}' where guest_id = ${guests}`.execute(
      tx,
    )
    await sql`delete from mail using answer_link where answer_link.mail_id = mail.id and answer_link.guest_id = ${guests}
      and mail.state <> 'sending'`.execute(tx)
    await sql`delete from answer_link where guest_id = ${guests}`.execute(tx)
    await sql`update guest set email = null, phone = null, emergency_name = null, emergency_phone = null, party = '{}'
      where id = ${guests}`.execute(tx)
  })
}

/** Whoever never proved his address is gone after two days, with the letter he was sent. */
export async function forgetUnproved(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from guest where proved_at is null
      and waived_at < now() - interval '2 days' for update skip locked`.execute(tx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await sql`delete from mail using answer_link where answer_link.mail_id = mail.id
      and answer_link.guest_id = any(${ids}::int[])`.execute(tx)
    await sql`delete from guest where id = any(${ids}::int[])`.execute(tx)
  })
}

/** Once no claim can be made: whoever paid nothing is gone, of the others stays the money alone, under a number. */
export async function forgetWaivers(db: Db, ids: readonly number[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await forgetGuests(tx, ids)
    const guests = sql`any(${[...ids]}::int[])`
    await sql`update guest set first_name = 'Host', last_name = 'č. ' || id, erased_at = now() where id = ${guests}
      and exists (select from payment where guest_id = guest.id)`.execute(tx)
    await sql`delete from guest where id = ${guests} and erased_at is null`.execute(tx)
  })
}
