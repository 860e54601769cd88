// Why two records may be one person, surest first, and how sure it makes us (of a hundred).
const SCORES = {
  hogNumber: 95,
  email: 90,
  nameAndBirthDate: 90,
  similarNameAndBirthDate: 70,
  phone: 60,
  name: 35,
} as const

export type DuplicateReason = keyof typeof SCORES

export type Identity = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly birthDate: string | null
  readonly hogNumber: string | null
  /** The one he signs in with, which need not be the one on the card. */
  readonly accountEmail?: string | null
}

/** Somebody the club knows already: a card, or another application that waits. */
export type Known = Identity & {
  readonly kind: 'member' | 'application'
  readonly id: number
  readonly number: number | null
  readonly nickname: string | null
  readonly isArchived: boolean
  readonly isExcluded: boolean
  readonly hasAccount: boolean
}

export type Possible = Pick<
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
> & { readonly score: number; readonly reasons: readonly DuplicateReason[] }

/** Who among the known may be this very person: the likeliest first, each with the reasons. */
export function possibleDuplicates(applicant: Identity, known: readonly Known[]): readonly Possible[] {
  return known
    .map((other) => ({ other, reasons: reasonsOf(applicant, other) }))
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ other, reasons }) => ({
      kind: other.kind,
      id: other.id,
      number: other.number,
      firstName: other.firstName,
      lastName: other.lastName,
      nickname: other.nickname,
      isArchived: other.isArchived,
      isExcluded: other.isExcluded,
      hasAccount: other.hasAccount,
      score: scoreOf(reasons),
      reasons,
    }))
    .toSorted((a, b) => b.score - a.score || a.kind.localeCompare(b.kind) * -1 || a.id - b.id)
}

function reasonsOf(one: Identity, other: Identity): readonly DuplicateReason[] {
  const name = nameReason(one, other)
  return [
    ...(isSame(one.hogNumber, other.hogNumber) ? (['hogNumber'] as const) : []),
    ...(isSameEmail(one, other) ? (['email'] as const) : []),
    ...(name ? [name] : []),
    ...(isSame(one.phone, other.phone) ? (['phone'] as const) : []),
  ]
}

function isSameEmail(one: Identity, other: Identity): boolean {
  const email = one.email?.toLowerCase()
  return isSame(email, other.email?.toLowerCase()) || isSame(email, other.accountEmail?.toLowerCase())
}

/** A name alone counts only where a birth date is missing: two that differ are two people. */
function nameReason(one: Identity, other: Identity): DuplicateReason | null {
  const [a, b] = [foldedName(one), foldedName(other)]
  if (one.birthDate === null || other.birthDate === null) return a === b ? 'name' : null
  if (one.birthDate !== other.birthDate) return null
  if (a === b) return 'nameAndBirthDate'
  return isOneTypoApart(a, b) ? 'similarNameAndBirthDate' : null
}

/** Each further reason takes half of the doubt that is left, and never all of it. */
function scoreOf(reasons: readonly DuplicateReason[]): number {
  const [first = 0, ...others] = reasons.map((reason) => SCORES[reason]).toSorted((a, b) => b - a)
  return Math.min(
    99,
    others.reduce((score, next) => Math.round(score + ((100 - score) * next) / 200), first),
  )
}

/** 'cech jaroslav': without case, diacritics and superfluous spaces. */
export function foldedName({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return `${lastName} ${firstName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One letter missing, added, changed, or two neighbours swapped. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  const start = commonStart(a, b)
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.length === restB.length)
    return (
      restA.slice(1) === restB.slice(1) ||
      (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
    )
  return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one) && one === other
}
