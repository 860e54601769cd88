import type { Db } from '../../tables.ts'

export function findFace(db: Db, memberId: number) {
  return db
    .selectFrom('member')
    .select(['photoKey', 'photoAtDoor'])
    .where('id', '=', memberId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
}
