import type { ClubPart } from '../../club-parts.ts'
import { Refusal } from '../../refusals.ts'
import type { PeopleList } from '../members/people-list.ts'
import type { Sorted } from '../../ground/values/sorting.ts'

/** The two lists of the ritual screen: who waits for the ritual, and who for the back patch after it. */
export const WAITING_FOR = ['ritual', 'back-patch'] as const
export type WaitingFor = (typeof WAITING_FOR)[number]

export const RITUAL_BATCHES: Readonly<Record<WaitingFor, string>> = {
  ritual: 'approve-ritual',
  'back-patch': 'give-back-patch',
}

export const WAITING_SORTS = ['waiting', 'name', 'division'] as const
export type WaitingSort = Sorted<(typeof WAITING_SORTS)[number]>

export const WAITING_LIST = {
  shows: ['approvedAt', 'ritualDate'],
  filters: { waitingFor: ['approvedAt', 'ritualDate'] },
  sorts: { waiting: ['approvedAt', 'ritualDate'], name: ['lastName'], division: ['division'] },
} as const satisfies PeopleList

/** A club without patches waits for no back patch. */
export function listsOf(off: readonly ClubPart[]): readonly WaitingFor[] {
  return off.includes('patches') ? ['ritual'] : WAITING_FOR
}

export function refuseNoList(list: WaitingFor, off: readonly ClubPart[]): void {
  if (!listsOf(off).includes(list)) throw new Refusal('not_found')
}
