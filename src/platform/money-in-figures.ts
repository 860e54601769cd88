import type { Language } from './words.ts'

const CROWNS = { style: 'currency', currency: 'CZK', trailingZeroDisplay: 'stripIfInteger' } as const

/** 120000 haléře are '1 200 Kč'; whole crowns carry no zeros behind the comma. */
export function moneyInFigures(amount: number, language: Language): string {
  return new Intl.NumberFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', CROWNS).format(amount / 100)
}
