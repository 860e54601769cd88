import { sql } from 'kysely'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'

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
