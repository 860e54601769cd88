// The register's check: each digit times its weight, the rest after eleven gives the last one.
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2] as const

/** IČO as the register writes it, eight digits; null where no register gave such a number. */
export function parseRegistrationNumber(text: string): string | null {
  const digits = text.replace(/\s/g, '')
  if (!/^\d{6,8}$/.test(digits) || Number(digits) === 0) return null
  const whole = digits.padStart(8, '0')
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(whole[index]), 0)
  return Number(whole[7]) === (11 - (sum % 11)) % 10 ? whole : null
}
