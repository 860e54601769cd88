/** What must reach a person (money, access, his own doings) is service; the rest can be refused, kind by kind. */
export const REFUSABLE_CATEGORIES = ['news', 'rides'] as const

/** Those whose letters exist; nobody is asked about letters that never come. A test compares them with the letters. */
export const OFFERED_CATEGORIES: readonly RefusableCategory[] = ['news', 'rides']

export type RefusableCategory = (typeof REFUSABLE_CATEGORIES)[number]
export type LetterCategory = 'service' | RefusableCategory

export function isRefusable(category: string): category is RefusableCategory {
  return REFUSABLE_CATEGORIES.some((known) => known === category)
}
