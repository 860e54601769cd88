import type { Language } from '../platform/words.ts'

/** '27 450,51 Kč', '27 450 Kč'; other currencies by their sign. For loaders: browsers do not agree on the spaces. */
export function inCrowns(amount: number, language: Language, currency = 'CZK'): string {
  const digits = amount % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100)
}
