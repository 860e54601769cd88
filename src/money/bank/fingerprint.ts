import { accountDigits, type Movement } from './movement.ts'

type Traits = Pick<Movement, 'bookedOn' | 'amount' | 'counterAccount' | 'variableSymbol'>

/** What a movement is known by where the bank's number is missing: day, amount, who and the variable symbol. */
export function fingerprint({ bookedOn, amount, counterAccount, variableSymbol }: Traits): string {
  const who = accountDigits(counterAccount) ?? ''
  const symbol = (variableSymbol ?? '').replace(/\D/g, '').replace(/^0+/, '')
  return [bookedOn, amount, who, symbol].join('|')
}

/** How many there are of each; two alike on one day are two movements. */
export function countAlike(all: readonly Traits[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(fingerprint(one), (counts.get(fingerprint(one)) ?? 0) + 1)
  return counts
}

const FILE_KEY = 'gpc:'

/** The key of a movement from a file without numbers: what it is, and which of those alike. */
export function fileKey(traits: Traits, ordinal: number): string {
  return `${FILE_KEY}${fingerprint(traits)}|${ordinal}`
}

export function isFileKey(bankId: string): boolean {
  return bankId.startsWith(FILE_KEY)
}
