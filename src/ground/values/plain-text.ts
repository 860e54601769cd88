/** Text PostgreSQL can store: no NUL, no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A path whose escapes are all letters. */
export function isPlainPath(path: string): boolean {
  try {
    return isPlainText(decodeURIComponent(path))
  } catch {
    return false
  }
}
