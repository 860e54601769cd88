import { daysBetween } from '../../ground/values/day.ts'

/** How long before its end a member is told of his number. */
export const HOG_NOTICES = [60, 30, 0] as const
export type HogNotice = (typeof HOG_NOTICES)[number]

/** A house that was off tells of an end that is past, too; of an old one nobody wants to hear. */
const LATE_DAYS = 14

/** What is to be told today of a number that ends on this day; the latest notice only, whatever was missed before it. */
export function noticeDue(expiresOn: string, today: string): HogNotice | null {
  const left = daysBetween(today, expiresOn)
  if (left > 60 || left < -LATE_DAYS) return null
  if (left > 30) return 60
  return left > 0 ? 30 : 0
}
