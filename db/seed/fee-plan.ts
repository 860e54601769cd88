import { at } from './dice.ts'
import type { Person } from './person.ts'

/** Where a fee should stand today; the calendar may not allow it yet. */
export type FeePlan =
  | 'not generated'
  | 'due'
  | 'just overdue'
  | 'reminded once'
  | 'reminded twice'
  | 'paid'
  | 'paid after reminder'
  | 'archived'
  | 'archived and generated again'

const THIS_YEAR: readonly FeePlan[] = [
  'paid',
  'paid',
  'paid after reminder',
  'paid',
  'paid',
  'paid',
  'reminded once',
  'paid',
  'not generated',
  'paid',
  'due',
  'paid',
  'paid after reminder',
  'reminded twice',
  'paid',
  'just overdue',
  'paid',
  'not generated',
  'paid',
  'not generated',
  'paid',
  'archived',
  'paid',
]
const LAST_YEAR: readonly FeePlan[] = [
  ...Array<FeePlan>(7).fill('paid'),
  'paid after reminder',
  'paid',
  'reminded twice',
  'paid',
  'paid after reminder',
  'archived',
  'paid',
  'reminded once',
  'paid',
  'paid',
  'just overdue',
  'paid after reminder',
  'paid',
  'paid',
  'archived and generated again',
  'paid',
]

// These pay together or in parts, which the bank movements tell.
export const COUPLES = [
  ['Starej', 'Macecha'],
  ['Vydra', 'Vydřička'],
] as const
export const PAYS_IN_PARTS = 'Šnek'
const RELIABLE: ReadonlySet<string> = new Set([...COUPLES.flat(), PAYS_IN_PARTS])

export function feePlan(person: Person, isThisYear: boolean): FeePlan {
  if (person.login === 'newcomer' || person.login === 'unverified') return 'due'
  if (person.login !== null || RELIABLE.has(person.nickname)) return 'paid'
  if (!person.facts.approved) return 'not generated'
  if (person.leftOn !== null) return isThisYear ? 'archived' : 'paid'
  return at(isThisYear ? THIS_YEAR : LAST_YEAR, person.id - 2)
}
