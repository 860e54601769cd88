import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** How the line to the bank stands; a club that has never called has the same row, empty. */
export async function readConnection(db: Db) {
  const row = await db.selectFrom('bankConnection').selectAll().executeTakeFirst()
  return row ?? NEVER_CALLED
}

const NEVER_CALLED = {
  coveredTo: null,
  spanDays: null,
  gapFrom: null,
  gapTo: null,
  lastSuccessAt: null,
  failingSince: null,
  failures: 0,
  failureCode: null,
  bankSentence: null,
  toldAt: null,
}

/** The one row, locked: whoever books movements or counts failures goes one after another. */
export async function lockConnection(tx: Db) {
  await tx
    .insertInto('bankConnection')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return tx.selectFrom('bankConnection').selectAll().forUpdate().executeTakeFirstOrThrow()
}

/** Whether the schedule's time has come. */
export async function isReadingDue(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('bankConnection')
    .select(sql<boolean>`next_read_at <= now()`.as('isDue'))
    .executeTakeFirst()
  return row?.isDue ?? true
}

/** When the schedule may call again. */
export function inMinutes(minutes: number) {
  return sql<Date>`now() + make_interval(secs => ${Math.round(minutes * 60)})`
}

type Balance = { readonly balance: number; readonly at: Date }

export async function findBalance(db: Db, account: string | null): Promise<Balance | null> {
  const row = await db
    .selectFrom('bankState')
    .select(['balance', 'balanceAt'])
    .where('account', '=', account ?? '')
    .executeTakeFirst()
  return row ? { balance: row.balance, at: row.balanceAt } : null
}
