import { z } from 'zod'
import { ROLES } from '../../permissions.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { type Column, COLUMNS, isOwnColumn } from './columns.ts'
import { type MemberListFilter, PAYMENT_FILTERS, SORTS } from './member-list.ts'
import { OWN_FILTER, readOwnFilter } from './own-filter.ts'
import { searchWords } from '../members/name-search.ts'

// Everything on a card and every field of the club's own.
const MOST_COLUMNS = 100

const list = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item).max(MOST_COLUMNS))

/** A list's address: what is searched, filtered, sorted and which page of it. */
export const MemberListQuery = listQuery(sortedBoth(SORTS)).extend({
  search: z
    .string()
    .max(200)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .optional(),
  tags: list(z.string().max(40)).optional(),
  division: list(z.string().regex(/^(?:none|[1-9]\d{0,8})$/)).optional(),
  kind: list(z.string().regex(/^[1-9]\d{0,8}$/)).optional(),
  role: list(z.enum(ROLES)).optional(),
  payment: z.enum(PAYMENT_FILTERS).optional(),
  archived: z.enum(['true', 'false']).optional(),
  own: list(z.string().regex(OWN_FILTER))
    .optional()
    .describe('of the club’s own fields: 3.12 by a choice, 3.yes, 3.some, 3.none, 3.10..20, 3.2026-01-01..'),
  sort: z.union([z.enum(sortedBoth(SORTS)), z.string().regex(/^-?own\.[1-9]\d{0,8}$/)]).optional(),
  view: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional()
    .describe('a saved view instead of filters and an order'),
})

/** Which columns; 'none' for the names alone. */
const columns = list(
  z.union([z.enum([...COLUMNS, 'none']), z.string().refine(isOwnColumn)]) as z.ZodType<
    Column | 'none',
    string
  >,
).optional()

/** What a table to take away is asked by: the list, and the columns it should have. */
export const ExportQuery = MemberListQuery.extend({ columns })

/** What a view keeps: everything but where in the list one is. */
export const ViewQuery = ExportQuery.omit({ page: true, pageSize: true, after: true, view: true })

/** What narrows the list, without its order and pages; an unknown word is refused, never left out: it would mean more people. */
export const MemberFilter = ViewQuery.omit({ sort: true, columns: true })

export function filterOf(query: Partial<z.infer<typeof MemberListQuery>>): MemberListFilter {
  const asked = query.sort?.replace('-', '') ?? ''
  const sort = isOwnColumn(asked) ? asked : (SORTS.find((name) => name === asked) ?? 'name')
  return {
    search: searchWords(query.search ?? ''),
    tags: query.tags ?? [],
    divisions: (query.division ?? []).map((id) => (id === 'none' ? null : Number(id))),
    kinds: (query.kind ?? []).map(Number),
    roles: query.role ?? [],
    payment: query.payment ?? null,
    archived: query.archived === 'true',
    own: (query.own ?? []).map(readOwnFilter),
    sort,
    descending: query.sort?.startsWith('-') ?? false,
    page: query.page ?? 1,
    after: query.after ?? null,
    pageSize: query.pageSize ?? 50,
  }
}
