import { z } from 'zod'
import { IdsText } from '../../ground/lists/list-fields.ts'
import { Day, Done, doneWith, listOf } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import { callOnPaper, noteBounced } from '../fees/change-last-call.server.ts'
import { CALL_DELIVERIES, CALL_STATES } from '../fees/last-call.ts'
import { listCalls } from '../fees/last-calls.server.ts'
import { LettersDelivered } from '../fees/paper-letter.ts'
import { listPaperLetters, markDelivered } from '../fees/paper-letters.server.ts'
import { OPEN_CALLS } from './calls-page.server.ts'
import { PaperLetterAnswer } from './fee-answer.ts'
import { printLabels, printLetters } from './print-letters.server.ts'

const LastCallAnswer = z
  .strictObject({
    paymentId: z.int(),
    memberId: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    state: z.enum(CALL_STATES),
    calledOn: Day,
    statedOn: Day,
    deliveredHow: z.enum(CALL_DELIVERIES).nullable(),
    deliveredOn: Day.nullable(),
    lastOn: Day.nullable(),
  })
  .meta({ id: 'LastCall' })
const OfCall = z.object({ id: RowId })

const Chosen = z.strictObject({ ids: IdsText.optional() })

export const paperDoors = [
  door({
    method: 'GET',
    path: '/api/fees/paper/letters',
    who: 'fees.manage',
    summary: 'Letters on paper: those that wait to be printed and posted, or those that went out',
    query: listQuery(['name']).extend({ state: z.enum(['waiting', 'delivered']).default('waiting') }),
    answers: listOf(PaperLetterAnswer),
    handle: ({ db, query }) => listPaperLetters(db, { ...query, isDelivered: query.state === 'delivered' }),
  }),
  door({
    method: 'GET',
    path: '/api/fees/paper/letters.pdf',
    sends: 'made',
    leavesTrace: true,
    who: 'fees.manage',
    summary: 'The letters to print, for an envelope with a window; the chosen ones or all that wait',
    query: Chosen,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, today, club, origin, query: { ids = null } }) => {
      const input = { ids, actorId: visitor.id, today, club, origin }
      return pdfResponse(await printLetters(db, input), `dopisy-${today}`)
    },
  }),
  door({
    method: 'GET',
    path: '/api/fees/paper/labels.pdf',
    sends: 'made',
    leavesTrace: true,
    who: 'fees.manage',
    summary: 'Sheets of address labels, 3 × 8 to a page',
    query: Chosen,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, today, club, origin, query: { ids = null } }) => {
      const input = { ids, actorId: visitor.id, today, club, origin }
      return pdfResponse(await printLabels(db, input), `stitky-${today}`)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/paper/delivered',
    who: 'fees.manage',
    summary: 'They were posted or handed over, on which day',
    body: LettersDelivered,
    answers: doneWith({ count: z.int() }),
    handle: async ({ db, visitor, today, body }) => ({
      success: true,
      count: await markDelivered(db, { ...body, today, actorId: visitor.id }),
    }),
  }),
  door({
    method: 'GET',
    path: '/api/fees/paper/calls',
    who: 'fees.manage',
    summary: 'Second reminders that start a time to pay (§ 238): on their way, come back, running',
    query: listQuery(['lastOn']),
    answers: listOf(LastCallAnswer),
    handle: async ({ db, today, query }) => {
      const { items, ...leaf } = await listCalls(db, { ...query, states: OPEN_CALLS, today })
      const told = items.map(({ paymentId, memberId, number, firstName, lastName, ...call }) => ({
        paymentId,
        memberId,
        number,
        firstName,
        lastName,
        state: call.state,
        calledOn: call.calledOn,
        statedOn: call.statedOn,
        deliveredHow: call.deliveredHow,
        deliveredOn: call.deliveredOn,
        lastOn: call.lastOn,
      }))
      return { ...leaf, items: told }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/paper/calls/:id/bounced',
    who: 'fees.manage',
    summary: 'The second reminder came back: its time stops',
    params: OfCall,
    answers: Done,
    handle: async ({ db, visitor, today, params }) => {
      await noteBounced(db, { paymentId: params.id, today, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/fees/paper/calls/:id/paper',
    who: 'fees.manage',
    summary: 'The second reminder that came back is written on paper, with a day of its own',
    params: OfCall,
    answers: Done,
    handle: async ({ db, visitor, today, params }) => {
      await callOnPaper(db, { paymentId: params.id, today, actorId: visitor.id })
      return { success: true }
    },
  }),
]
