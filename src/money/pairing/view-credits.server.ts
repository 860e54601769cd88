import { sql } from 'kysely'
import { statusIsOpen } from '../payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'

/** What the club keeps for somebody, and what of his it could pay. */
export type DeskCredit = {
  readonly id: number
  readonly memberId: number
  readonly name: string
  readonly amount: number
  /** Neither for what the club brought along from before. */
  readonly movementId: number | null
  readonly bookedOn: string | null
  readonly note: string | null
  readonly owes: readonly {
    readonly paymentId: number
    readonly period: number | null
    readonly purpose: string | null
    readonly remaining: number
  }[]
}

const MOST = 500

export async function listAllCredits(db: Db): Promise<readonly DeskCredit[]> {
  const { rows } = await sql<DeskCredit>`
    select credit.id, credit.member_id as "memberId", member.last_name || ' ' || member.first_name as name,
      credit.amount, credit.movement_id as "movementId", booked_on as "bookedOn", credit.note,
      (select coalesce(jsonb_agg(jsonb_build_object('paymentId', payment.id, 'period', period, 'purpose', purpose,
          'remaining', remaining) order by due_on, payment.id), '[]')
        from payment join payment_balance on payment_id = payment.id
        where payment.member_id = credit.member_id and ${statusIsOpen('status')}) as owes
    from credit
    join member on member.id = credit.member_id
    left join bank_movement on bank_movement.id = credit.movement_id
    where closed_as is null
    order by member.last_name collate cs, member.first_name collate cs, credit.id
    limit ${MOST}`.execute(db)
  return rows
}
