import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** The closing that holds now, held still; nothing where the membership goes on. */
export function lockOpenClosing(tx: Db, memberId: number) {
  return tx
    .selectFrom('membershipClosing')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('reopenedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function findOpenClosing(db: Db, memberId: number) {
  return db
    .selectFrom('membershipClosing')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('reopenedAt', 'is', null)
    .executeTakeFirst()
}

export async function markReopened(tx: Db, id: number, actorId: number | null): Promise<void> {
  await tx
    .updateTable('membershipClosing')
    .set({
      reopenedAt: sql<Date>`now()`,
      reopenedBy: actorId,
      reviewEndedOn: sql<string>`case when review_since is null then null else
        coalesce(review_ended_on, greatest(review_since, (now() at time zone 'Europe/Prague')::date)) end`,
    })
    .where('id', '=', id)
    .execute()
}
