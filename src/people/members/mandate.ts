import type { Role } from '../../permissions.ts'
import { addDays } from '../../ground/values/day.ts'

/** How long a role nobody else has stays with whom it was, after his term. */
export const STAYS_DAYS = 30

/** A role that came with a term of an office; without a last day it goes on. */
export type Mandate = { readonly role: Role; readonly endsOn: string | null }

export type MandateState = 'runs' | 'stays' | 'over'

/**
 * A role ends with the last day of its term. One that nobody else has stays thirty days more, and the Webmaster's stays
 * until there is another Webmaster. The statement that reads a visitor says the same (`role-on.server.ts`).
 */
export function mandateState(
  { role, endsOn }: Mandate,
  { today, hasSuccessor }: { readonly today: string; readonly hasSuccessor: boolean },
): MandateState {
  if (endsOn === null || endsOn >= today) return 'runs'
  if (hasSuccessor) return 'over'
  return role === 'Webmaster' || staysUntil(endsOn) >= today ? 'stays' : 'over'
}

/** The last day of a role without a successor; the last Webmaster's has none. */
export function staysUntil(endsOn: string): string {
  return addDays(endsOn, STAYS_DAYS)
}

/** How long before its end a term is first spoken of. */
export const WARNED_DAYS = 30

export type Warning = 'month' | 'week'

/** Which letter about the end of a term is due; who was asleep for three weeks gets the one that fits the day. */
export function warningDue(
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  today: string,
): Warning | null {
  if (startsOn > today || endsOn < today) return null
  if (endsOn <= addDays(today, 7)) return 'week'
  return endsOn <= addDays(today, WARNED_DAYS) ? 'month' : null
}
