/** Text PostgreSQL can store: no NUL, no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** What a stranger's machine said, as it can be stored: nobody waits for it to say it better. */
export function asPlainText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

// What nobody sees and nobody can type: it hides a word from a search, makes an empty name look written, or turns what follows
// round. What joins the parts of an emoji stays.
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
// Each looks at a letter once: one that looks for both at once takes a minute over a long row of them.
const NOTHING_SEEN = /^[\s\p{Cf}]+$/u
const IS_UNSEEN = /\p{Cf}/u

/**
 * What somebody wrote, as he meant it: each letter in its one spelling (a Mac and whoever copies from a PDF send `ř` as an `r`
 * and a hook), and nothing unseen. Everything that is written comes in through it, or would not be found again.
 */
export function asMeant(text: string): string {
  const seen = text.normalize('NFC').replace(UNSEEN, '')
  return NOTHING_SEEN.test(seen) && IS_UNSEEN.test(seen) ? '' : seen
}

/** A path whose escapes are all letters. */
export function isPlainPath(path: string): boolean {
  try {
    return isPlainText(decodeURIComponent(path))
  } catch {
    return false
  }
}
