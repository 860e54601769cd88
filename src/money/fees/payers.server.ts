import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { Refusal } from '../../refusals.ts'

/** What decides about the fee of one person for a year, as fee.ts asks it. */
export async function readPayer(db: Db, memberId: number, period: number | null) {
  const payer = await payerOf(db, memberId, period).executeTakeFirst()
  if (!payer) throw new Refusal('not_found')
  return payer
}

/** The same with the card held still: who is excluded or made a member for life at this moment comes before or after. */
export async function holdPayer(tx: Db, memberId: number, period: number | null) {
  const payer = await payerOf(tx, memberId, period).forNoKeyUpdate('member').executeTakeFirst()
  if (!payer) throw new Refusal('not_found')
  return payer
}

function payerOf(db: Db, memberId: number, period: number | null) {
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select([
      'account.role',
      'member.divisionId as division',
      sql<number | null>`(select kind_id from membership_period
        where membership_period.member_id = member.id and ends_on is null)`.as('kind'),
      'member.lifeTime',
      'member.memberSince',
      'member.excludedOn',
      'member.archivedAt',
      sql<boolean>`exists (select from household_member
        where household_member.member_id = member.id and payer_id <> member_id)`.as('isPaidFor'),
      sql<number | null>`(select amount from own_fee where own_fee.member_id = member.id
        and ${period}::int between from_period and coalesce(until_period, ${period}::int))`.as('ownFee'),
    ])
    .where('member.id', '=', memberId)
    .where('member.erasedAt', 'is', null)
}
