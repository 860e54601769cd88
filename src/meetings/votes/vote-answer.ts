import { z } from 'zod'
import { Moment } from '../../ground/http/answer.ts'
import { MEETING_STATES } from '../calling/meeting.ts'
import { QUORUMS } from '../calling/rules.ts'
import { OUTCOMES, VOTE_MAJORITIES } from './count.ts'
import { RULE_SOURCES } from './rule-from.ts'
import { VOTE_STATES, WAYS } from './vote-input.ts'

const VOTE = {
  id: z.int(),
  pointId: z.int(),
  number: z.int().describe('of the point, as the agenda has it'),
  round: z.int(),
  way: z.enum(WAYS),
  majority: z.enum(VOTE_MAJORITIES),
  majorityFrom: z.enum(RULE_SOURCES).nullable().describe('none where the rule names its paragraph itself'),
  candidates: z.array(z.string()),
  seats: z.int(),
  state: z.enum(VOTE_STATES),
  present: z.int().nullable(),
  presentTyped: z.boolean(),
  quietDoors: z.int().describe('phones at the door that had not told everything when it was opened'),
  represented: z.int().nullable().describe('of those present, by a power of attorney'),
  entitled: z.int().nullable(),
  needed: z.int().nullable(),
  isQuorate: z.boolean().nullable(),
  rights: z.int().nullable().describe('rights to a secret ballot that were given out'),
  votesCast: z.int().nullable(),
  abstained: z.int().nullable(),
  counts: z
    .array(z.int())
    .nullable()
    .describe('for and against, or each candidate; while a public vote by phone runs, so far'),
  outcome: z.enum(OUTCOMES).nullable(),
  elected: z.array(z.int()).describe('numbers of the candidates, from 1'),
  annulReason: z.string().nullable(),
  title: z.string(),
  wording: z.string(),
  presenter: z.string(),
  next: z
    .strictObject({ seats: z.int(), candidates: z.array(z.string()) })
    .nullable()
    .describe('who goes on to another round'),
} as const

export const RoomAnswer = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    state: z.enum(MEETING_STATES),
    startsAt: Moment,
    present: z.int().describe('of those who vote, there or represented'),
    represented: z.int(),
    proxiesPerHolder: z.int(),
    entitled: z.int(),
    guests: z.int().describe('members without a vote who are there'),
    quorum: z.int(),
    quorumRule: z.enum(QUORUMS),
    quorumFrom: z.enum(RULE_SOURCES),
    isQuorate: z.boolean(),
    vote: z.strictObject({ ...VOTE, taken: z.int(), came: z.int() }).nullable(),
    results: z.array(z.strictObject(VOTE)),
  })
  .meta({ id: 'MeetingRoom' })

export const OwnRoomAnswer = z
  .strictObject({
    room: RoomAnswer,
    mine: z.strictObject({
      votes: z.boolean(),
      isHere: z.boolean(),
      hasVoted: z.boolean(),
      hasRight: z.boolean(),
      doneBy: z.string().nullable().describe('who did it for him, by a power of attorney'),
      standsFor: z.array(z.strictObject({ memberId: z.int(), name: z.string(), isDone: z.boolean() })),
      key: z.strictObject({ n: z.string(), e: z.string() }).nullable(),
    }),
  })
  .meta({ id: 'OwnMeetingRoom' })

export const NamedVotesAnswer = z
  .strictObject({
    candidates: z.array(z.string()),
    votes: z.array(
      z.strictObject({
        memberId: z.int(),
        name: z.string(),
        holder: z.string().nullable().describe('who cast it for him'),
        choice: z.array(z.int()),
      }),
    ),
  })
  .meta({ id: 'NamedVotes' })

export const BallotsAnswer = z
  .strictObject({
    publicKey: z.string(),
    ballots: z.array(z.strictObject({ token: z.string(), signature: z.string(), choice: z.array(z.int()) })),
  })
  .meta({ id: 'SecretBallots' })
