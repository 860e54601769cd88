import { defineWords, type Language, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  short: { cs: 'příspěvek {period}', en: 'fee {period}' },
  household: { cs: 'členské příspěvky domácnosti {period}', en: 'household membership fees {period}' },
  fee: { cs: 'členský příspěvek {period}', en: 'membership fee {period}' },
})

type Asked = { readonly period: number | null; readonly purpose: string | null }

/** 'členský příspěvek 2026', or whatever the payment is for. */
export function whatFor({ period, purpose }: Asked, language: Language): string {
  return purpose ?? speak(WORDS, language)('fee', { period: String(period ?? '') })
}

/** The same for everybody of a household. */
export function whatForHousehold(period: number, language: Language): string {
  return speak(WORDS, language)('household', { period: String(period) })
}

/** The same in a list, where it is clear whose fee it is. */
export function shortWhat({ period, purpose }: Asked, language: Language): string {
  return purpose ?? speak(WORDS, language)('short', { period: String(period ?? '') })
}
