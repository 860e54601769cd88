// What a symbol's third digit says. Who has used up the ten numbers of one digit gets the next.
const KIND_DIGITS = {
  fee: [1],
  event: [2, 7, 8, 9],
  goods: [3, 5, 6],
  donation: [4],
  guest: [0],
} as const

export type SymbolKind = keyof typeof KIND_DIGITS

type SymbolParts = {
  readonly year: number
  readonly kind: SymbolKind
  /** Of a guest his own. */
  readonly memberNumber: number
  /** How many symbols of this kind the person has had this year. */
  readonly sequence: number
}

/**
 * `YY T MMMMM S C`: year, kind, member number, sequence and a check digit, so that a mistyped symbol is
 * unknown instead of somebody else's. Null where the scheme has no room; nought never comes first.
 */
export function variableSymbol({ year, kind, memberNumber, sequence }: SymbolParts): string | null {
  const digit = KIND_DIGITS[kind][Math.floor(sequence / 10)]
  const hasRoom = year >= 2010 && year <= 2099 && memberNumber >= 1 && memberNumber <= 99_999
  if (digit === undefined || !hasRoom) return null
  const digits = `${year % 100}${digit}${String(memberNumber).padStart(5, '0')}${sequence % 10}`
  return `${digits}${dammCheckDigit(digits)}`
}

/** Every symbol a person can ever get for one kind in one year, in order. */
export function variableSymbolsOf(parts: Omit<SymbolParts, 'sequence'>): readonly string[] {
  return Array.from({ length: KIND_DIGITS[parts.kind].length * 10 }, (_, sequence) =>
    variableSymbol({ ...parts, sequence }),
  ).filter((symbol) => symbol !== null)
}

/**
 * The form in which symbols are compared: digits without leading noughts. Some banks strip them, some
 * pad to ten; spaces are a person's. Null is no symbol at all.
 */
export function canonicalSymbol(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/\s/g, '')
  if (!/^\d{1,10}$/.test(digits)) return null
  return digits.replace(/^0+/, '') || null
}

// The totally anti-symmetric quasigroup of order ten, from Damm's thesis.
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

export function dammCheckDigit(digits: string): number {
  return Array.from(digits).reduce((interim, digit) => Number(DAMM[interim]?.[Number(digit)]), 0)
}
