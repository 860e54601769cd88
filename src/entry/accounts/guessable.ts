/** So many letters of one's own make a password out of a word anybody would try. */
const OWN_LETTERS = 5
const SHORTEST_WORD = 3
/** A word read backwards is still the same word; three letters backwards are anything. */
const SHORTEST_TURNED = 4

/** Without case and diacritics: Novák, NOVAK and novak are one word. */
export function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/[łøđðþßæœ]/g, (letter) => STROKES[letter] ?? letter)
}

/** Letters whose strokes are no marks of their own. */
const STROKES: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

// Signs people write for letters. Signs that stand for two of them (1 is i and l) make one of both.
const SHAPES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '2': 'z',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '6': 'g',
  '9': 'g',
  '7': 't',
  '+': 't',
  '8': 'b',
}
const SEPARATORS = /[\s.,;:_'"/\\()[\]{}<>*#&?=~^`-]+/gu

const shapeOf = (text: string) => Array.from(text, (sign) => SHAPES[sign] ?? sign)

/** True when hardly a letter of one's own stays beside the words, however they are written. */
export function leavesLittle(text: string, words: readonly string[]): boolean {
  const { own, isTouched } = cover(text, words)
  return isTouched && own.filter((sign) => /\p{L}/u.test(sign)).length < OWN_LETTERS
}

/** The text without those words. */
export function takeOut(text: string, words: readonly string[]): string {
  const { own, isTouched } = cover(text, words)
  return isTouched ? own.join('') : text
}

/** The signs that belong to no word, with as many signs as possible belonging to one. */
function cover(text: string, words: readonly string[]): { own: readonly string[]; isTouched: boolean } {
  const signs = Array.from(text.replace(SEPARATORS, ''))
  const shape = shapeOf(signs.join(''))
  const shapes = [...new Set(words.flatMap(shapesOf))]
  const best: (readonly string[])[] = [[]]
  for (let end = 1; end <= signs.length; end += 1) {
    const alone = [...(best[end - 1] ?? []), signs[end - 1] ?? '']
    const covered = shapes
      .filter((word) => word.length <= end && shape.slice(end - word.length, end).join('') === word)
      .map((word) => best[end - word.length] ?? [])
    best.push(
      [alone, ...covered].toSorted(
        (one, other) => letters(one) - letters(other) || one.length - other.length,
      )[0] ?? alone,
    )
  }
  const own = best.at(-1) ?? []
  return { own, isTouched: own.length < signs.length }
}

const letters = (signs: readonly string[]) => signs.filter((sign) => /\p{L}/u.test(sign)).length

function shapesOf(word: string): readonly string[] {
  const shape = shapeOf(word.replace(SEPARATORS, ''))
  if (shape.length < SHORTEST_WORD) return []
  return [shape.join(''), ...(shape.length < SHORTEST_TURNED ? [] : [shape.toReversed().join('')])]
}

/** The ways a text can be read: with and without what hangs before and behind it, as it is and with letters for their signs. */
export function plainReadings(text: string): readonly string[] {
  const behind = [text, text.replace(/[^a-z]+$/, '')]
  const bare = behind.flatMap((word) => [word, word.replace(/^[^a-z]+/, '')])
  return [...bare, ...bare.map((word) => spell(word, 'i')), ...bare.map((word) => spell(word, 'l'))]
}

function spell(word: string, one: 'i' | 'l'): string {
  return Array.from(word, (sign) => {
    if ('1!|'.includes(sign)) return one
    return sign === 'l' ? sign : (SHAPES[sign] ?? sign)
  }).join('')
}

/** aaaaaaaaaa, abababababab, 1234567890. */
export function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 3) return true
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((sign, index) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0)),
  )
  return steps.size === 1 || /^(?:0?123456789\d*|qwert[yz]uiop\w*)$/.test(text)
}
