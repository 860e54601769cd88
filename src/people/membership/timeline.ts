import type { ClubPart } from '../../club-parts.ts'

export const MILESTONES = [
  'applied',
  'since',
  'returned',
  'kind',
  'approved',
  'ritual',
  'frontPatch',
  'backPatch',
  'fee',
  'payment',
  'donation',
  'ride',
  'excluded',
  'archived',
] as const
export type Milestone = (typeof MILESTONES)[number]

/** One thing that happened on a member's way, with the word that makes it this one. */
export type Step = {
  readonly on: string
  readonly kind: Milestone
  /** The year of a fee, the name of a ride or of a kind of membership, what a donation went to. */
  readonly detail: string | null
}

// Honours of a part the club has switched off are kept, and not shown.
const PARTS: Readonly<Partial<Record<Milestone, ClubPart>>> = {
  ritual: 'ritual',
  frontPatch: 'patches',
  backPatch: 'patches',
}

export function isStepOn(kind: Milestone, off: readonly ClubPart[]): boolean {
  return !off.some((part) => part === PARTS[kind])
}

/** Latest first; of one day, what comes later on the way stands higher. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  return steps.toSorted(
    (one, other) =>
      other.on.localeCompare(one.on) || MILESTONES.indexOf(other.kind) - MILESTONES.indexOf(one.kind),
  )
}

export type TimelineYear = { readonly year: string; readonly steps: readonly Step[] }

export function byYears(steps: readonly Step[]): readonly TimelineYear[] {
  const years = [...new Set(steps.map(({ on }) => on.slice(0, 4)))]
  return years.map((year) => ({ year, steps: steps.filter(({ on }) => on.startsWith(year)) }))
}
