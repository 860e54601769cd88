export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => Array.from(word).slice(0, 60).join(''))
}

/** The word with each two neighbouring letters swapped: the commonest slip, which costs levenshtein two steps. */
export function withSwappedLetters(word: string): readonly string[] {
  const letters = Array.from(word)
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    )
}

/** Shorter words would be like half of the club. */
const FORGIVEN_FROM = 4

export function isForgiven(word: string): boolean {
  return Array.from(word).length >= FORGIVEN_FROM
}
