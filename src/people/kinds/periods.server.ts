import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { Period } from './period.ts'

export type KeptPeriod = Period & { readonly id: number; readonly kindId: number }

/** From the first on: the first one says since when, the last one whether it goes on. */
export function listPeriods(db: Db, memberId: number): Promise<KeptPeriod[]> {
  return db
    .selectFrom('membershipPeriod')
    .select(['id', 'kindId', 'startsOn', 'endsOn', 'whyEnded'])
    .where('memberId', '=', memberId)
    .orderBy(sql`starts_on nulls first`)
    .execute()
}
