import type { ClubPart } from '../../club-parts.ts'
import { type HogState, hogState } from '../../people/hog/hog-number.ts'

export type OpenPayment = {
  readonly id: number
  readonly period: number | null
  readonly purpose: string | null
  readonly rest: number
  readonly dueOn: string
}

/** Minutes that wait for somebody's signature. */
export type OwnMinutes = {
  readonly meetingId: number
  readonly name: string
  readonly isRecorder: boolean
  readonly dueOn: string
}

/** What can be missing on a card that the club needs when something happens. */
export const NEEDED = ['phone', 'birthDate', 'street', 'emergencyName', 'emergencyPhone'] as const
export type NeededField = (typeof NEEDED)[number]

export type OwnFacts = {
  readonly payments: readonly OpenPayment[]
  readonly minutes: readonly OwnMinutes[]
  readonly hogNumber: string | null
  readonly hogExpiresOn: string | null
  readonly hasProposal: boolean
  readonly missing: readonly NeededField[]
  readonly leavingSince: string | null
  readonly hasDeadAddress: boolean
  /** Asked whether his data are right, and silent so far. */
  readonly awaitsCheck: boolean
  /** Archived or excluded: nothing is wanted any more but what is owed. */
  readonly isClosed: boolean
}

export type Ask =
  | ({ readonly kind: 'pay'; readonly isLate: boolean } & OpenPayment)
  | ({ readonly kind: 'minutes'; readonly isLate: boolean } & OwnMinutes)
  | { readonly kind: 'leaving'; readonly since: string }
  | { readonly kind: 'address' }
  | {
      readonly kind: 'hog'
      readonly state: Extract<HogState, 'missing' | 'expired' | 'expiring'>
      readonly hogNumber: string
      readonly until: string | null
      readonly suggested: string
    }
  | { readonly kind: 'check' }
  | { readonly kind: 'profile'; readonly missing: readonly NeededField[] }

/** What the club wants from me, the most pressing first; each has one answer. */
export function asksOf(facts: OwnFacts, today: string, off: readonly ClubPart[] = []): readonly Ask[] {
  const pay = facts.payments.map((payment) => ({
    kind: 'pay' as const,
    ...payment,
    isLate: payment.dueOn < today,
  }))
  if (facts.isClosed) return pay
  return [
    ...pay,
    ...facts.minutes.map((one) => ({ kind: 'minutes' as const, ...one, isLate: one.dueOn < today })),
    ...(facts.leavingSince === null ? [] : [{ kind: 'leaving' as const, since: facts.leavingSince }]),
    ...(facts.hasDeadAddress ? [{ kind: 'address' as const }] : []),
    ...(off.includes('hog') ? [] : askForHog(facts, today)),
    ...(facts.awaitsCheck ? [{ kind: 'check' as const }] : []),
    ...(facts.missing.length === 0 ? [] : [{ kind: 'profile' as const, missing: facts.missing }]),
  ]
}

/** Who has said his number already waits for the officer, not the other way round. */
function askForHog({ hogNumber, hogExpiresOn, hasProposal }: OwnFacts, today: string): readonly Ask[] {
  const state = hogState({ hogNumber, hogExpiresOn }, today)
  if (hasProposal || state === 'valid' || state === 'unknown') return []
  return [
    {
      kind: 'hog',
      state,
      hogNumber: hogNumber ?? '',
      until: hogExpiresOn,
      suggested: hogExpiresOn === null ? '' : yearLater(hogExpiresOn, today),
    },
  ]
}

/** A membership goes on by whole years; one that ran out long ago ends in the future again. */
function yearLater(day: string, today: string): string {
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)
  const next = `${Number(day.slice(0, 4)) + 1}${rest}`
  return next < today ? yearLater(next, today) : next
}
