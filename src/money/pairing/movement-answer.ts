import { z } from 'zod'
import { Day, doneWith, listOf, Moment, Money } from '../../ground/http/answer.ts'
import { PaymentType } from '../payments/payment-answer.ts'
import { MOVEMENT_STATES } from './movement-list.ts'
import { REASONS } from './pairing.ts'
import { STORY_EVENTS } from './story-event.ts'

/** Money that came to the account, or left it, and what it was counted as. */
const MovementAnswer = z
  .strictObject({
    id: z.int(),
    state: z.enum(MOVEMENT_STATES),
    bankId: z.string(),
    bookedOn: Day,
    amount: z.int(),
    currency: z.string(),
    counted: z.int(),
    remaining: z.int(),
    countedAs: z.int().nullable(),
    payerName: z.string().nullable(),
    payerAccount: z.string().nullable(),
    variableSymbol: z.string().nullable(),
    specificSymbol: z.string().nullable(),
    message: z.string().nullable(),
    identification: z.string().nullable(),
    comment: z.string().nullable(),
    payerReference: z.string().nullable(),
    kind: z.string().nullable(),
    stornoOf: z.int().nullable(),
    cancelledBy: z.int().nullable(),
    isAside: z.boolean(),
    setAsideNote: z.string().nullable(),
    people: z.array(
      z.strictObject({
        id: z.int(),
        memberId: z.int().nullable(),
        name: z.string(),
        amount: z.int(),
        as: z.enum(['payment', 'credit', 'donation']),
      }),
    ),
  })
  .meta({ id: 'Movement' })

const StoryAnswer = z.strictObject({
  what: z.enum(STORY_EVENTS),
  at: Moment,
  who: z.string().nullable(),
  memberId: z.int().nullable(),
  memberName: z.string().nullable(),
  amount: z.int().nullable(),
  note: z.string().nullable(),
  allocationId: z.int().nullable(),
  creditId: z.int().nullable(),
})

const SuggestedPart = z.strictObject({
  id: z.int(),
  memberId: z.int(),
  name: z.string(),
  number: z.int(),
  nickname: z.string().nullable(),
  type: PaymentType,
  period: z.int().nullable(),
  purpose: z.string().nullable(),
  amount: z.int(),
  remaining: z.int(),
  dueOn: Day,
  variableSymbol: z.string(),
  pays: z.int(),
})

const SuggestionAnswer = z.strictObject({
  key: z.string(),
  score: z.number(),
  reasons: z.array(z.enum(REASONS)),
  parts: z.array(SuggestedPart),
  credit: z.strictObject({ memberId: z.int(), name: z.string(), amount: z.int() }).nullable(),
})

/** A list of movements; those that wait come with whom they may belong to. */
export const MovementListAnswer = listOf(
  MovementAnswer.extend({ suggestions: z.array(SuggestionAnswer).optional() }),
)

/** One movement with its story and with whom it may belong to. */
export const MovementDetailAnswer = doneWith({
  transaction: MovementAnswer.extend({
    story: z.array(StoryAnswer),
    suggestions: z.array(SuggestionAnswer),
  }),
})

/** The bank as it was last read. */
export const StoredBalance = doneWith({ balance: Money.nullable(), updatedAt: Moment.nullable() })

/** The bank as it has just been read, and what came. */
export const BankRead = StoredBalance.extend({ received: z.int(), paired: z.int() })
