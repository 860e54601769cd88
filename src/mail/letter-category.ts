/** What must reach a person (money, access, his own doings) is service; the rest can be refused, kind by kind. */
const REFUSABLE_CATEGORIES = ['news', 'rides'] as const
type RefusableCategory = (typeof REFUSABLE_CATEGORIES)[number]
export type LetterCategory = 'service' | RefusableCategory
