// How much two people look like one. Knows no table and no screen: cards, applications and rows of a
// file are all weighed by it.

export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly birthDate: string | null
  readonly city: string | null
  readonly hogNumber: string | null
}

// Each reason with how sure it makes us, in percent. Reasons add up as independent witnesses do.
const WEIGHTS = {
  same_hog_number: 95,
  same_name_and_birth: 95,
  swapped_names_and_birth: 92,
  typo_and_birth: 80,
  same_email: 70,
  same_phone: 60,
  same_name_and_city: 55,
  swapped_names: 45,
  same_name: 40,
  shared_email: 25,
  shared_phone: 20,
} as const

export type LikenessReason = keyof typeof WEIGHTS
export type Likeness = {
  readonly score: number
  readonly reasons: readonly LikenessReason[]
  /** A father and a son share a name, an address and often a phone; never a birth date. */
  readonly differsInBirth: boolean
}

/** From here on a pair is worth a person's look. */
export const WORTH_A_LOOK = 50
const DOUBT_OVER_BIRTH = 0.45

export function likeness(first: Person, second: Person): Likeness {
  const reasons = REASONS.filter(([, holds]) => holds(first, second)).map(([reason]) => reason)
  const differsInBirth = both(first.birthDate, second.birthDate) && first.birthDate !== second.birthDate
  const doubt = reasons.reduce((left, reason) => left * (1 - WEIGHTS[reason] / 100), 1)
  const sure = (1 - doubt) * (differsInBirth ? DOUBT_OVER_BIRTH : 1)
  return { score: Math.min(99, Math.round(sure * 100)), reasons, differsInBirth }
}

export type Sureness = 'sure' | 'likely' | 'maybe' | 'hint'

/** The score in words: what somebody says who has looked at the two. */
export function howSure(score: number): Sureness {
  if (score >= 85) return 'sure'
  if (score >= 65) return 'likely'
  return score >= WORTH_A_LOOK ? 'maybe' : 'hint'
}

type Holds = (first: Person, second: Person) => boolean

const REASONS: readonly (readonly [LikenessReason, Holds])[] = [
  ['same_hog_number', (a, b) => same(a.hogNumber, b.hogNumber)],
  ['same_name_and_birth', (a, b) => isSameName(a, b) && isSameBirth(a, b)],
  ['swapped_names_and_birth', (a, b) => isSwapped(a, b) && isSameBirth(a, b)],
  ['typo_and_birth', (a, b) => isOneSlipAway(a, b) && isSameBirth(a, b)],
  ['same_email', (a, b) => same(a.email, b.email) && isSameFirstName(a, b)],
  ['same_phone', (a, b) => same(a.phone, b.phone) && isSameFirstName(a, b)],
  ['same_name_and_city', (a, b) => isSameName(a, b) && !isSameBirth(a, b) && same(a.city, b.city)],
  ['swapped_names', (a, b) => isSwapped(a, b) && !isSameBirth(a, b)],
  ['same_name', (a, b) => isSameName(a, b) && !isSameBirth(a, b) && !same(a.city, b.city)],
  // A couple with one mailbox or one phone: worth saying, not worth believing.
  ['shared_email', (a, b) => same(a.email, b.email) && !isSameFirstName(a, b)],
  ['shared_phone', (a, b) => same(a.phone, b.phone) && !isSameFirstName(a, b)],
]

/** Without regard to case, diacritics and anything that is not a letter or a figure. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

export function nameKey({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${folded(lastName)} ${folded(firstName)}`
}

const both = (first: string | null, second: string | null) => Boolean(first) && Boolean(second)
const same = (first: string | null, second: string | null) =>
  first !== null && second !== null && folded(first) !== '' && folded(first) === folded(second)
const isSameBirth: Holds = (a, b) => same(a.birthDate, b.birthDate)
const isSameName: Holds = (a, b) => nameKey(a) === nameKey(b)
const isSameFirstName: Holds = (a, b) =>
  folded(a.firstName) === folded(b.firstName) || isSwapped(a, b) || isOneSlipAway(a, b)
const isSwapped: Holds = (a, b) =>
  !isSameName(a, b) && same(a.firstName, b.lastName) && same(a.lastName, b.firstName)
const isOneSlipAway: Holds = (a, b) => !isSameName(a, b) && isWithinOneSlip(nameKey(a), nameKey(b))

/** One letter wrong, missing or extra, or two neighbours swapped. */
export function isWithinOneSlip(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false
  let start = 0
  while (start < Math.min(first.length, second.length) && first[start] === second[start]) start += 1
  const [a, b] = [first.slice(start), second.slice(start)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
