import { fold, isMonotonous, leavesLittle, plainReadings, takeOut } from './guessable.ts'

export const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 128

export type PasswordFault = 'too_short' | 'too_long' | 'too_common' | 'like_email' | 'like_name'

/** What everybody who knows the person would try first. */
export type Owner = {
  readonly email: string
  /** Names of the person: first, last, nickname. */
  readonly names: readonly string[]
  /** Names of the club. */
  readonly club: readonly string[]
  /** Numbers that stand in the list of members: the telephone, the birthday. */
  readonly numbers?: readonly string[]
}

/** Words everybody in a motorcycle club would try first, and those of the public demo. */
const CLUB_WORDS = [
  'harley',
  'davidson',
  'chapter',
  'hog',
  'motorkar',
  'motorka',
  'klubovna',
  'chopper',
  'heslo',
  'password',
  'demo',
]

/** ř typed on a Mac and on a PC are different bytes; hashing must not notice. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** What is wrong with a new password, or null. Length counts, composition does not. */
export function passwordFault(
  password: string,
  owner: Owner,
  isCommon: (word: string) => boolean,
): PasswordFault | null {
  const length = Array.from(normalizePassword(password)).length
  if (length < SHORTEST_PASSWORD) return 'too_short'
  if (length > LONGEST_PASSWORD) return 'too_long'

  const text = fold(normalizePassword(password))
  if (isMonotonous(text) || plainReadings(text).some(isCommon)) return 'too_common'
  if (leavesLittle(text, CLUB_WORDS)) return 'too_common'
  const email = emailWords(owner.email)
  if (leavesLittle(text, email)) return 'like_email'
  // All of them together: a name beside a motorcycle is no better than either, nor beside what anybody would try.
  const known = [...email, ...nameWords(owner), ...CLUB_WORDS]
  if (leavesLittle(text, known)) return 'like_name'
  const rest = takeOut(text, known)
  return rest !== text && plainReadings(rest).some(isCommon) ? 'like_name' : null
}

/** The whole address, both its sides, and every part of them. */
function emailWords(email: string): readonly string[] {
  const [name = '', domain = ''] = fold(email).split('@')
  return [name + domain, name, domain, ...partsOf(name), ...partsOf(domain)]
}

function nameWords({ names, club, numbers = [] }: Owner): readonly string[] {
  const parts = [...names, ...club].map(fold).flatMap((name) => [name, ...partsOf(name)])
  return [...parts, ...parts.flatMap(stemsOf), ...numbers]
}

const LONGEST_ENDING = 3
const SHORTEST_STEM = 4

/** A name without its ending: Dvořák is in Dvořáková, a rider in the Riders, and a pet name begins as the name does. */
function stemsOf(name: string): readonly string[] {
  return Array.from({ length: LONGEST_ENDING }, (_, index) => name.slice(0, -1 - index)).filter(
    ({ length }) => length >= SHORTEST_STEM,
  )
}

function partsOf(text: string): readonly string[] {
  return text.split(/[^a-z]+/)
}
