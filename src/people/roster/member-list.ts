import { PAYMENT_STATUSES } from '../../money/payment-status/payment-status.ts'
import type { Role } from '../../permissions.ts'
import type { After } from '../../ground/http/after.ts'
import { STATE_BADGES } from '../members/member.ts'
import { mayAsk, type PeopleList } from '../members/people-list.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { readableOwn, type Viewer } from '../members/visibility.ts'
import { isOn } from '../members/part-fields.ts'
import { isOwnColumn, type OwnColumn } from './columns.ts'
import type { OwnFilter } from './own-filter.ts'

export const SORTS = ['name', 'number', 'division', 'memberSince', 'payment'] as const
type PlainSort = (typeof SORTS)[number]
export type Sort = PlainSort | OwnColumn

// The list shows each card as far as the viewer reads it. A role and the archive are told by badges, which everybody sees.
export const MEMBER_LIST = {
  shows: [],
  filters: {
    search: ['lastName'],
    tags: ['tags', 'badges'],
    division: ['division'],
    kind: ['membershipKind'],
    role: ['badges'],
    payment: ['paymentStatus'],
    archived: ['badges'],
    // By which of the club's own fields is asked in hiddenFilters: each has a row of its own.
    own: [],
  },
  sorts: {
    name: ['lastName'],
    number: ['number'],
    division: ['division'],
    memberSince: ['memberSince'],
    payment: ['paymentStatus'],
  },
} as const satisfies PeopleList & { readonly sorts: Readonly<Record<PlainSort, unknown>> }

/** 'unpaid' is all that is still owed; 'none' is owed and not generated yet. */
export const PAYMENT_FILTERS = ['unpaid', 'none', ...PAYMENT_STATUSES] as const
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

export type MemberListFilter = {
  readonly search: readonly string[]
  readonly tags: readonly string[]
  readonly divisions: readonly (number | null)[]
  /** Kinds of the membership that goes on. */
  readonly kinds: readonly number[]
  readonly roles: readonly Role[]
  readonly payment: PaymentFilter | null
  readonly archived: boolean
  /** Of the club's own fields. */
  readonly own: readonly OwnFilter[]
  readonly sort: Sort
  readonly descending: boolean
  readonly page: number
  readonly after: After | null
  readonly pageSize: number
}

type Filter = keyof typeof MEMBER_LIST.filters

/** By what this viewer may neither sort nor filter, because he may not see it. */
export function hiddenFilters(filter: MemberListFilter, viewer: Viewer): readonly ('sort' | Filter)[] {
  const asked: Readonly<Record<Filter, boolean>> = {
    search: filter.search.length > 0,
    tags: filter.tags.length > 0,
    division: filter.divisions.length > 0,
    kind: filter.kinds.length > 0,
    role: filter.roles.length > 0,
    payment: filter.payment !== null,
    archived: filter.archived,
    own: filter.own.length > 0,
  }
  const own = readableOwn(viewer)
  const filters = Object.keys(MEMBER_LIST.filters) as readonly Filter[]
  const hidden = filters.filter(
    (name) => asked[name] && !mayAsk(viewer, MEMBER_LIST, MEMBER_LIST.filters[name]),
  )
  // A field that is gone is as unknown as one he may not read.
  const isForeign = filter.own.some(({ id }) => !own.some((field) => field.id === id))
  // A badge of a part that is switched off is on no card.
  const isOff = STATE_BADGES.some((badge) => filter.tags.includes(badge) && !isOn(badge, viewer.off))
  return [
    ...(maySort(filter.sort, viewer) ? [] : (['sort'] as const)),
    ...hidden,
    ...(isOff && !hidden.includes('tags') ? (['tags'] as const) : []),
    ...(isForeign ? (['own'] as const) : []),
  ]
}

function maySort(sort: Sort, viewer: Viewer): boolean {
  return isOwnColumn(sort)
    ? readableOwn(viewer).some(({ id }) => ownName(id) === sort)
    : mayAsk(viewer, MEMBER_LIST, MEMBER_LIST.sorts[sort])
}

export function sortsFor(viewer: Viewer): readonly Sort[] {
  return [...SORTS, ...(viewer.own ?? []).map(({ id }) => ownName(id))].filter((sort) =>
    maySort(sort, viewer),
  )
}
