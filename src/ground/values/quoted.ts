import type { Language } from './words.ts'

const MARKS: Readonly<Record<Language, readonly [string, string]>> = { cs: ['„', '“'], en: ['“', '”'] }

/** What somebody wrote or is called, in the quotation marks of the reader's language. */
export function quoted(text: string, language: Language): string {
  const [before, after] = MARKS[language]
  return `${before}${text}${after}`
}
