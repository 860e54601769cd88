import { sql } from 'kysely'
import { Refusal } from '../../refusals.ts'
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

/** A card merged into another stays in the archive: its owner and all that was his have the other one. */
export async function refuseMerged(tx: Db, memberId: number): Promise<void> {
  const merge = await tx
    .selectFrom('memberMerge')
    .select('keptId')
    .where('droppedId', '=', memberId)
    .executeTakeFirst()
  if (merge) throw new Refusal('already_merged')
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
