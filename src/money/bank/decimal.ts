/**
 * A decimal text in haléře, exactly; null for what is no amount, has a fraction of a haléř or is beyond counting.
 * Never through a floating number: 1200.10 * 100 is 120009.99999999999.
 */
export function minorUnits(text: string): number | null {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d{1,18})(?:[.,](\d{1,18}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text.trim()) ?? []
  if (sign === undefined) return null
  const shifted = shiftPoint(whole, fraction, Number(exponent) + 2)
  if (shifted === null) return null
  const amount = Number(shifted)
  if (!Number.isSafeInteger(amount)) return null
  return sign === '-' && amount !== 0 ? -amount : amount
}

/** The digits with the point moved right by so many places; null when something is left behind it. */
function shiftPoint(whole: string, fraction: string, places: number): string | null {
  const digits = whole + fraction
  const point = whole.length + places
  const before = digits.slice(0, Math.max(point, 0)).padEnd(Math.max(point, 0), '0')
  const after = point < 0 ? digits : digits.slice(point)
  return /^0*$/.test(after) ? before || '0' : null
}
