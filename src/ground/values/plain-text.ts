/** Text PostgreSQL can store: no NUL, no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** What a stranger's machine said, as it can be stored: nobody waits for it to say it better. */
export function asPlainText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** A path whose escapes are all letters. */
export function isPlainPath(path: string): boolean {
  try {
    return isPlainText(decodeURIComponent(path))
  } catch {
    return false
  }
}
