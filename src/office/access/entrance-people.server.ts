import { type RawBuilder, sql } from 'kysely'
import { inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { type Leaf, leafed } from '../../ground/lists/leafed.server.ts'
import { inKeys } from '../../ground/lists/list-after.server.ts'
import type { Sorted } from '../../ground/values/sorting.ts'
import { IS_IN_CLUB } from '../../people/members/club-count.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { ENTRANCE_TABS, type EntranceSort, type EntranceTab, type LetterFate } from './entrance.ts'

const STANDS: Readonly<Record<EntranceTab, RawBuilder<boolean>>> = {
  uninvited: sql<boolean>`(account.id is null and member.email is not null)`,
  invited: sql<boolean>`(account.id is not null and account.deactivated_at is null and account.signed_in_at is null)`,
  unreachable: sql<boolean>`(account.id is null and member.email is null)`,
}

const people = (db: Db) =>
  db.selectFrom('member').leftJoin('account', 'account.memberId', 'member.id').where(IS_IN_CLUB)

/** How many stand where, and how many are in: one look at the cards. */
export function countEntrance(db: Db): Promise<EntranceCounts> {
  return countOnce(db, null)
}

type EntranceCounts = Readonly<Record<EntranceTab | 'inside', number>>

const countOnce = remembered((db: Db, _all: null): Promise<EntranceCounts> => {
  const count = (which: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${which})::int`
  return people(db)
    .select([
      ...ENTRANCE_TABS.map((tab) => count(STANDS[tab]).as(tab)),
      count(sql`account.signed_in_at is not null`).as('inside'),
    ])
    .executeTakeFirstOrThrow()
})

export type EntranceRow = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly divisionName: string | null
  readonly email: string | null
  readonly invitedAt: Date | null
  readonly letter: LetterFate
}

type Asked = Page & { readonly tab: EntranceTab; readonly sort: Sorted<EntranceSort> }

// The newest letter with a way in; a link that ran out is no way in any more.
const LETTER = sql`select mail.id, mail.created_at, mail.state, one_time_link.expires_at
  from mail left join one_time_link on one_time_link.mail_id = mail.id
  where mail.account_id = account.id and mail.template in ('set-password', 'reset-password')
  order by mail.id desc limit 1`

const FATE = sql<LetterFate>`case
  when letter.id is null then 'none'
  when letter.state = 'cancelled' then 'stopped'
  when letter.state = 'failed' then 'failed'
  when letter.state <> 'sent' then 'waiting'
  when letter.expires_at is null or letter.expires_at < now() then 'expired'
  else 'sent' end`

export function listEntrance(db: Db, { tab, sort, ...page }: Asked): Promise<Leaf<EntranceRow>> {
  const query = people(db)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .leftJoinLateral(
      sql<{ id: number; createdAt: Date; state: string; expiresAt: Date | null }>`(${LETTER})`.as('letter'),
      (join) => join.onTrue(),
    )
    .select([
      'member.id',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'division.name as divisionName',
      sql<string | null>`coalesce(account.email, member.email)`.as('email'),
      sql<Date | null>`letter.created_at`.as('invitedAt'),
      FATE.as('letter'),
    ])
    .where(STANDS[tab])
  const invited = [{ by: sql`letter.created_at`, none: sql`'-infinity'` }]
  return leafed(query, inOrder(sort, { name: NAME_KEYS, invited }), page)
}

/** Everybody who stands there, frozen by name. */
export async function listEntranceIds(db: Db, tab: EntranceTab): Promise<readonly number[]> {
  const rows = await people(db)
    .select('member.id')
    .where(STANDS[tab])
    .orderBy(inKeys(inOrder('name', { name: NAME_KEYS })))
    .execute()
  return rows.map(({ id }) => id)
}
