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

/** Fields by which this viewer may neither sort nor filter, because he may not see them. */
export function hiddenWishes(
  { sort, payment }: MemberListWish,
  viewer: Viewer,
): readonly ('sort' | 'payment')[] {
  return [
    ...(mayRead(viewer, SORT_NEEDS[sort]) ? [] : (['sort'] as const)),
    ...(payment === null || mayRead(viewer, 'paymentStatus') ? [] : (['payment'] as const)),
  ]
}

export function sortsFor(viewer: Viewer): readonly Sort[] {
  return SORTS.filter((sort) => mayRead(viewer, SORT_NEEDS[sort]))
}
