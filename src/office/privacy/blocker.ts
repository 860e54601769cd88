import type { Role } from '../../permissions.ts'

/** What must be settled before a person is forgotten, and where it is settled. */
export const BLOCKERS = [
  'owes',
  'credit',
  'rides',
  'leads',
  'office',
  'only_webmaster',
  'pending_change',
  'review',
] as const
export type Blocker = (typeof BLOCKERS)[number]

export type Standing = {
  readonly openPayments: number
  readonly openCredits: number
  readonly comingRides: number
  readonly ridesToLead: number
  readonly roles: readonly Role[]
  readonly otherWebmasters: number
  readonly openOffices: number
  readonly waitingItems: number
  /** Reviews of an exclusion (§ 241) that go on. */
  readonly openReviews: number
}

const WITHOUT_OFFICE: readonly Role[] = ['Member', 'Applicant']

/** Debts and credits first: once nobody is on the card, nobody can be asked or paid. */
export function blockersOf(standing: Standing): readonly Blocker[] {
  const {
    openPayments,
    openCredits,
    comingRides,
    ridesToLead,
    roles,
    otherWebmasters,
    openOffices,
    waitingItems,
    openReviews,
  } = standing
  const isOnlyWebmaster = roles.includes('Webmaster') && otherWebmasters === 0
  const holds: Readonly<Record<Blocker, boolean>> = {
    owes: openPayments > 0,
    credit: openCredits > 0,
    rides: comingRides > 0,
    leads: ridesToLead > 0,
    office: !isOnlyWebmaster && (openOffices > 0 || roles.some((role) => !WITHOUT_OFFICE.includes(role))),
    only_webmaster: isOnlyWebmaster,
    pending_change: waitingItems > 0,
    review: openReviews > 0,
  }
  return BLOCKERS.filter((blocker) => holds[blocker])
}
