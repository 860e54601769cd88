import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { holdsOffice } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { hiddenFilters } from './member-list.ts'
import { filterOf } from './member-query.ts'
import {
  type Looker,
  MOST_VIEWS,
  mayChangeView,
  mayUseView,
  readViewQuery,
  type SavedView,
  type ViewChange,
  type ViewInput,
} from './saved-view.ts'
import { asView, queryRow } from './saved-views.server.ts'

const BROKEN = {
  member_view_account_id_name_key: () => new Refusal('view_exists', { fields: { name: 'invalid' } }),
}

export async function saveView(db: Db, looker: Looker, input: ViewInput): Promise<{ id: number }> {
  refuseForeign(looker, input)
  return knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      // His account is held: of two who count at once, one counts the other's view.
      await tx.selectFrom('account').select('id').where('id', '=', looker.id).forUpdate().execute()
      const { count } = await tx
        .selectFrom('memberView')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('accountId', '=', looker.id)
        .executeTakeFirstOrThrow()
      if (count >= MOST_VIEWS) throw new Refusal('too_many_views')
      const saved = await tx
        .insertInto('memberView')
        .values({ ...input, query: queryRow(input.query), accountId: looker.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      recordAudit(tx, {
        action: 'VIEW_SAVED',
        actorId: looker.id,
        changes: changesBetween({}, input),
        note: input.name,
      })
      return saved
    }),
  )
}

type Changed = { readonly id: number; readonly change: ViewChange }

export async function changeView(db: Db, looker: Looker, { id, change }: Changed): Promise<void> {
  refuseForeign(looker, change)
  await knowing(BROKEN, () =>
    inTransaction(db, async (tx) => {
      const before = await holdView(tx, looker, id)
      const changes = changesBetween({ ...before }, change)
      if (changes.length === 0) return
      const { query, ...rest } = change
      await tx
        .updateTable('memberView')
        .set({ ...rest, ...(query !== undefined && { query: queryRow(query) }) })
        .where('id', '=', id)
        .execute()
      recordAudit(tx, { action: 'VIEW_SAVED', actorId: looker.id, changes, note: before.name })
    }),
  )
}

export async function deleteView(db: Db, looker: Looker, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { name } = await holdView(tx, looker, id)
    await tx.deleteFrom('memberView').where('id', '=', id).execute()
    recordAudit(tx, { action: 'VIEW_DELETED', actorId: looker.id, note: name })
  })
}

/** Nobody saves a question he may not ask, and nobody shares with those he is not one of. */
function refuseForeign(looker: Looker, { shared, query }: ViewChange): void {
  if (shared && !holdsOffice(looker)) throw new Refusal('not_allowed')
  const asked = query === undefined ? null : readViewQuery(query)
  if (asked && hiddenFilters(filterOf(asked), looker).length > 0) throw new Refusal('view_hidden')
}

async function holdView(tx: Db, looker: Looker, id: number): Promise<SavedView> {
  const row = await tx
    .selectFrom('memberView')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const view = row && asView(row)
  if (!view || !mayUseView(view, looker)) throw new Refusal('not_found')
  if (!mayChangeView(view, looker)) throw new Refusal('not_allowed')
  return view
}
