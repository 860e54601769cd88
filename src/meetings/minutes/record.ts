import type { MeetingRules } from '../calling/rules.ts'
import type { Outcome, VoteMajority } from '../votes/count.ts'
import type { Way } from '../votes/vote-input.ts'

/** Everything the house knows of one meeting; the minutes are written from this and from nothing else. */
export type MeetingRecord = {
  readonly title: string
  readonly place: string
  readonly startsAt: Date
  readonly rules: MeetingRules
  readonly calledBy: string | null
  readonly calledAt: Date | null
  readonly asked: { readonly by: string; readonly on: string } | null
  readonly shortNotice: { readonly by: string; readonly reason: string } | null
  readonly substituteOf: { readonly title: string; readonly startsAt: Date } | null
  readonly invited: Invited
  readonly openedAt: Date | null
  readonly openedBy: string | null
  readonly endedAt: Date | null
  readonly endedBy: string | null
  readonly chair: string | null
  readonly recorder: string | null
  readonly verifiers: readonly string[]
  /** Those on the frozen list, with a vote and without. */
  readonly entitled: number
  readonly without: number
  readonly presence: readonly Stay[]
  /** Powers of attorney, ended ones too. */
  readonly proxies: readonly ProxyRecord[]
  readonly points: readonly PointRecord[]
}

export type Invited = {
  readonly total: number
  readonly posted: number
  readonly firstPostedAt: Date | null
  readonly lastPostedAt: Date | null
  readonly pushed: number
  readonly firstPushedAt: Date | null
  readonly lastPushedAt: Date | null
  readonly handed: number
  readonly firstHandedOn: string | null
  readonly lastHandedOn: string | null
  /** Left after the last day of the notice, whatever day the meeting was called on. */
  readonly late: number
  /** Neither posted nor handed over, as far as is known. */
  readonly unproved: number
}

/** From when to when somebody was there. */
export type Stay = {
  readonly memberId: number
  readonly name: string
  readonly votes: boolean
  readonly cameAt: Date
  readonly leftAt: Date | null
}

/** Who stood in for whom, from when to when it held. */
export type ProxyRecord = {
  readonly memberId: number
  readonly name: string
  readonly holderId: number
  readonly holderName: string
  readonly givenAt: Date
  readonly endedAt: Date | null
}

export type PointRecord = {
  readonly title: string
  readonly kind: 'inform' | 'discuss' | 'decide' | 'elect'
  readonly wording: string
  readonly presenter: string
  readonly documentTitle: string | null
  readonly isLate: boolean
  readonly votes: readonly VoteRecord[]
}

export type VoteRecord = {
  readonly round: number
  readonly way: Way
  readonly majority: VoteMajority
  readonly state: 'open' | 'casting' | 'closed' | 'annulled'
  readonly candidates: readonly string[]
  readonly seats: number
  readonly openedAt: Date
  readonly closedAt: Date | null
  readonly present: number | null
  readonly presentTyped: boolean
  /** Phones at the door that had not told everything when it was opened. */
  readonly quietDoors: number
  readonly represented: number | null
  readonly entitled: number | null
  readonly needed: number | null
  readonly isQuorate: boolean | null
  readonly rights: number | null
  readonly votesCast: number | null
  readonly abstained: number | null
  readonly counts: readonly number[] | null
  readonly outcome: Outcome | null
  readonly elected: readonly number[]
  readonly annulled: { readonly at: Date; readonly by: string; readonly reason: string } | null
  /** '3/2026', once the meeting is over. */
  readonly resolution: string | null
}
