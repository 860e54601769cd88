import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { Period } from './period.ts'

export type Cause = 'schedule' | 'cron' | 'person' | 'file'

/** Every reading leaves a line, also one that was cut off in the middle. */
export async function startReading(
  db: Db,
  { cause, actorId, period }: { cause: Cause; actorId: number | null; period: Period },
): Promise<number> {
  const { id } = await db
    .insertInto('bankReading')
    .values({ cause, actorAccountId: actorId, periodFrom: period.from, periodTo: period.to })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Result = { readonly code?: string | null; readonly received?: number; readonly known?: number }

export async function finishReading(
  tx: Db,
  id: number,
  { code = null, received, known }: Result,
): Promise<void> {
  await tx
    .updateTable('bankReading')
    .set({ finishedAt: sql<Date>`clock_timestamp()`, code, received: received ?? null, known: known ?? null })
    .where('id', '=', id)
    .execute()
}

export async function notePaired(db: Db, id: number, paired: number): Promise<void> {
  await db.updateTable('bankReading').set({ paired }).where('id', '=', id).execute()
}

export function listReadings(db: Db, limit = 20) {
  return db
    .selectFrom('bankReading')
    .leftJoin('account', 'account.id', 'bankReading.actorAccountId')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select([
      'bankReading.id',
      'bankReading.cause',
      'bankReading.periodFrom',
      'bankReading.periodTo',
      'bankReading.startedAt',
      'bankReading.finishedAt',
      'bankReading.code',
      'bankReading.received',
      'bankReading.paired',
      sql<boolean>`finished_at is null and started_at < now() - interval '2 minutes'`.as('isCutOff'),
      sql<string | null>`coalesce(member.first_name || ' ' || member.last_name, account.email)`.as(
        'actorName',
      ),
    ])
    .orderBy('bankReading.id', 'desc')
    .limit(limit)
    .execute()
}

/** Readings that brought nothing are of no interest after a quarter of a year. */
export async function deleteOldReadings(db: Db): Promise<void> {
  await db
    .deleteFrom('bankReading')
    .where('startedAt', '<', sql<Date>`now() - interval '90 days'`)
    .where(sql<boolean>`coalesce(received, 0) = 0`)
    .execute()
}
