import { type AccountNumber, accountInFigures, ibanOf } from './account-number.ts'

/** Where the club is paid. */
export type ClubAccount = {
  readonly account: string
  readonly iban: string
  /** For payers abroad; null where we do not know the bank's. */
  readonly bic: string | null
}

// The bank we read movements from; of other banks we do not guess.
const BICS: Readonly<Record<string, string>> = { '2010': 'FIOBCZPPXXX' }

export function clubAccountOf(number: AccountNumber): ClubAccount {
  return { account: accountInFigures(number), iban: ibanOf(number), bic: BICS[number.bank] ?? null }
}
