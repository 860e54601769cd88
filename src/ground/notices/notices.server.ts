import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { NoticeKind } from '../tables/notice.ts'

const MOST_SHOWN = 20

export type NoticeRow = {
  readonly id: number
  readonly kind: NoticeKind
  readonly who: string | null
  readonly whom: string | null
  readonly detail: string
  readonly createdAt: Date
}

/** What this account has not said 'I have read it' to yet, the newest first. */
export function listNotices(db: Db, accountId: number): Promise<NoticeRow[]> {
  const name = (account: string, card: string) =>
    sql<
      string | null
    >`coalesce(${sql.ref(`${card}.first_name`)} || ' ' || ${sql.ref(`${card}.last_name`)}, ${sql.ref(`${account}.email`)})`
  return db
    .selectFrom('notice')
    .leftJoin('account as actor', 'actor.id', 'notice.actorId')
    .leftJoin('member as actorCard', 'actorCard.id', 'actor.memberId')
    .leftJoin('account as about', 'about.id', 'notice.aboutId')
    .leftJoin('member as aboutCard', 'aboutCard.id', 'about.memberId')
    .select([
      'notice.id',
      'notice.kind',
      'notice.detail',
      'notice.createdAt',
      name('actor', 'actor_card').as('who'),
      name('about', 'about_card').as('whom'),
    ])
    .where('notice.accountId', '=', accountId)
    .where('notice.seenAt', 'is', null)
    .orderBy('notice.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** One's own notices only; saying it twice changes nothing. */
export async function markSeen(db: Db, accountId: number, noticeId: number): Promise<void> {
  await db
    .updateTable('notice')
    .set({ seenAt: sql<Date>`now()` })
    .where('id', '=', noticeId)
    .where('accountId', '=', accountId)
    .where('seenAt', 'is', null)
    .execute()
}

/** After a new password: keys somebody else may have added go on working, so their owner is asked to look. */
export async function askToCheckPasskeys(tx: Db, accountId: number): Promise<void> {
  const names = await tx.selectFrom('passkey').select('name').where('accountId', '=', accountId).execute()
  if (names.length === 0) return
  const detail = names
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 300)
  await tx.insertInto('notice').values({ accountId, kind: 'check-passkeys', detail }).execute()
}
