type Standing = {
  readonly lifeTime: boolean
  /** Years whose fee is paid, in any order; said twice is said once. */
  readonly paidPeriods: readonly number[]
}

export type Validity = {
  readonly isValid: boolean
  /** The last day of the unbroken run of paid years; null where there is no end or never was a beginning. */
  readonly until: string | null
}

/** Membership lasts through the years that are paid. It is computed, never moved, so nothing can move it twice. */
export function validityOf({ lifeTime, paidPeriods }: Standing, today: string): Validity {
  if (lifeTime) return { isValid: true, until: null }
  const paid = new Set(paidPeriods)
  const year = Number(today.slice(0, 4))
  if (paid.has(year)) return { isValid: true, until: lastDayOf(endOfRun(paid, year)) }
  const past = [...paid].filter((period) => period < year)
  return { isValid: false, until: past.length > 0 ? lastDayOf(Math.max(...past)) : null }
}

function endOfRun(paid: ReadonlySet<number>, from: number): number {
  return paid.has(from + 1) ? endOfRun(paid, from + 1) : from
}

function lastDayOf(year: number): string {
  return `${year}-12-31`
}
