export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => Array.from(word).slice(0, 60).join(''))
}

/** Shorter words would be like half of the club. */
const FORGIVEN_FROM = 4

export function isForgiven(word: string): boolean {
  return Array.from(word).length >= FORGIVEN_FROM
}
