/** A Czech account as the bank writes it: [prefix-]number/bank, without needless zeros. */
export type AccountNumber = { readonly prefix: string; readonly number: string; readonly bank: string }

// The check of the Czech National Bank: powers of two modulo eleven, counted from the right.
const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1] as const
const SHAPE = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/
const IBAN = /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/

/** The account somebody wrote, or null where no bank would know it. */
export function parseAccountNumber(text: string): AccountNumber | null {
  const [, prefix = '', number = '', bank = ''] = SHAPE.exec(text.replace(/\s/g, '')) ?? []
  if (!bank || !passesCheck(prefix) || !passesCheck(number) || Number(number) === 0) return null
  return { prefix: plain(prefix), number: plain(number).padStart(2, '0'), bank }
}

/** An account as anybody writes his own: in Czech figures, or the Czech IBAN with its own check digits. */
export function readAccount(text: string): AccountNumber | null {
  const written = text.replace(/\s/g, '').toUpperCase()
  const [, bank, prefix, number] = IBAN.exec(written) ?? []
  if (!bank) return parseAccountNumber(written)
  const account = parseAccountNumber(`${prefix}-${number}/${bank}`)
  return account && ibanOf(account) === written ? account : null
}

/** Another country's, which no Czech order reaches. */
export function isForeignIban(text: string): boolean {
  return /^(?!CZ)[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text.replace(/\s/g, '').toUpperCase())
}

export function accountInFigures({ prefix, number, bank }: AccountNumber): string {
  return `${prefix && `${prefix}-`}${number}/${bank}`
}

/** CZkk bbbb pppppp nnnnnnnnnn, with the check digits of ISO 13616. */
export function ibanOf({ prefix, number, bank }: AccountNumber): string {
  const basic = `${bank}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`
  const rest = BigInt(`${basic}123500`) % 97n
  return `CZ${String(98n - rest).padStart(2, '0')}${basic}`
}

/** By fours, as it is printed. */
export function ibanInGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0')
}

function passesCheck(digits: string): boolean {
  const padded = digits.padStart(WEIGHTS.length, '0')
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(padded[index]), 0)
  return sum % 11 === 0
}

function plain(digits: string): string {
  return digits.replace(/^0+/, '')
}
