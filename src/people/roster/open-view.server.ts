import { sql } from 'kysely'
import { ROLES } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { STATE_BADGES } from '../members/member.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { type Column, isOwnColumn } from './columns.ts'
import { askOf, type OwnFilter } from './own-filter.ts'
import { hiddenFilters, type MemberListFilter } from './member-list.ts'
import { filterOf } from './member-query.ts'
import { type Looker, mayUseView, readViewQuery, type SavedView } from './saved-view.ts'
import { findView } from './saved-views.server.ts'

export type OpenedView = {
  readonly view: SavedView
  readonly filter: MemberListFilter
  readonly columns: readonly Column[] | null
}

/**
 * Whom a saved view means to this very reader. A part of it that is gone, or that he may not ask, is never left out: the rest would
 * find more people than the view says.
 */
export async function openView(db: Db, looker: Looker, id: number): Promise<OpenedView> {
  const view = await findView(db, id)
  if (!view || !mayUseView(view, looker)) throw new Refusal('not_found')
  const asked = readViewQuery(view.query)
  if (!asked) throw new Refusal('view_gone')
  const filter = filterOf(asked)
  if (asksForGoneField(filter, looker)) throw new Refusal('view_gone')
  if (hiddenFilters(filter, looker).length > 0) throw new Refusal('view_hidden')
  if (await asksForGone(db, filter)) throw new Refusal('view_gone')
  const columns = asked.columns ? asked.columns.filter((column) => column !== 'none') : null
  return { view, filter, columns }
}

/** A field of the club's own that is gone, or a choice of one. */
function asksForGoneField({ own, sort }: MemberListFilter, { own: known = [] }: Looker): boolean {
  const isGone = ({ id, asks }: OwnFilter) => {
    const field = known.find((one) => one.id === id)
    return !field || askOf(field, asks) === null
  }
  return own.some(isGone) || (isOwnColumn(sort) && !known.some(({ id }) => ownName(id) === sort))
}

const KNOWN_TAGS: readonly string[] = [...STATE_BADGES, ...ROLES]

/** A division, a kind of membership or a tag that nobody can be in any more. */
async function asksForGone(db: Db, { divisions, kinds, tags }: MemberListFilter): Promise<boolean> {
  const ids = divisions.filter((id) => id !== null)
  const words = tags.filter((tag) => !KNOWN_TAGS.includes(tag))
  if (ids.length + kinds.length + words.length === 0) return false
  const { rows } = await sql<{ gone: boolean }>`select
    exists (select unnest(${ids}::int[]) except select id from division)
    or exists (select unnest(${[...kinds]}::int[]) except select id from membership_kind)
    or exists (select unnest(${words}::text[]) except select name from tag) as gone`.execute(db)
  return rows[0]?.gone ?? false
}

type Asked = Parameters<typeof filterOf>[0]

const BESIDE_VIEW: readonly string[] = ['view', 'page', 'pageSize', 'after', 'columns']

/** What a call asks for: by its own words, or by a view; never by both, for nobody could say what such a list means. */
export async function filterAsked(
  db: Db,
  looker: Looker,
  query: Asked,
): Promise<{ readonly filter: MemberListFilter; readonly columns: readonly Column[] | null }> {
  if (query.view === undefined) return { filter: filterOf(query), columns: null }
  const others = Object.entries(query).filter(
    ([key, value]) => value !== undefined && !BESIDE_VIEW.includes(key),
  )
  if (others.length > 0) throw new Refusal('invalid_fields', { fields: { view: 'invalid' } })
  const { filter, columns } = await openView(db, looker, query.view)
  const { page, pageSize, after } = filterOf(query)
  return { filter: { ...filter, page, pageSize, after }, columns }
}
