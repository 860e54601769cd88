import { z } from 'zod'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { closeDivision, MoveTo, reopenDivision } from './close-division.server.ts'
import { listDivisions } from './divisions.server.ts'
import { changeTerm, deleteTerm, giveTitle, NewTerm, TermDates } from './give-title.server.ts'
import {
  addDivision,
  changeDivision,
  deleteDivision,
  DivisionFields,
  moveDivision,
} from './save-division.server.ts'
import { addTitle, changeTitle, deleteTitle, NewTitle, TitlePatch } from './save-title.server.ts'
import { listTerms, listTitles, type TermRow } from './titles.server.ts'
import { BatchStarted } from '../../ground/batches/batch-answer.ts'
import { Done, Made } from '../../ground/http/answer.ts'
import { DivisionListAnswer, TitleListAnswer } from './title-answer.ts'

const Id = z.object({ id: RowId })
const DivisionPatch = z.strictObject({
  name: DivisionFields.shape.name.optional(),
  town: z.string().trim().max(100).optional(),
  meets: z.string().trim().max(200).optional(),
  description: z.string().trim().max(1000).optional(),
})
const Closing = z.discriminatedUnion('closed', [
  z.strictObject({
    closed: z.literal(true),
    moveTo: MoveTo,
  }),
  z.strictObject({ closed: z.literal(false) }),
])

const InOrder = listQuery(['position'])

function termShape(term: TermRow) {
  const { titleId: _, divisionId, division: __, roleGivenAt: ___, ...rest } = term
  return { ...rest, division: divisionId }
}

const divisionDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/divisions',
    who: 'club.administer',
    summary: 'Divisions of the club in their order, the closed ones last',
    query: InOrder,
    answers: DivisionListAnswer,
    handle: async ({ db, query }) => onePage(await listDivisions(db), query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/divisions',
    who: 'club.administer',
    summary: 'Add a division',
    body: DivisionFields,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await addDivision(db, visitor, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/divisions/:id',
    who: 'club.administer',
    summary: 'Rename or describe a division',
    params: Id,
    body: DivisionPatch,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await changeDivision(db, visitor, { id: params.id, change: body })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/divisions/:id/move',
    who: 'club.administer',
    summary: 'Move a division one place up (-1) or down (1)',
    params: Id,
    body: z.strictObject({ step: z.literal([1, -1]) }),
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await moveDivision(db, visitor, { id: params.id, step: body.step })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/divisions/:id/close',
    who: 'club.administer',
    summary: 'Close a division, its members staying in it or moving to another one as a run; or reopen it',
    params: Id,
    body: Closing,
    answers: { 200: Done, 202: BatchStarted },
    handle: async ({ db, visitor, today, params: { id }, body, http }) => {
      if (!body.closed) {
        await reopenDivision(db, visitor, id)
        return { success: true }
      }
      const batch = await closeDivision(db, visitor, { id, today, moveTo: body.moveTo })
      if (!batch) return { success: true }
      http.status(202)
      return { success: true, batch }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/divisions/:id',
    who: 'club.administer',
    summary: 'Delete a division nobody and nothing ever belonged to',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteDivision(db, visitor, params.id)
      return { success: true }
    },
  }),
]

const titleDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/titles',
    who: 'members.write',
    summary: 'Titles of the club, each with all its terms, the last first',
    query: InOrder,
    answers: TitleListAnswer,
    handle: async ({ db, query }) => {
      const [titles, terms] = await Promise.all([listTitles(db), listTerms(db)])
      const items = titles.map((title) => ({
        ...title,
        terms: terms.filter(({ titleId }) => titleId === title.id).map(termShape),
      }))
      return onePage(items, query)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/titles',
    who: 'club.administer',
    summary: 'Add a title to the list',
    body: NewTitle,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await addTitle(db, visitor, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/titles/:id',
    who: 'club.administer',
    summary: 'Rename a title, say whether it has one holder, close or reopen it',
    params: Id,
    body: TitlePatch,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await changeTitle(db, visitor, { id: params.id, change: body })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/titles/:id',
    who: 'club.administer',
    summary: 'Delete a title nobody ever held',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteTitle(db, visitor, params.id)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/titles/:id/terms',
    who: 'members.write',
    summary:
      'Give a title to a member from a day to a day, with a role that ends with it if one is named (409 title_taken when somebody holds it then)',
    params: Id,
    body: NewTerm,
    answers: { 201: Made },
    handle: async ({ db, visitor, today, params, body, http }) => {
      const { id } = await giveTitle(db, visitor, { ...body, titleId: params.id, today })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/titles/terms/:id',
    who: 'members.write',
    summary: 'Change the first and the last day of a term',
    params: Id,
    body: TermDates,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await changeTerm(db, visitor, { ...body, id: params.id })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/titles/terms/:id',
    who: 'members.write',
    summary: 'Delete a term written by mistake',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteTerm(db, visitor, params.id)
      return { success: true }
    },
  }),
]

export const officeDoors: readonly Door[] = [...divisionDoors, ...titleDoors]
