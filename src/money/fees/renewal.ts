import type { YearFees } from './fee-settings.ts'

/** From its day on to the end of the year; a club that has not said so opens none. */
export function isYearOpen(
  period: number,
  today: string,
  { renewalFrom }: Pick<YearFees, 'renewalFrom'>,
): boolean {
  if (renewalFrom === null) return false
  const opensOn = renewalFrom === 1 ? `${period}-01-01` : `${period - 1}-${renewalFrom}-01`
  return today >= opensOn && today <= `${period}-12-31`
}
