/** What a QR Platba can say. Amounts are haléře; a donation may leave the amount to the donor. */
export type PaymentOrder = {
  readonly iban: string
  readonly bic?: string | undefined
  readonly amount?: number | null | undefined
  readonly variableSymbol?: string | null | undefined
  readonly specificSymbol?: string | undefined
  readonly constantSymbol?: string | undefined
  readonly payee?: string | undefined
  readonly message?: string | undefined
  readonly isInstant?: boolean | undefined
}

const LONGEST = { payee: 35, message: 60 } as const
export const MOST_IN_QR = 999_999_999

/**
 * The text of a QR Platba (Short Payment Descriptor). No DT: banks read it as the day to pay, and orders
 * with the due day in it sit waiting. No CRC32: its readers disagree how it is counted.
 */
export function spaydOf(order: PaymentOrder): string {
  const { iban, bic, amount, variableSymbol, specificSymbol, constantSymbol, isInstant } = order
  const pairs = [
    ['ACC', bic ? `${iban}+${bic}` : iban],
    ['AM', amount ? crowns(amount) : ''],
    ['CC', 'CZK'],
    ['PT', isInstant ? 'IP' : ''],
    ['RN', plain(order.payee ?? '', LONGEST.payee)],
    ['MSG', plain(order.message ?? '', LONGEST.message)],
    ['X-VS', variableSymbol ?? ''],
    ['X-SS', specificSymbol ?? ''],
    ['X-KS', constantSymbol ?? ''],
  ] as const
  return ['SPD*1.0', ...pairs.filter(([, value]) => value).map(([key, value]) => `${key}:${value}`)].join('*')
}

function crowns(amount: number): string {
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST_IN_QR)
    throw new RangeError('a QR Platba carries whole haléře, from 1 to 999,999,999')
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** Only what the small alphabet of QR codes knows and what needs no escaping. */
function plain(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
    .replace(/[^0-9A-Z $\-./:]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}
