/** What stays free for the database whatever else people want to store. */
export const DISK_RESERVE = 256 * 1024 * 1024

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** 1 234 567 → '1,2 MB': as people read sizes. */
export function sizeInWords(bytes: number, language: 'cs' | 'en'): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** step
  const digits = step === 0 || value >= 100 ? 0 : 1
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
  return `${number}\u00a0${UNITS[step]}`
}
