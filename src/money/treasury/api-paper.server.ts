import { z } from 'zod'
import { IdsText } from '../../ground/lists/list-fields.ts'
import { doneWith, listOf } from '../../ground/http/answer.ts'
import { door } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import { LettersDelivered } from '../fees/paper-letter.ts'
import { listPaperLetters, markDelivered } from '../fees/paper-letters.server.ts'
import { PaperLetterAnswer } from './fee-answer.ts'
import { printLabels, printLetters } from './print-letters.server.ts'

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
]
