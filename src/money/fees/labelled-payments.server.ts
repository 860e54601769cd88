import { sql } from 'kysely'
import { frozenIds } from '../../ground/batches/batch.ts'
import type { BatchItem } from '../../ground/batches/start-batch.server.ts'
import { listName } from '../../people/members/member.ts'
import { PAYER } from '../payments/payers.server.ts'
import type { Db } from '../../tables.ts'

/** A frozen list of payments by the names of their people; an unknown id keeps its place and fails there. */
export async function labelledPayments(db: Db, ids: readonly number[]): Promise<readonly BatchItem[]> {
  const people = await db
    .selectFrom('payment')
    .leftJoin('member', 'member.id', 'payment.memberId')
    .leftJoin('guest', 'guest.id', 'payment.guestId')
    .select(['payment.id', PAYER.firstName.as('firstName'), PAYER.lastName.as('lastName')])
    .where('payment.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  const names = new Map(people.map((person) => [person.id, listName(person)]))
  return frozenIds(ids).map((id) => ({ id, label: names.get(id) ?? `#${id}` }))
}
