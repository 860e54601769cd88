import { z } from 'zod'
import { giveBackCredit, payFromCredit, refundCredit } from '../payments/credits.server.ts'
import { Reason } from '../../ground/lists/list-fields.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import { pairPayments, acceptPairing } from './accept-pairing.server.ts'
import { MOVEMENT_FILTERS, movementState } from './movement-list.ts'
import { listMovements } from './movements.server.ts'
import { CreditGivenBack, CreditRefund, CreditUse, Id, Note, Suggestion } from './pairing-input.ts'
import { bringBack, refuseSuggestion, setAside } from './refuse-suggestion.server.ts'
import { readStory } from './story.server.ts'
import { findWithSuggestions, listWaiting } from './suggestions.server.ts'
import { unpairPayment } from './unpair.server.ts'
import type { Told } from '../../ground/http/told.ts'
import { OneDone } from '../../ground/batches/batch-answer.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'
import { MovementDetailAnswer, MovementListAnswer } from './movement-answer.ts'

const Amount = z.int().min(1).max(1_000_000_000)

const Paired = z.strictObject({
  transactionId: Id,
  /** Payments filled one after the other as far as the money goes … */
  ids: z.array(Id).min(1).max(50).optional(),
  /** … or said to the haléř. */
  parts: z
    .array(z.strictObject({ id: Id, amount: Amount }))
    .min(1)
    .max(50)
    .optional(),
  surplus: z.enum(['credit', 'leave']).default('leave'),
  credit: z.strictObject({ memberId: Id, amount: Amount }).optional(),
  countedAs: Amount.optional(),
  note: Note.optional(),
})

export const pairingDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/pair',
    who: 'fees.manage',
    summary: 'Put the money of a transaction to payments; what is over can stay a credit',
    body: Paired,
    answers: OneDone,
    handle: async ({ db, visitor, body }) => {
      const { transactionId: movementId, ids, parts, surplus, credit, countedAs, note } = body
      const input = { movementId, countedAs, note: note || null, actorId: visitor.id }
      if ((ids === undefined) === (parts === undefined && credit === undefined) || hasTwice(ids ?? []))
        throw new Refusal('invalid_fields', { fields: { ids: 'invalid' } })
      if (ids) await pairPayments(db, { ...input, paymentIds: ids, surplus })
      else
        await acceptPairing(db, {
          ...input,
          parts: (parts ?? []).map(({ id, amount }) => ({ paymentId: id, amount })),
          credit,
        })
      return done(ids ?? (parts ?? []).map(({ id }) => id))
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/unpair',
    who: 'fees.manage',
    summary: 'Take a pairing back, with a reason; the payment returns to the state it had',
    body: z.strictObject({
      ids: z.array(Id).min(1).max(50),
      transactionId: Id.optional(),
      reason: Reason,
    }),
    answers: OneDone,
    handle: async ({ db, visitor, body: { ids, transactionId: movementId, reason } }) => {
      await inTransaction(db, async (tx) => {
        for (const paymentId of ids)
          await unpairPayment(tx, { paymentId, movementId, reason, actorId: visitor.id })
      })
      return done(ids)
    },
  }),
  door({
    method: 'GET',
    path: '/api/pairing/transactions',
    who: 'fees.manage',
    summary: 'Bank transactions with whom they were for; those that wait also with suggestions',
    query: listQuery(['-bookedOn']).extend({
      filter: z.enum(MOVEMENT_FILTERS).optional(),
      search: z.string().max(200).optional(),
    }),
    answers: MovementListAnswer,
    handle: async ({ db, query: { filter = 'waiting', search = '', ...page } }) => {
      const input = { ...page, search }
      const { items, ...leaf } =
        filter === 'waiting' ? await listWaiting(db, input) : await listMovements(db, { ...input, filter })
      return { ...leaf, items: items.map((item) => ({ ...item, state: movementState(item) })) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/pairing/transactions/:id',
    who: 'fees.manage',
    summary: 'One bank transaction: suggestions and everything that happened to it',
    params: z.strictObject({ id: RowId }),
    answers: MovementDetailAnswer,
    handle: async ({ db, params: { id } }) => {
      const found = await findWithSuggestions(db, id)
      if (!found) throw new Refusal('not_found')
      return {
        success: true,
        transaction: { ...found, state: movementState(found), story: await readStory(db, id) },
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/refuse',
    who: 'fees.manage',
    summary: 'Say no to a suggestion; it is never made again',
    body: z.strictObject({ transactionId: Id, suggestion: Suggestion }),
    answers: Done,
    handle: async ({ db, visitor, body: { transactionId: movementId, suggestion } }) => {
      await refuseSuggestion(db, { movementId, suggestion, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/set-aside',
    who: 'fees.manage',
    summary: 'Put away a transaction that is nobody’s payment, with a note; or bring it back',
    body: z.strictObject({ transactionId: Id, aside: z.boolean().default(true), note: Note.optional() }),
    answers: Done,
    handle: async ({ db, visitor, body: { transactionId: movementId, aside, note = '' } }) => {
      if (aside) await setAside(db, { movementId, note, actorId: visitor.id })
      else await bringBack(db, movementId)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/credits/use',
    who: 'fees.manage',
    summary: 'Pay a payment from a credit',
    body: CreditUse,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await payFromCredit(db, { ...body, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/credits/give-back',
    who: 'fees.manage',
    summary: 'Put a credit among what is to be given back; answers the refund',
    body: CreditGivenBack,
    answers: doneWith({ refundId: z.int() }),
    handle: async ({ db, visitor, body }) => ({
      success: true,
      refundId: await giveBackCredit(db, { ...body, actorId: visitor.id }),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/credits/refund',
    who: 'fees.manage',
    summary: 'Note that a credit was given back to the person',
    body: CreditRefund,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await refundCredit(db, { ...body, actorId: visitor.id })
      return { success: true }
    },
  }),
]

function done(ids: readonly number[]): Told<typeof OneDone> {
  return { success: true, results: ids.map((id) => ({ id, success: true })) }
}

function hasTwice(ids: readonly number[]): boolean {
  return new Set(ids).size < ids.length
}
