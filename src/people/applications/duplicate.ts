import { type Likeness, likeness, type LikenessReason, type Person } from '../members/likeness.ts'

/** Somebody the club knows already: a card, or another application that waits. */
export type Known = Person & {
  readonly kind: 'member' | 'application'
  readonly id: number
  readonly number: number | null
  readonly nickname: string | null
  readonly isArchived: boolean
  readonly isExcluded: boolean
  readonly hasAccount: boolean
  /** The one he signs in with, which need not be the one on the card. */
  readonly accountEmail?: string | null
}

export type Possible = Likeness &
  Pick<
    Known,
    | 'kind'
    | 'id'
    | 'number'
    | 'firstName'
    | 'lastName'
    | 'nickname'
    | 'isArchived'
    | 'isExcluded'
    | 'hasAccount'
  >

/** Who among the known may be this very person: the likeliest first, each with the reasons. */
export function possibleDuplicates(applicant: Person, known: readonly Known[]): readonly Possible[] {
  return known
    .map((other) => ({ other, alike: weighed(likeness(applicant, withSharedEmail(other, applicant))) }))
    .filter(({ alike }) => isWorthSaying(alike))
    .map(({ other, alike }) => ({
      kind: other.kind,
      id: other.id,
      number: other.number,
      firstName: other.firstName,
      lastName: other.lastName,
      nickname: other.nickname,
      isArchived: other.isArchived,
      isExcluded: other.isExcluded,
      hasAccount: other.hasAccount,
      ...alike,
    }))
    .toSorted((a, b) => b.score - a.score || a.kind.localeCompare(b.kind) * -1 || a.id - b.id)
}

// Two cards that share a mailbox are mostly a couple; somebody who applies with an address the club has is mostly one who comes back.
const AT_LEAST: Readonly<Partial<Record<LikenessReason, number>>> = {
  same_email: 95,
  same_phone: 85,
  shared_email: 70,
  shared_phone: 55,
}
/** Of people born on different days no more is said than this, whatever they share. */
const BORN_APART = 45

function weighed(alike: Likeness): Likeness {
  const least = Math.max(0, ...alike.reasons.map((reason) => AT_LEAST[reason] ?? 0))
  const score = Math.max(alike.score, alike.differsInBirth ? Math.min(least, BORN_APART) : least)
  return { ...alike, score }
}

/** Of his two addresses the one that says more. */
function withSharedEmail(other: Known, { email }: Person): Person {
  const isShared = email !== null && other.accountEmail?.toLowerCase() === email.toLowerCase()
  return isShared ? { ...other, email } : other
}

const NAME_ALONE: readonly LikenessReason[] = ['same_name', 'same_name_and_city', 'swapped_names']

/**
 * An applicant is looked at one by one, so much less is worth saying than in the list of double cards: a
 * shared mailbox stops the approval, however unlike the two are. Only namesakes born on another day are not.
 */
function isWorthSaying({ reasons, differsInBirth }: Likeness): boolean {
  return reasons.some((reason) => !differsInBirth || !NAME_ALONE.includes(reason))
}
