import type { Language } from './words.ts'

/** '1 200 Kč', '1 200,50 Kč', '100 €': whole haléře as people write them. */
export function moneyInWords(amount: number, language: Language, currency = 'CZK'): string {
  return new Intl.NumberFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)
}
