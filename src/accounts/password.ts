export const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 128

export type PasswordFault = 'too_short' | 'too_long' | 'too_common' | 'like_email'

/** Words everybody in a motorcycle club would try first. */
const CLUB_WORDS = [
  'harley',
  'davidson',
  'hog',
  'motorka',
  'motorkar',
  'klubovna',
  'chopper',
  'heslo',
  'password',
]

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
  if (isMonotonous(folded) || isCommon(folded) || isCommon(core) || CLUB_WORDS.includes(core))
    return 'too_common'

  const name = fold(email.split('@')[0] ?? '')
  return name.length >= 3 &&
    core.replaceAll(/[^a-z0-9]/g, '').includes(name.replaceAll(/[^a-z0-9]/g, '')) &&
    core.length - name.length < 6
    ? 'like_email'
    : null
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** aaaaaaaaaa, abababababab, 1234567890. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 3) return true
  const steps = new Set(
    Array.from(text).slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)),
  )
  return steps.size === 1 || /^(?:0?123456789\d*|qwert[yz]uiop\w*)$/.test(text)
}
