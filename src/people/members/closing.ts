import type { MembershipClosingTable } from '../../ground/tables/closing.ts'

export type ClosingCause = MembershipClosingTable['cause']

export type EventOfMember = { readonly eventId: number; readonly title: string; readonly startsAt: Date }
export type PaymentOfMember = {
  readonly paymentId: number
  /** The year of a fee, or what the money is for. */
  readonly what: string
  readonly remaining: number
}

/** What ends with a membership: said before it is done, and again after. */
export type Closed = {
  readonly account: 'deactivated' | 'off' | 'none'
  readonly places: readonly EventOfMember[]
  /** Fees of periods after the membership ended. */
  readonly fees: readonly PaymentOfMember[]
  /** Money that came for such periods, for the Treasurer to give back. */
  readonly toRefund: number
  readonly debts: readonly PaymentOfMember[]
  readonly waived: boolean
  readonly patches: readonly ('front' | 'back')[]
  /** Coming events that will need another leader. */
  readonly leads: readonly EventOfMember[]
  /** Offices that end with his last day. */
  readonly titles: readonly string[]
  readonly letter: 'queued' | 'no_address' | 'told_before'
}

/** What undoing gave back, and what it could not. */
export type Reopened = {
  readonly account: 'reactivated' | 'unchanged'
  /** Offices that are his again. */
  readonly titles: readonly string[]
  readonly notGivenBack: {
    readonly places: number
    readonly fees: number
    readonly waived: number
    readonly calendar: boolean
    /** Offices somebody else has by now, or that were changed since. */
    readonly titles: number
  }
}

/** A fee of a year that began after the membership ended is asked of nobody. */
export function isComing(
  { type, period }: { readonly type: '1' | '2'; readonly period: number | null },
  endedOn: string,
): boolean {
  return type === '2' && period !== null && period > Number(endedOn.slice(0, 4))
}
