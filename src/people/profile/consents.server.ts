import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** The last word about each consent, and under which version of the notice it was said. */
export function listConsents(db: Db, memberId: number) {
  return db
    .selectFrom('consent')
    .select(['kind', 'given', 'noticeVersion', 'at'])
    .distinctOn('kind')
    .where('memberId', '=', memberId)
    .orderBy('kind')
    .orderBy(sql`id desc`)
    .execute()
}
