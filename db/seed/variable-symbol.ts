const KINDS = { fee: 1, event: 2 } as const

type VariableSymbolParts = {
  year: number
  kind: keyof typeof KINDS
  memberNumber: number
  sequence: number
}

/** `YY T MMMMM S C`: year, kind, member number, sequence and a check digit that catches a mistyped one. */
export function variableSymbol({ year, kind, memberNumber, sequence }: VariableSymbolParts): string {
  if (memberNumber > 99_999 || sequence > 9)
    throw new Error('the variable symbol has no room for such a number')
  const digits = `${pad(year % 100, 2)}${KINDS[kind]}${pad(memberNumber, 5)}${sequence}`
  return `${digits}${dammCheckDigit(digits)}`
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

function dammCheckDigit(digits: string): number {
  return Array.from(digits).reduce((interim, digit) => Number(DAMM[interim]?.[Number(digit)]), 0)
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0')
}
