import { z } from 'zod'
import { PAYMENT_STATUSES, type PaymentStatus } from '../payment-status/payment-status.ts'
import type { Page } from '../../ground/http/after.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { searchWords } from '../../people/members/name-search.ts'
import { ALL_FEE_SORTS, FEE_SORTS, type FeeListTab, type FeeSort } from './fee-tab.ts'

export const PAID_WAYS = ['bank', 'cash'] as const
export type PaidWay = (typeof PAID_WAYS)[number]

export type FeeListFilter = Page & {
  readonly search: readonly string[]
  readonly divisions: readonly (number | null)[]
  readonly statuses: readonly PaymentStatus[]
  readonly overdueOnly: boolean
  readonly way: PaidWay | null
  readonly period: number | null
  readonly sort: FeeSort
  readonly descending: boolean
}

const list = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .max(300)
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item).max(20))

export const Period = z
  .string()
  .regex(/^20\d\d$/)
  .transform(Number)

/** A list's address: what is searched, filtered, sorted and which page of it. */
export const FeeListQuery = listQuery(sortedBoth(ALL_FEE_SORTS)).extend({
  search: z
    .string()
    .max(200)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .optional(),
  division: list(z.string().regex(/^(?:none|[1-9]\d{0,8})$/)).optional(),
  status: list(z.enum([...PAYMENT_STATUSES, 'overdue'])).optional(),
  way: z.enum(PAID_WAYS).optional(),
  period: Period.optional(),
})

export const FEE_LIST_KEYS = Object.keys(FeeListQuery.shape) as readonly (keyof typeof FeeListQuery.shape)[]
export type FeeListKey = (typeof FEE_LIST_KEYS)[number]

/** What is asked for; a list that cannot be sorted that way is sorted its own way. */
export function feeFilterOf(query: z.infer<typeof FeeListQuery>, tab: FeeListTab): FeeListFilter {
  const asked = query.sort?.replace('-', '')
  const sorts: readonly FeeSort[] = FEE_SORTS[tab]
  const sort = sorts.find((name) => name === asked) ?? FEE_SORTS[tab][0]
  const isAsked = sort === asked
  const statuses = query.status ?? []
  return {
    search: searchWords(query.search ?? ''),
    divisions: (query.division ?? []).map((id) => (id === 'none' ? null : Number(id))),
    statuses: statuses.filter((status) => status !== 'overdue'),
    overdueOnly: statuses.includes('overdue'),
    way: query.way ?? null,
    period: query.period ?? null,
    sort,
    // What was received last stands first.
    descending: isAsked ? (query.sort?.startsWith('-') ?? false) : sort === 'paid',
    page: query.page,
    pageSize: query.pageSize,
    after: query.after,
  }
}

/** Reads an address leniently: what does not parse is left out rather than refused. */
export function readFeeAddress(params: URLSearchParams): Readonly<Partial<Record<FeeListKey, string>>> {
  return Object.fromEntries(
    FEE_LIST_KEYS.flatMap((key): [FeeListKey, string][] => {
      const value = params.getAll(key).filter(Boolean).join(',').trim()
      return value && FeeListQuery.shape[key].safeParse(value).success ? [[key, value]] : []
    }),
  )
}
