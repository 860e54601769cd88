import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import { IS_UNSPENT } from '../payments/unspent.server.ts'
import type { Db } from '../../tables.ts'

/** Incoming money nobody has said anything about yet; what speaks of a donation first. */
export function listFreeMovements(db: Db, page: Page) {
  const speaksOfIt = sql`(fold(coalesce(bank_movement.message, '')) ~ '\\mdar')`
  return countedLeaf(
    free(db),
    fromLast([speaksOfIt, sql`bank_movement.booked_on`, sql`bank_movement.id`]),
    page,
  )
}

export function findFreeMovement(db: Db, movementId: number) {
  return free(db).where('bankMovement.id', '=', movementId).executeTakeFirst()
}

function free(db: Db) {
  return db
    .selectFrom('bankMovement')
    .innerJoin('movementBalance', 'movementBalance.movementId', 'bankMovement.id')
    .select([
      'bankMovement.id',
      'bankMovement.bookedOn',
      'bankMovement.amount',
      'bankMovement.currency',
      'bankMovement.counterName',
      'bankMovement.message',
      'movementBalance.remaining',
      // The member of that very name, where there is just one.
      sql<string | null>`(select case when count(*) = 1
          then max(last_name || ' ' || first_name || ' (' || lpad(number::text, greatest(3, length(number::text)), '0') || ')') end
        from member where erased_at is null
          and fold(bank_movement.counter_name) in (fold(first_name || ' ' || last_name), fold(last_name || ' ' || first_name)))`.as(
        'likelyDonor',
      ),
    ])
    .where(IS_UNSPENT)
    .where('movementBalance.remaining', '>', 0)
}

/** Members to choose a donor from, by name; beyond this many one writes the number. */
const MOST_CHOICES = 500

export async function listDonorChoices(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('member')
    .select(
      sql<string>`last_name || ' ' || first_name || ' (' || lpad(number::text, greatest(3, length(number::text)), '0') || ')'`.as(
        'label',
      ),
    )
    .where('archivedAt', 'is', null)
    .where('erasedAt', 'is', null)
    .orderBy(sql`last_name collate cs, first_name collate cs`)
    .limit(MOST_CHOICES)
    .execute()
  return rows.map(({ label }) => label)
}

export function findMemberByNumber(db: Db, number: number) {
  return db
    .selectFrom('member')
    .select('id')
    .where('number', '=', number)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
}
