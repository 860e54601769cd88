import { z } from 'zod'
import { Reason } from '../../ground/lists/list-fields.ts'
import { BatchStarted } from '../../ground/batches/batch-answer.ts'
import { Done } from '../../ground/http/answer.ts'
import { door } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { acceptSure, readSureLimit, setSureLimit, SureLimit } from './accept-sure.server.ts'
import { MovementListAnswer } from './movement-answer.ts'
import { movementState } from './movement-list.ts'
import { Id, Suggestion } from './pairing-input.ts'
import { listSure, listWithSuggestions } from './suggestions.server.ts'
import { undoAcceptance } from './undo-acceptance.server.ts'

const Seen = z.strictObject({ transactionId: Id, suggestion: Suggestion })

export const sureDoors = [
  door({
    method: 'GET',
    path: '/api/pairing/sure',
    who: 'fees.manage',
    summary: 'Transactions sure enough to be accepted at once, by the limit the Treasurer has set',
    query: listQuery(['-id']),
    answers: MovementListAnswer,
    handle: async ({ db, query }) => {
      const { items, ...page } = onePage(await listSure(db, await readSureLimit(db)), query)
      const movements = await listWithSuggestions(
        db,
        items.map(({ movementId }) => movementId),
      )
      return { ...page, items: movements.map((one) => ({ ...one, state: movementState(one) })) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/sure/limit',
    who: 'fees.manage',
    summary: 'Set how sure a suggestion must be to be accepted with others; never below what the tests prove',
    body: SureLimit,
    answers: Done,
    handle: async ({ db, visitor, body: { limit } }) => {
      await setSureLimit(db, { limit, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/sure/accept',
    who: 'fees.manage',
    summary: 'Accept at once what was seen and is still as sure, as a run',
    body: z.strictObject({ transactions: z.array(Seen).min(1).max(200) }),
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, body: { transactions }, http }) => {
      const shown = transactions.map(({ transactionId, suggestion }) => `${transactionId}:${suggestion}`)
      const batch = await acceptSure(db, { shown, actorId: visitor.id })
      http.status(202)
      return { success: true, batch }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pairing/sure/undo',
    who: 'fees.manage',
    summary: 'Take a whole acceptance back, with a reason, as a run',
    body: z.strictObject({ batchId: Id, reason: Reason }),
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, body, http }) => {
      const batch = await undoAcceptance(db, { ...body, actorId: visitor.id })
      http.status(202)
      return { success: true, batch }
    },
  }),
]
