import type { ClosingCause } from '../members/closing.ts'
import type { MemberCard } from '../members/member.ts'

/** What is asked of a closing. */
export type Closing = {
  readonly card: MemberCard
  readonly cause: ClosingCause
  readonly endedOn: string
  readonly waiveDebts: boolean
  /** Null is the system. */
  readonly actorId: number | null
  readonly now: Date
  readonly today: string
  readonly withLetter: boolean
  /** The fee whose last day passed: it ends with the membership, and what came for it goes back. */
  readonly unpaidFee?: number | undefined
}
