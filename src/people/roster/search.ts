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

const PIECES = 4

/**
 * What stays of a word however one slip spoils it, each way by itself. A slip falls into one of four pieces, and
 * all before and after that piece is whole; only two swapped letters can reach over the seam of two pieces.
 */
export function intactParts(word: string): readonly (readonly string[])[] {
  const letters = Array.from(word)
  const seams = Array.from({ length: PIECES + 1 }, (_, piece) =>
    Math.floor((letters.length * piece) / PIECES),
  )
  const text = (from = 0, to = letters.length) => letters.slice(from, to).join('')
  const spoiled = seams.slice(1).map((end, piece) => [text(0, seams[piece]), text(end)].filter(Boolean))
  const reaching = seams
    .filter((seam) => seam > 0 && seam < letters.length)
    .map((seam) => [text(0, seam - 1) + text(seam, seam + 1) + text(seam - 1, seam) + text(seam + 1)])
  return [...spoiled, ...reaching]
}
