import { z } from 'zod'
import { text } from '../../people/members/profile.ts'
import { PointInput } from '../calling/meeting-input.ts'
import { MAJORITIES } from '../calling/rules.ts'

export const WAYS = ['hand', 'phone', 'secret'] as const
export type Way = (typeof WAYS)[number]
export const VOTE_STATES = ['open', 'casting', 'closed', 'annulled'] as const

const Id = z.int().positive().max(999_999_999)
const count = z.int().min(0).max(100_000)

export const NewVote = z.strictObject({
  pointId: Id,
  way: z.enum(WAYS),
  majority: z.enum(MAJORITIES).optional().describe('the club’s own unless said otherwise'),
  candidates: z.array(text(120)).max(20).default([]).describe('for an election'),
  seats: z.int().min(1).max(20).default(1),
  presentTyped: count
    .optional()
    .describe('how many who vote are there, where a phone at the door has not told everything'),
})

/** A point brought up in the room. */
export const RoomPoint = PointInput.pick({ kind: true, title: true, wording: true })

export const ClosingInput = z.strictObject({
  counts: z.array(count).max(20).optional().describe('by hand: for and against, or each candidate'),
  abstained: count.optional().describe('by hand'),
  presentTyped: count.optional().describe('how many who vote are there, where the door does not know'),
})

export const AnnulInput = z.strictObject({ reason: text(1000) })

const Choice = z.array(z.int().min(1).max(20)).max(20)

/** One's own vote, unless one stands in for somebody. */
const Whose = Id.optional().describe('whose vote, by a power of attorney')

export const PublicBallot = z.strictObject({
  choice: Choice.describe('1 yes, 2 no, or candidates; none abstains'),
  memberId: Whose,
})

// Of the last letter only some bits are meant, and those that are not are nought: what is read as the same bytes must be the same
// text, or one token, written in four ways, would be four ballots.
const Letters = z.string().regex(/^[\w-]{341}[AQgw]$/, 'invalid')
const Token = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, 'invalid')

export const RightInput = z.strictObject({ blinded: Letters, memberId: Whose })

export const SecretBallot = z.strictObject({
  voteId: Id,
  token: Token,
  signature: Letters,
  choice: Choice,
})
