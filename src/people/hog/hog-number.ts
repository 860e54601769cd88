import { dayInMonth } from '../../ground/values/day.ts'
import type { PeopleList } from '../members/people-list.ts'
import type { Sorted } from '../../ground/values/sorting.ts'

/** ' cz 441 1207 ' is written CZ4411207; what cannot be a HOG number is null. */
export function normalizeHogNumber(text: string): string | null {
  const number = text.replace(/[\s\u00a0-]/g, '').toUpperCase()
  return /^[A-Z0-9]{4,15}$/.test(number) ? number : null
}

export const HOG_TABS = ['missing', 'expired', 'expiring', 'all'] as const
export type HogTab = (typeof HOG_TABS)[number]

export const HOG_SORTS = ['name', 'expires', 'number'] as const
export type HogSort = Sorted<(typeof HOG_SORTS)[number]>

export const HOG_LIST = {
  shows: ['hogNumber', 'hogExpiresOn'],
  filters: { tab: ['hogNumber', 'hogExpiresOn'] },
  sorts: { name: ['lastName'], expires: ['hogExpiresOn'], number: ['hogNumber'] },
} as const satisfies PeopleList

/** The soonest to expire first where that is what the tab is about, by name elsewhere. */
export function usualSort(tab: HogTab): HogSort {
  return tab === 'expired' || tab === 'expiring' ? 'expires' : 'name'
}

export type HogState = 'missing' | 'expired' | 'expiring' | 'valid' | 'unknown'

export function isHogTab(text: string | null): text is HogTab {
  return HOG_TABS.some((tab) => tab === text)
}

/** The same day a month on; where there is none (31 January), the last day of that month. */
export function monthLater(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayInMonth(year, month + 1, date)
}

/** How a card stands today. A number without an expiry is not a fault, only unknown. */
export function hogState(
  { hogNumber, hogExpiresOn }: { readonly hogNumber: string | null; readonly hogExpiresOn: string | null },
  today: string,
): HogState {
  if (hogNumber === null) return 'missing'
  if (hogExpiresOn === null) return 'unknown'
  if (hogExpiresOn < today) return 'expired'
  return hogExpiresOn <= monthLater(today) ? 'expiring' : 'valid'
}
