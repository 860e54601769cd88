import type { PeopleList } from '../../people/members/people-list.ts'

export const MOVEMENT_FILTERS = ['waiting', 'paired', 'outgoing', 'foreign', 'aside', 'all'] as const
export type MovementFilter = (typeof MOVEMENT_FILTERS)[number]

/** Movements are the bank's; of people only whom the money was for is looked for, by name. */
export const MOVEMENT_LIST = {
  shows: [],
  filters: { filter: [], search: ['lastName'] },
  sorts: { bookedOn: [] },
} as const satisfies PeopleList

export function isMovementFilter(text: string | null): text is MovementFilter {
  return MOVEMENT_FILTERS.some((filter) => filter === text)
}

export const MOVEMENT_STATES = [
  'waiting',
  'partly',
  'paired',
  'outgoing',
  'cancelled',
  'storno',
  'aside',
] as const
export type MovementState = (typeof MOVEMENT_STATES)[number]

type Balance = {
  readonly amount: number
  readonly counted: number
  readonly remaining: number
  readonly stornoOf: number | null
  readonly cancelledBy: number | null
  readonly isAside: boolean
}

/** Where a movement stands, in one word. */
export function movementState(movement: Balance): MovementState {
  if (movement.stornoOf !== null) return 'storno'
  if (movement.amount <= 0) return 'outgoing'
  if (movement.cancelledBy !== null) return 'cancelled'
  if (movement.counted > 0 && movement.remaining <= 0) return 'paired'
  if (movement.isAside) return 'aside'
  return movement.remaining < movement.counted ? 'partly' : 'waiting'
}
