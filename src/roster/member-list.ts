import type { Role } from '../permissions.ts'
import { type MemberField, mayRead, type Viewer } from '../members/visibility.ts'

export const SORTS = ['name', 'number', 'division', 'memberSince', 'payment'] as const
export type Sort = (typeof SORTS)[number]

// What one must be allowed to see to sort by it: an order tells almost as much as the value.
const SORT_NEEDS: Readonly<Record<Sort, MemberField>> = {
  name: 'lastName',
  number: 'number',
  division: 'division',
  memberSince: 'memberSince',
  payment: 'paymentStatus',
}

/** 'unpaid' is all that is still owed; 'none' is owed and not generated yet. */
export const PAYMENT_FILTERS = [
  'unpaid',
  'none',
  'DUE',
  'REMINDER1',
  'REMINDER2',
  'PAID',
  'ARCHIVED',
] as const
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

export type MemberListWish = {
  readonly search: readonly string[]
  readonly tags: readonly string[]
  readonly divisions: readonly (number | null)[]
  readonly roles: readonly Role[]
  readonly payment: PaymentFilter | null
  readonly archived: boolean
  readonly sort: Sort
  readonly descending: boolean
  readonly page: number
  readonly pageSize: number
}

// The same for a filter. A role and the archive are told by badges, which everybody sees.
const FILTER_NEEDS = {
  search: 'lastName',
  tags: 'tags',
  divisions: 'division',
  roles: 'badges',
  payment: 'paymentStatus',
  archived: 'badges',
} as const satisfies Readonly<
  Record<Exclude<keyof MemberListWish, 'sort' | 'descending' | 'page' | 'pageSize'>, MemberField>
>
const FILTERS = Object.keys(FILTER_NEEDS) as readonly (keyof typeof FILTER_NEEDS)[]

/** Fields by which this viewer may neither sort nor filter, because he may not see them. */
export function hiddenWishes(
  wish: MemberListWish,
  viewer: Viewer,
): readonly ('sort' | keyof typeof FILTER_NEEDS)[] {
  return [
    ...(mayRead(viewer, SORT_NEEDS[wish.sort]) ? [] : (['sort'] as const)),
    ...FILTERS.filter((filter) => isWished(wish[filter]) && !mayRead(viewer, FILTER_NEEDS[filter])),
  ]
}

function isWished(value: MemberListWish[keyof typeof FILTER_NEEDS]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

export function sortsFor(viewer: Viewer): readonly Sort[] {
  return SORTS.filter((sort) => mayRead(viewer, SORT_NEEDS[sort]))
}
