import { type ExpressionBuilder, sql } from 'kysely'
import { inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { leafed } from '../../ground/lists/leafed.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db, Tables } from '../../tables.ts'
import { HOG_TABS, type HogSort, type HogTab, monthLater } from './hog-number.ts'
import { IS_IN_CLUB } from '../members/club-count.server.ts'

type Builder = ExpressionBuilder<Tables, 'member'>
type Condition = (eb: Builder, today: string) => ReturnType<Builder['and']>

const has = (eb: Builder) => eb('hogNumber', 'is not', null)

const TABS = {
  missing: (eb) => eb.and([eb('hogNumber', 'is', null)]),
  expired: (eb, today) => eb.and([has(eb), eb('hogExpiresOn', '<', today)]),
  expiring: (eb, today) =>
    eb.and([has(eb), eb('hogExpiresOn', '>=', today), eb('hogExpiresOn', '<=', monthLater(today))]),
  all: (eb) => eb.and([]),
} satisfies Record<HogTab, Condition>

export type HogCounts = Readonly<Record<HogTab, number>>

export const countHogTabs = remembered((db: Db, today: string): Promise<HogCounts> =>
  inTheClub(db)
    .select((eb) =>
      HOG_TABS.map((tab) =>
        eb.fn
          .countAll<number>()
          .filterWhere((inner) => TABS[tab](inner, today))
          .as(tab),
      ),
    )
    .executeTakeFirstOrThrow(),
)

export function listHogCards(
  db: Db,
  { tab, today, sort, ...page }: Page & { tab: HogTab; today: string; sort: HogSort },
) {
  const query = inTheClub(db)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'number',
      'firstName',
      'lastName',
      'nickname',
      'divisionId as division',
      'division.name as divisionName',
      'hogNumber',
      'hogExpiresOn',
      'version',
    ])
    .where((eb) => TABS[tab](eb, today))
  const keys = {
    name: NAME_KEYS,
    expires: [{ by: sql`member.hog_expires_on`, none: sql`'-infinity'` }],
    number: [{ by: sql`member.hog_number`, none: sql`''` }],
  }
  return leafed(query, inOrder(sort, keys), page)
}

/** Everybody, for finding the people of a pasted table; who is out of the club is found and named as such. */
export function listCardsToMatch(db: Db) {
  return db
    .selectFrom('member')
    .select(['id', 'number', 'firstName', 'lastName', 'nickname', 'hogNumber', 'hogExpiresOn'])
    .select(
      sql<'archived' | 'excluded' | null>`case
        when excluded_on is not null then 'excluded' when archived_at is not null then 'archived' end`.as(
        'closed',
      ),
    )
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`not exists (select from member_merge where dropped_id = member.id)`)
    .execute()
}

/** Who has these numbers, cards out of the club too: a number is nobody else's for ever. */
export function listHolders(db: Db, hogNumbers: readonly string[]) {
  return db
    .selectFrom('member')
    .select(['id', 'number', 'firstName', 'lastName', 'hogNumber'])
    .where('hogNumber', '=', sql<string>`any(${[...hogNumbers]}::text[])`)
    .execute()
}

export function listContacts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('member')
    .select(['id', 'email', 'phone'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
}

export function lockHogCard(tx: Db, memberId: number) {
  return tx
    .selectFrom('member')
    .select(['id', 'hogNumber', 'hogExpiresOn', 'version', 'archivedAt', 'excludedOn'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

export async function writeHog(
  tx: Db,
  memberId: number,
  hog: { hogNumber: string | null; hogExpiresOn: string | null },
): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({ ...hog, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', memberId)
    .execute()
}

function inTheClub(db: Db) {
  return db.selectFrom('member').where(IS_IN_CLUB)
}
