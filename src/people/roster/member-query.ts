import { z } from 'zod'
import { ROLES } from '../../permissions.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { type MemberListFilter, PAYMENT_FILTERS, SORTS } from './member-list.ts'
import { searchWords } from '../members/name-search.ts'

const list = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .max(1000)
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item).max(20))

/** A list's address: what is searched, filtered, sorted and which page of it. */
export const MemberListQuery = listQuery(sortedBoth(SORTS)).extend({
  search: z
    .string()
    .max(200)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .optional(),
  tags: list(z.string().max(40)).optional(),
  division: list(z.string().regex(/^(?:none|[1-9]\d{0,8})$/)).optional(),
  role: list(z.enum(ROLES)).optional(),
  payment: z.enum(PAYMENT_FILTERS).optional(),
  archived: z.enum(['true', 'false']).optional(),
})

export function filterOf(query: Partial<z.infer<typeof MemberListQuery>>): MemberListFilter {
  const sort = SORTS.find((name) => name === query.sort?.replace('-', '')) ?? 'name'
  return {
    search: searchWords(query.search ?? ''),
    tags: query.tags ?? [],
    divisions: (query.division ?? []).map((id) => (id === 'none' ? null : Number(id))),
    roles: query.role ?? [],
    payment: query.payment ?? null,
    archived: query.archived === 'true',
    sort,
    descending: query.sort?.startsWith('-') ?? false,
    page: query.page ?? 1,
    after: query.after ?? null,
    pageSize: query.pageSize ?? 50,
  }
}
