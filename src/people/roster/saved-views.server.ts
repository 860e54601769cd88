import { type Selectable, sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, type CountedLeaf } from '../../ground/lists/leafed.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import type { MemberViewTable } from '../../ground/tables/people.ts'
import { holdsOffice } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import { type Looker, ownerOf, type SavedView } from './saved-view.ts'

export async function findView(db: Db, id: number): Promise<SavedView | null> {
  const row = await db.selectFrom('memberView').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? asView(row) : null
}

/** Kept by names, so that whoever is forgotten can be found in it; used as an address. */
export function asView<Row extends Selectable<MemberViewTable>>({ query, ...row }: Row) {
  return { ...row, query: new URLSearchParams(asRecord(query) as Record<string, string>).toString() }
}

/** The other way round, as it is written. */
export function queryRow(query: string): string {
  return JSON.stringify(Object.fromEntries(new URLSearchParams(query)))
}

export type ListedView = SavedView & { readonly owner: string }

const OWNER = sql<string>`coalesce(case when member.erased_at is null
  then member.first_name || ' ' || member.last_name end, account.email)`.as('owner')

/** Views one may use, one's own first, each group by name. */
export async function listViews(db: Db, looker: Looker, page: Page): Promise<CountedLeaf<ListedView>> {
  const own = sql<boolean>`(member_view.account_id = ${ownerOf(looker)})`
  const query = db
    .selectFrom('memberView')
    .innerJoin('account', 'account.id', 'memberView.accountId')
    .leftJoin('member', 'member.id', 'account.memberId')
    .selectAll('memberView')
    .select(OWNER)
    .where(holdsOffice(looker) ? sql<boolean>`(${own} or member_view.shared)` : own)
  const keys = [
    { by: own, descending: true },
    { by: sql`member_view.name collate cs` },
    { by: sql`member_view.id` },
  ]
  const { items, ...leaf } = await countedLeaf(query, keys, page)
  return { ...leaf, items: items.map(asView) }
}
