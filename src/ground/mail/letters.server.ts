import type { Letter } from './letter.ts'

export type Letters = Readonly<Record<string, Letter>>

let declared: Letters = {}

/** The house says once, as it opens, which letters there are: this slice stands below all who write one. */
export function declareLetters(letters: Letters): void {
  declared = letters
}

export function letters(): Letters {
  return declared
}
