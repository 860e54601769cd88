import { addDays, daysBetween } from '../../ground/values/day.ts'

/** The bank lets a token live at most so long after its owner was last seen in internet banking. */
const LONGEST_LIFE = 180
const WARNINGS = [3, 14, 30] as const

export type Warning = (typeof WARNINGS)[number]

export function longestLife(today: string): string {
  return addDays(today, LONGEST_LIFE)
}

/** Which warning is due: the nearest one reached and not yet given. */
export function warningDue(expiresOn: string | null, warned: Warning | null, today: string): Warning | null {
  if (!expiresOn) return null
  const left = daysBetween(today, expiresOn)
  const due = WARNINGS.find((days) => left <= days) ?? null
  return due !== null && (warned === null || due < warned) ? due : null
}

/** For the screen: how near the end is. */
export function lifeLeft(
  expiresOn: string | null,
  today: string,
): { readonly days: number; readonly tone: 'success' | 'warning' | 'danger' } | null {
  if (!expiresOn) return null
  const days = daysBetween(today, expiresOn)
  return { days, tone: days <= 3 ? 'danger' : days <= 30 ? 'warning' : 'success' }
}
