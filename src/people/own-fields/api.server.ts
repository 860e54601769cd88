import { z } from 'zod'
import { Done, doneWith, listOf, Made } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { OWN_KINDS, OWN_ROWS } from '../../ground/values/own-field.ts'
import { readableOwn } from '../members/visibility.ts'
import { ChoiceRemoval, NewOwnField, OwnFieldPatch } from './own-field-input.ts'
import {
  addOwnField,
  changeOwnField,
  deleteOwnField,
  moveOwnField,
  removeChoice,
} from './save-own-field.server.ts'

const Id = z.object({ id: RowId })

const OwnFieldListAnswer = listOf(
  z
    .strictObject({
      id: z.int(),
      name: z.string(),
      kind: z.enum(OWN_KINDS),
      seenAs: z.enum(OWN_ROWS),
      inApplication: z.boolean(),
      choices: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    })
    .meta({ id: 'OwnField' }),
)

export const ownFieldDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/own-fields',
    who: 'members.view',
    summary:
      'Fields the club has added to its cards by itself, those the caller reads on his own or on other cards',
    query: listQuery(['position']),
    answers: OwnFieldListAnswer,
    handle: async ({ visitor, query }) => {
      const mine = { id: visitor.memberId ?? 0, sharesContact: true, ridesToday: true }
      const read = [...readableOwn(visitor), ...readableOwn(visitor, mine)]
      return onePage(
        (visitor.own ?? []).filter((field) => read.includes(field)),
        query,
      )
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/own-fields',
    who: 'club.administer',
    summary: 'Add a field to the cards, 30 at most',
    body: NewOwnField,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await addOwnField(db, visitor, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/own-fields/:id',
    who: 'club.administer',
    summary: 'Rename a field or its choices, add choices, say who sees it and whether applicants are asked',
    params: Id,
    body: OwnFieldPatch,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await changeOwnField(db, visitor, { id: params.id, change: body })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/own-fields/:id/move',
    who: 'club.administer',
    summary: 'Move a field one place up (-1) or down (1)',
    params: Id,
    body: z.strictObject({ step: z.literal([1, -1]) }),
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await moveOwnField(db, visitor, { id: params.id, step: body.step })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/own-fields/:id/choices/:choice/remove',
    who: 'club.administer',
    summary: 'Remove a choice; where somebody has it, only with what he gets instead (409 own_choice_held)',
    params: Id.extend({ choice: RowId }),
    body: ChoiceRemoval,
    answers: doneWith({ moved: z.int() }),
    handle: async ({ db, visitor, params, body }) => ({
      success: true,
      ...(await removeChoice(db, visitor, { ...params, ...body })),
    }),
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/own-fields/:id',
    who: 'club.administer',
    summary: 'Delete a field with all that cards and applications say in it',
    params: Id,
    answers: doneWith({ held: z.int() }),
    handle: async ({ db, visitor, params }) => ({
      success: true,
      ...(await deleteOwnField(db, visitor, params.id)),
    }),
  }),
]
