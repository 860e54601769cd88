import { readSorted, type Sorted } from '../../ground/values/sorting.ts'
import type { PeopleList } from '../../people/members/people-list.ts'

/** Who has not come in yet: nobody asked him, he was asked, or there is no address to ask at. */
export const ENTRANCE_TABS = ['uninvited', 'invited', 'unreachable'] as const
export type EntranceTab = (typeof ENTRANCE_TABS)[number]

export const ENTRANCE_SORTS = ['name', 'invited'] as const
export type EntranceSort = (typeof ENTRANCE_SORTS)[number]

export const ENTRANCE_LIST = {
  shows: ['email', 'role'],
  filters: { tab: ['email', 'role'] },
  sorts: { name: ['lastName'], invited: [] },
} as const satisfies PeopleList

export const ENTRANCE_PATH = '/admin/members/invite'

export const INVITE_BATCH = 'invite-people'
export const INVITE_AGAIN_BATCH = 'invite-again'

/** What became of the newest letter with a way in. */
export const LETTER_FATES = ['waiting', 'sent', 'failed', 'stopped', 'expired', 'none'] as const
export type LetterFate = (typeof LETTER_FATES)[number]

type Counts = Readonly<Record<EntranceTab, number>>

/** What an address asks for; without a word for it, the first tab where somebody stands. */
export function readEntrance(asked: URLSearchParams, counts: Counts) {
  const first = ENTRANCE_TABS.find((tab) => counts[tab] > 0) ?? 'uninvited'
  const tab = ENTRANCE_TABS.find((one) => one === asked.get('tab')) ?? first
  const sort: Sorted<EntranceSort> = readSorted(ENTRANCE_SORTS, asked.get('sort'))
  return { tab, sort }
}
