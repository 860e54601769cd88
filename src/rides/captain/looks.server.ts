import type { Db } from '../../tables.ts'

const MOST_SHOWN = 20

/** Who opened somebody's emergency contact at a ride, the latest first. */
export function listLooks(db: Db, memberId: number) {
  return db
    .selectFrom('rideAct')
    .innerJoin('event', 'event.id', 'rideAct.eventId')
    .innerJoin('account', 'account.id', 'rideAct.actorId')
    .leftJoin('member', (join) =>
      join.onRef('member.id', '=', 'account.memberId').on('member.erasedAt', 'is', null),
    )
    .select(['rideAct.id', 'rideAct.madeAt', 'event.title', 'member.firstName', 'member.lastName'])
    .where('rideAct.memberId', '=', memberId)
    .where('rideAct.kind', '=', 'look')
    .orderBy('rideAct.madeAt', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}
