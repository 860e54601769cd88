import type { Db } from '../tables.ts'

/** The member's own card, as much of it as the front of a card shows. */
export function findOwnCard(db: Db, memberId: number) {
  return db
    .selectFrom('member')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'member.salutation',
      'member.number',
      'member.position',
      'member.lifeTime',
      'division.name as division',
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}
