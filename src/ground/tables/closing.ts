import type { Generated } from 'kysely'
import type { JsonColumn } from './json.ts'

/** About the member whose membership ended; what the closing shut and whether it was undone. */
export type MembershipClosingTable = {
  id: Generated<number>
  memberId: number
  cause: 'excluded' | 'departed' | 'unpaid'
  endedOn: string
  closedAt: Generated<Date>
  closedBy: number | null
  accountId: number | null
  places: Generated<number>
  fees: Generated<number>
  waived: Generated<number>
  feedEnded: Generated<boolean>
  titles: JsonColumn<true>
  mailId: number | null
  reopenedAt: Date | null
  reopenedBy: number | null
  reviewSince: string | null
  reviewNote: string | null
  reviewEndedOn: string | null
}

/** About the member who may open it; the secret itself is only in his letter. */
export type AnswerLinkTable = {
  id: Generated<number>
  purpose:
    | 'former-member'
    | 'event'
    | 'home'
    | 'guest'
    | 'application'
    | 'sponsor'
    | 'data-check'
    | 'rollam'
    | 'giver'
    | 'meeting'
  /** A member's, a guest's, an applicant's, a sponsor's or a giver's, never of two. */
  memberId: number | null
  guestId: number | null
  applicationId: number | null
  sponsorId: number | null
  giverId: number | null
  /** The one event it may answer to. */
  eventId: number | null
  /** The one decision outside a meeting. */
  rollamId: number | null
  /** The one meeting. */
  meetingId: number | null
  mailId: number | null
  tokenHash: Buffer
  createdAt: Generated<Date>
  expiresAt: Date
}
