import { type QueryCreator, sql } from 'kysely'
import type { Db, Tables } from '../../tables.ts'
import type { CheckAnswer, CheckWay } from './data-check.ts'

type Said = {
  readonly memberId: number
  readonly answer: CheckAnswer
  readonly way: CheckWay
  readonly today: string
  /** The officer who heard it. */
  readonly notedBy?: number
}

/** The answer to the last question there was; the first one stays. Tells whether it was still awaited. */
export async function answerCheck(tx: Db, said: Said): Promise<boolean> {
  const { numUpdatedRows } = await answering(tx, said).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same as a part of the statement it is said with. */
export function answering(tx: QueryCreator<Tables>, { memberId, answer, way, today, notedBy }: Said) {
  return tx
    .updateTable('dataCheckPerson')
    .set({ answer, way, answeredOn: today, notedBy: notedBy ?? null })
    .where('memberId', '=', memberId)
    .where('answer', 'is', null)
    .where('year', '=', sql<number>`(select max(year) from data_check)`)
}

/** Is this person asked, and has he not answered yet? */
export async function awaitsCheck(db: Db, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('dataCheckPerson')
    .select('year')
    .where('memberId', '=', memberId)
    .where('answer', 'is', null)
    .where('year', '=', sql<number>`(select max(year) from data_check)`)
    .executeTakeFirst()
  return row !== undefined
}
