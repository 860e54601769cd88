import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { type CountedLeaf, countedLeaf } from '../../ground/lists/leafed.server.ts'
import { NAME_KEYS } from '../../ground/lists/list-order.server.ts'
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

const BY_NAME = [...NAME_KEYS, sql`credit.id`].map((by) => ({ by }))

export function listAllCredits(db: Db, page: Page): Promise<CountedLeaf<DeskCredit>> {
  const query = db
    .selectFrom('credit')
    .innerJoin('member', 'member.id', 'credit.memberId')
    .leftJoin('bankMovement', 'bankMovement.id', 'credit.movementId')
    .select([
      'credit.id',
      'credit.memberId',
      sql<string>`member.last_name || ' ' || member.first_name`.as('name'),
      'credit.amount',
      'credit.movementId',
      'bankMovement.bookedOn',
      'credit.note',
      OWES,
    ])
    .where('credit.closedAs', 'is', null)
  return countedLeaf(query, BY_NAME, page)
}

const OWES = sql<DeskCredit['owes']>`(
  select coalesce(jsonb_agg(jsonb_build_object('paymentId', payment.id, 'period', period, 'purpose', purpose,
    'remaining', remaining) order by due_on, payment.id), '[]')
  from payment join payment_balance on payment_id = payment.id
  where payment.member_id = credit.member_id and ${statusIsOpen('status')})`.as('owes')
