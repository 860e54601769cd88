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

/** Whole crowns, in threes or together; then ',-', or haléře after a comma or a point; then the sign of the currency. */
const WRITTEN = /^(\d{1,3}(?: \d{3})+|\d+)(?:,-|[.,](\d{1,2}))?(?: ?(?:Kč|CZK))?$/iu
/** More is no amount at all; less may be too much, and whoever asks says so. */
const MOST_DIGITS = 12

/**
 * An amount in crowns as people write it ('1 200', '1200,-', '1200,50 Kč'), in haléře. Null for what is no amount, and
 * for what could be read two ways: '1.200' is not said to be twelve hundred, nor one crown twenty.
 */
export function parseCrowns(text: string): number | null {
  const plain = text.replace(/\s/gu, ' ').trim()
  const [, written, rest = ''] = WRITTEN.exec(plain) ?? []
  const whole = written?.replaceAll(' ', '')
  if (whole === undefined || whole.length > MOST_DIGITS) return null
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** What stands in a field: '1200' or '1200,50', to be read back by the same rule. */
export function crownsField(amount: number): string {
  const rest = amount % 100
  const whole = String(Math.trunc(amount / 100))
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`
}
