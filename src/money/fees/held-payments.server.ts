import { sql } from 'kysely'
import { statusIsOpen } from '../payment-status/payment-status.server.ts'
import { readThoughts } from '../pairing/thoughts.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { type HeldPayment, holdsOf } from './hold.ts'

/** Whom nobody may remind now: what pairing sees in the bank at this very moment. */
export function listHeldPayments(db: Db): Promise<readonly HeldPayment[]> {
  return findHolds(db, null)
}

const findHolds = remembered(async (db: Db, _all: null) => {
  const { movements, pairing } = await readThoughts(db, null)
  return withHouseholds(db, holdsOf(movements, pairing))
})

/** A household is reminded by one letter, so money that may be for one of them holds them all. */
async function withHouseholds(db: Db, held: readonly HeldPayment[]): Promise<readonly HeldPayment[]> {
  if (held.length === 0) return held
  const byPayment = new Map(held.map((one) => [one.paymentId, one]))
  const { rows } = await sql<{ id: number; beside: number }>`
    select other.id, payment.id as beside from payment
    join household_member as own on own.member_id = payment.member_id
    join household_member as part on part.payer_id = own.payer_id and part.member_id <> own.member_id
    join payment as other on other.member_id = part.member_id and other.type = '2' and other.period = payment.period
      and ${statusIsOpen('other.status')}
    where payment.type = '2' and payment.id = any(${[...byPayment.keys()]}::int[])
    order by payment.id`.execute(db)
  const near = rows.flatMap(({ id, beside }) => {
    const reason = byPayment.get(beside)
    return reason && !byPayment.has(id) ? [[id, { ...reason, paymentId: id }] as const] : []
  })
  return [...held, ...new Map(near).values()]
}
