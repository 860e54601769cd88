import type { Db } from '../../tables.ts'

/** The last question there was; an older year's as long as nobody has asked again. */
export function findRound(db: Db) {
  return db
    .selectFrom('dataCheck')
    .select(['year', 'startedAt', 'remindedAt'])
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const yearOf = (today: string) => Number(today.slice(0, 4))
