/** One line of the account as the bank tells it; money is whole haléře, a day is text. */
export type Movement = {
  /** The bank's own number of the movement; null where a file does not carry it. */
  readonly bankId: string | null
  readonly bookedOn: string
  readonly amount: number
  readonly currency: string
  readonly counterAccount: string | null
  readonly counterBank: string | null
  readonly counterName: string | null
  readonly variableSymbol: string | null
  readonly constantSymbol: string | null
  readonly specificSymbol: string | null
  readonly identification: string | null
  readonly message: string | null
  readonly kind: string | null
  readonly comment: string | null
  readonly payerReference: string | null
  readonly instructionId: string | null
  readonly detail: string | null
  readonly bic: string | null
}

export const LINE_FAULTS = ['no_id', 'bad_day', 'bad_amount', 'bad_currency', 'bad_line'] as const
export type LineFault = (typeof LINE_FAULTS)[number]

/** A line that could not be read, kept as it came. */
export type UnreadableLine = { readonly line: number; readonly fault: LineFault; readonly raw: string }

export type Statement = {
  /** The account as people write it: 2900000021/2010. */
  readonly account: string
  readonly currency: string
  /** At the end of the period; null when the bank does not say, or says something that is no amount. */
  readonly closingBalance: number | null
  readonly from: string | null
  readonly to: string | null
  readonly movements: readonly Movement[]
  readonly unreadable: readonly UnreadableLine[]
}

/** Trimmed and storable; blank is nothing. */
export function tidyText(value: string | null | undefined): string | null {
  const text = value
    ?.toWellFormed()
    .replaceAll('\0', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
  return text ? Array.from(text).slice(0, 500).join('') : null
}

/** How an account is written: without the zeros nobody says aloud. */
export function accountName(number: string, bank: string): string {
  const [own = '', prefix = ''] = number.trim().split('-').toReversed()
  const bare = (digits: string) => digits.replace(/^0+/, '')
  return `${bare(prefix) ? `${bare(prefix)}-` : ''}${bare(own)}/${bank.trim()}`
}

/** Sixteen digits, prefix and number, however it was written; null for an IBAN and the like. */
export function accountDigits(account: string | null): string | null {
  const [, prefix = '', number] = /^(?:(\d{1,6})-)?(\d{1,16})$/.exec(account?.replace(/\s/g, '') ?? '') ?? []
  if (!number) return null
  return number.length > 10 ? number.padStart(16, '0') : prefix.padStart(6, '0') + number.padStart(10, '0')
}
