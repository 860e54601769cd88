// Names as banks write them: without diacritics, in capitals, in any order, with a slip now and then.

export type Person = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  /** Whoever lives together has the same. */
  readonly household: string | null
  /** Who pays for his household; null where he is in none. */
  readonly payerId: number | null
}

/** 'Řezníček Jiří st.' → ['reznicek', 'jiri', 'st'] */
export function wordsOf(text: string | null): readonly string[] {
  return fold(text ?? '').match(/[a-z]+/g) ?? []
}

// Most of what banks send has no diacritics to be taken off.
const PLAIN = /^[ -~]*$/

export function fold(text: string): string {
  const small = text.toLowerCase()
  return PLAIN.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '')
}

/** What is common to Novák and Nováková, Novotný and Novotná. */
export function surnameStem(lastName: string): string {
  return fold(lastName).replace(/(?<=[a-z]{3})(?:ova|[yai])$/, '')
}

/** A name that more people have than this says nothing by itself. */
export const CROWD = 6
export const MOST_WORDS = 30
/** In a shorter word a slip makes another word. */
export const LONG = 5

export type NameHit = { readonly memberId: number; readonly likeness: 'full' | 'initial' | 'surname' }

export type NameIndex = { readonly find: (words: readonly string[]) => readonly NameHit[] }

/** Finds people named in a text. The work depends on the text, not on how many members there are. */
export function indexNames(people: readonly Person[]): NameIndex {
  const full = new Map<string, number[]>()
  const bySurname = new Map<string, Person[]>()
  const slips = new Map<string, string[]>()
  for (const person of people) {
    const firsts = wordsOf(person.firstName)
    for (const last of wordsOf(person.lastName).filter((word) => word.length > 1)) {
      for (const first of firsts) push(full, `${last} ${first}`, person.id)
      push(bySurname, last, person)
    }
  }
  for (const last of bySurname.keys())
    if (last.length >= LONG) for (const slip of [last, ...withoutOneLetter(last)]) push(slips, slip, last)
  const surnamesLike = (word: string): readonly string[] => {
    if (bySurname.has(word)) return [word]
    if (word.length < LONG) return []
    return [...new Set([word, ...withoutOneLetter(word)].flatMap((slip) => slips.get(slip) ?? []))]
  }
  return {
    find: (words) => {
      const few = words.slice(0, MOST_WORDS)
      const hits = new Map<number, NameHit['likeness']>()
      for (const last of new Set(few.flatMap(surnamesLike))) {
        const named = few.flatMap((first) => full.get(`${last} ${first}`) ?? [])
        if (named.length <= CROWD) for (const memberId of named) hits.set(memberId, 'full')
        const namesakes = bySurname.get(last) ?? []
        if (named.length > 0 || namesakes.length > CROWD) continue
        for (const { id, firstName } of namesakes) {
          const isInitial = few.some((word) => word.length === 1 && fold(firstName).startsWith(word))
          hits.set(id, isInitial ? 'initial' : 'surname')
        }
      }
      return [...hits].map(([memberId, likeness]) => ({ memberId, likeness }))
    },
  }
}

/** A wrong, missing or extra letter, or two swapped: then the two share something with a letter left out. */
export function isSlipOf(word: string, surname: string): boolean {
  if (surname.length < LONG) return false
  const slips = new Set([surname, ...withoutOneLetter(surname)])
  return [word, ...withoutOneLetter(word)].some((slip) => slips.has(slip))
}

function withoutOneLetter(word: string): readonly string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
