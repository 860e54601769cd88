export const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 128

export type PasswordFault = 'too_short' | 'too_long' | 'too_common' | 'like_email'

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
/** So many letters of one's own make a password out of a club word. */
const OWN_LETTERS = 5

/** ř typed on a Mac and on a PC are different bytes; hashing must not notice. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** What is wrong with a new password, or null. Length counts, composition does not. */
export function passwordFault(
  password: string,
  email: string,
  isCommon: (word: string) => boolean,
): PasswordFault | null {
  const length = Array.from(normalizePassword(password)).length
  if (length < SHORTEST_PASSWORD) return 'too_short'
  if (length > LONGEST_PASSWORD) return 'too_long'

  const folded = fold(password)
  const core = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (isMonotonous(folded) || isCommon(folded) || isCommon(core)) return 'too_common'
  if (leavesLittle(folded, CLUB_WORDS)) return 'too_common'
  return leavesLittle(folded, emailWords(email)) ? 'like_email' : null
}

/** True when hardly a letter stays once the words are taken out. */
function leavesLittle(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^a-z]/g, '').length < OWN_LETTERS
}

function emailWords(email: string): readonly string[] {
  const name = fold(email.split('@')[0] ?? '')
  return [name, ...name.split(/[^a-z]+/)].filter((word) => word.length >= 3)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** aaaaaaaaaa, abababababab, 1234567890. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 3) return true
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((sign, index) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)),
  )
  return steps.size === 1 || /^(?:0?123456789\d*|qwert[yz]uiop\w*)$/.test(text)
}
