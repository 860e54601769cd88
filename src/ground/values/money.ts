import type { Language } from './words.ts'

const SIGNS: Readonly<Record<string, string>> = { CZK: 'Kč', EUR: '€' }

/**
 * 120000 haléře are '1 200 Kč', 120050 are '1 200,50 Kč'; in English 'CZK 1,200'. Written out by hand: server and
 * browsers do not agree on the spaces.
 */
export function moneyInWords(amount: number, language: Language, currency = 'CZK'): string {
  const isCzech = language === 'cs'
  const [whole, rest] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100]
  const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, isCzech ? '\u00a0' : ',')
  const figures = rest === 0 ? grouped : `${grouped}${isCzech ? ',' : '.'}${String(rest).padStart(2, '0')}`
  const minus = amount < 0 ? '-' : ''
  return isCzech
    ? `${minus}${figures}\u00a0${SIGNS[currency] ?? currency}`
    : `${minus}${currency}\u00a0${figures}`
}

/** What a person writes for an amount, '1 200' or '1200,50', in haléře; null for what is no amount. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(/(?:Kč|CZK|,-)$/i, '')
  const [, whole, rest = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
