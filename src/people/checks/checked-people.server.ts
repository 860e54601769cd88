import { type RawBuilder, sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { type Leaf, leafed } from '../../ground/lists/leafed.server.ts'
import { inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Sorted } from '../../ground/values/sorting.ts'
import type { Db } from '../../tables.ts'
import { IS_IN_CLUB } from '../members/club-count.server.ts'
import type { CheckAnswer, CheckWay } from '../members/data-check.ts'
import { CHECK_TABS, type CheckSort, type CheckTab } from './check.ts'

const EMAIL = sql`coalesce(account.email, member.email)`

const STANDS: Readonly<Record<CheckTab, RawBuilder<boolean>>> = {
  silent: sql<boolean>`(asked.answer is null and ${EMAIL} is not null)`,
  unreachable: sql<boolean>`(asked.answer is null and ${EMAIL} is null)`,
  corrected: sql<boolean>`(asked.answer = 'corrected')`,
  confirmed: sql<boolean>`(asked.answer = 'confirmed')`,
}

/** Those asked that year who are still in the club. */
const people = (db: Db, year: number) =>
  db
    .selectFrom('dataCheckPerson as asked')
    .innerJoin('member', 'member.id', 'asked.memberId')
    .leftJoin('account', (join) =>
      join.onRef('account.memberId', '=', 'member.id').on('account.deactivatedAt', 'is', null),
    )
    .where('asked.year', '=', year)
    .where(IS_IN_CLUB)

export type CheckCounts = Readonly<Record<CheckTab, number>>

/** How many stand where. */
export const countChecked = remembered((db: Db, year: number): Promise<CheckCounts> =>
  people(db, year)
    .select(CHECK_TABS.map((tab) => sql<number>`count(*) filter (where ${STANDS[tab]})::int`.as(tab)))
    .executeTakeFirstOrThrow(),
)

export type CheckedRow = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly divisionName: string | null
  readonly askedAt: Date | null
  readonly remindedAt: Date | null
  readonly answer: CheckAnswer | null
  readonly way: CheckWay | null
  readonly answeredOn: string | null
}

type Asked = Page & {
  readonly year: number
  readonly tab: CheckTab
  readonly sort: Sorted<CheckSort>
}

export function listChecked(db: Db, { year, tab, sort, ...page }: Asked): Promise<Leaf<CheckedRow>> {
  const query = people(db, year)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'division.name as divisionName',
      'asked.askedAt',
      'asked.remindedAt',
      'asked.answer',
      'asked.way',
      'asked.answeredOn',
    ])
    .where(STANDS[tab])
  const answered = [{ by: sql`asked.answered_on`, none: sql`'-infinity'::date` }]
  return leafed(query, inOrder(sort, { name: NAME_KEYS, answered }), page)
}

/** Everybody who was asked, can be written to and has said nothing; by name. */
export async function listSilentIds(db: Db, year: number): Promise<readonly number[]> {
  const rows = await people(db, year)
    .select('member.id')
    .where(STANDS.silent)
    .where('asked.remindedAt', 'is', null)
    .orderBy(sql`member.last_name collate cs, member.first_name collate cs, member.id`)
    .execute()
  return rows.map(({ id }) => id)
}
