import { z } from 'zod'
import { BatchStarted } from '../../ground/batches/batch-answer.ts'
import { doneWith } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { ChosenMembers, saysWho } from '../roster/chosen-members.ts'
import { startChange } from './change-many.server.ts'
import { ManyChange } from './many-change.ts'
import { previewChange } from './preview-change.server.ts'
import { startUndo } from './undo-change.server.ts'

const ChangeBody = z
  .strictObject({ ...ChosenMembers.shape, change: ManyChange })
  .refine(saysWho, { error: 'required', path: ['ids'] })

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Change = z.strictObject({ field: z.string(), from: value, to: value })

const PreviewAnswer = doneWith({
  total: z.int(),
  changing: z.int(),
  same: z.int(),
  refused: z.int(),
  groups: z.array(Change.extend({ count: z.int() })),
  people: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      changes: z.array(Change),
      refused: z.string().nullable(),
    }),
  ),
})

// Whoever keeps the cards changes what is on them; roles are changed by those who handle accounts, and the use-case asks.
export const changeDoors = [
  door({
    method: 'POST',
    path: '/api/members/change/preview',
    who: 'members.write',
    summary: 'What a change of many cards would change for whom; nothing is written',
    body: ChangeBody,
    answers: PreviewAnswer,
    handle: async ({ db, visitor, today, body: { change, ...chosen } }) => ({
      success: true,
      ...(await previewChange(db, visitor, { change, chosen, today })),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/change',
    who: 'members.write',
    summary:
      'Change division, kind of membership, tags or role of many: those named, or all a filter finds at this moment',
    body: ChangeBody,
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, today, body: { change, ...chosen }, http }) => {
      const batch = await startChange(db, visitor, { change, chosen, today })
      http.status(202)
      return { success: true, batch }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/change/:id/undo',
    who: 'members.write',
    summary: 'Take a whole run back, card by card, where nobody has changed the card since',
    params: z.object({ id: RowId }),
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, params, http }) => {
      const batch = await startUndo(db, visitor, params.id)
      http.status(202)
      return { success: true, batch }
    },
  }),
]
