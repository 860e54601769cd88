import { readSorted, type Sorted } from '../../ground/values/sorting.ts'
import type { PeopleList } from '../members/people-list.ts'

export const CHECK_PATH = '/admin/members/check'

/** Who of those asked has said what; whoever cannot be written to is asked by hand. */
export const CHECK_TABS = ['silent', 'unreachable', 'corrected', 'confirmed'] as const
export type CheckTab = (typeof CHECK_TABS)[number]

export const CHECK_SORTS = ['name', 'answered'] as const
export type CheckSort = (typeof CHECK_SORTS)[number]

/** Whether there is an address at all is what the second tab tells. */
export const CHECK_LIST = {
  shows: ['email'],
  filters: { tab: ['email'] },
  sorts: { name: ['lastName'], answered: [] },
} as const satisfies PeopleList

export const ASK_BATCH = 'data-check'
export const REMIND_BATCH = 'data-check-reminder'

type Counts = Readonly<Record<CheckTab, number>>

/** What an address asks for; without a word for it, the first tab where somebody stands. */
export function readCheck(asked: URLSearchParams, counts: Counts) {
  const first = CHECK_TABS.find((tab) => counts[tab] > 0) ?? 'silent'
  const tab = CHECK_TABS.find((one) => one === asked.get('tab')) ?? first
  const sort: Sorted<CheckSort> = readSorted(CHECK_SORTS, asked.get('sort'))
  return { tab, sort }
}
