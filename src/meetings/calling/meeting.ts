import { pragueDay } from '../../ground/values/day.ts'

export const MEETING_STATES = ['draft', 'called', 'open', 'closed', 'cancelled'] as const
export type MeetingState = (typeof MEETING_STATES)[number]

export const POINT_KINDS = ['inform', 'discuss', 'decide', 'elect'] as const

export const MEETING_PARTS = ['chair', 'recorder', 'verifier', 'door'] as const

export const PROPOSAL_STATES = ['sent', 'taken', 'refused'] as const

export const MOST_POINTS = 60
export const MOST_PROPOSALS = 10

/** Counts for a year: it was called for a day of it and not cancelled. */
export function isOfYear(
  { state, startsAt }: { readonly state: MeetingState; readonly startsAt: Date },
  year: string,
): boolean {
  return state !== 'draft' && state !== 'cancelled' && pragueDay(startsAt).startsWith(year)
}

type Announced = { readonly state: MeetingState; readonly proposalsUntil: string | null }

/** Members see what was called, and a draft that already takes their proposals. */
export function isAnnounced({ state, proposalsUntil }: Announced): boolean {
  return state !== 'draft' || proposalsUntil !== null
}

export function takesProposals({ state, proposalsUntil }: Announced, today: string): boolean {
  return (state === 'draft' || state === 'called') && proposalsUntil !== null && today <= proposalsUntil
}

/** What is written may change until the meeting opens. */
export function isBeforeOpening({ state }: Pick<Announced, 'state'>): boolean {
  return state === 'draft' || state === 'called'
}

/** Nothing happens in its room any more. */
export const isOver = (state: MeetingState): boolean => state === 'closed' || state === 'cancelled'

/** Who may still be named: everybody until the end, then those who write and verify until the minutes are published. */
export function namableParts(
  state: MeetingState,
  isPublished: boolean,
): readonly (typeof MEETING_PARTS)[number][] {
  if (state === 'cancelled' || isPublished) return []
  return state === 'closed' ? ['recorder', 'verifier'] : MEETING_PARTS
}
