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
    .map((other) => ({ other, alike: likeness(applicant, withSharedEmail(other, applicant)) }))
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
