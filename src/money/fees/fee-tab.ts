import type { PeopleList } from '../../people/members/people-list.ts'

export const FEE_TABS = ['generate', 'pending', 'reminders', 'received', 'statistics'] as const
export type FeeTab = (typeof FEE_TABS)[number]
export type FeeListTab = Exclude<FeeTab, 'statistics'>

/** What each list can be sorted by; the first one is how it comes by itself. */
export const FEE_SORTS = {
  generate: ['name', 'division', 'amount'],
  pending: ['due', 'name', 'division', 'amount', 'status'],
  reminders: ['due', 'name', 'division', 'amount'],
  received: ['paid', 'name', 'division', 'amount'],
} as const satisfies Record<FeeListTab, readonly string[]>

export const ALL_FEE_SORTS = ['name', 'division', 'amount', 'due', 'status', 'paid'] as const
export type FeeSort = (typeof ALL_FEE_SORTS)[number]

export const FEE_LIST = {
  shows: ['paymentStatus', 'daysOverdue'],
  filters: {
    search: ['lastName'],
    division: ['division'],
    status: ['paymentStatus', 'daysOverdue'],
    way: ['paymentStatus'],
    period: [],
  },
  sorts: {
    name: ['lastName'],
    division: ['division'],
    amount: ['paymentStatus'],
    due: ['daysOverdue'],
    status: ['paymentStatus'],
    paid: ['paymentStatus'],
  },
} as const satisfies PeopleList
