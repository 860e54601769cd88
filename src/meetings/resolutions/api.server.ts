import { z } from 'zod'
import { Day, Done, listOf } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { changeTask } from './change-task.server.ts'
import { RESOLUTION_STATES, stateOf } from './resolution.ts'
import { TaskInput } from './resolution-input.ts'
import { findResolution, listResolutions, mayReadResolutions } from './resolutions.server.ts'

const Id = z.object({ id: RowId })

const ResolutionAnswer = z
  .strictObject({
    id: z.int(),
    meetingId: z.int().nullable(),
    voteId: z.int().nullable(),
    rollamId: z.int().nullable().describe('of a decision outside a meeting'),
    year: z.int(),
    number: z.int().describe('within its year'),
    title: z.string(),
    wording: z.string().describe('as it was voted on'),
    memberId: z.int().nullable().describe('who is to do it'),
    memberName: z.string().nullable(),
    doer: z.string().describe('the same in words'),
    dueOn: Day.nullable(),
    doneOn: Day.nullable(),
    state: z.enum(RESOLUTION_STATES).describe('plain: nothing is to be done about it'),
    version: z.int(),
  })
  .meta({ id: 'Resolution' })

type Row = NonNullable<Awaited<ReturnType<typeof findResolution>>>

const told = ({ meetingTitle: _title, decidedOn: _decidedOn, ...row }: Row, today: string) => ({
  ...row,
  state: stateOf(row, today),
})

// Whoever has a card reads them; what is written is the recorder's of that meeting, and the use-case asks.
export const resolutionDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/resolutions',
    who: 'account.edit-own',
    summary: 'What meetings decided, the newest first; by words and by how it stands',
    query: listQuery(['-number']).extend({
      search: z.string().max(200).optional(),
      state: z.enum(RESOLUTION_STATES).optional(),
    }),
    answers: listOf(ResolutionAnswer),
    handle: async ({ db, visitor, today, query }) => {
      if (!mayReadResolutions(visitor)) return onePage([], query)
      const { items, ...page } = await listResolutions(db, { ...query, today })
      return { ...page, items: items.map((row) => told(row, today)) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/resolutions/:id',
    who: 'account.edit-own',
    summary: 'One resolution',
    params: Id,
    answers: ResolutionAnswer,
    handle: async ({ db, visitor, today, params: { id } }) => {
      const found = mayReadResolutions(visitor) ? await findResolution(db, id) : null
      if (!found) throw new Refusal('not_found')
      return told(found, today)
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/resolutions/:id',
    who: 'account.edit-own',
    summary:
      'Who is to do it, by when, and whether it is done (recorder of that meeting, or meetings.manage)',
    params: Id,
    body: TaskInput,
    answers: Done,
    handle: async ({ db, visitor, today, params: { id }, body }) => {
      await changeTask(db, visitor, { id, today, ...body })
      return { success: true }
    },
  }),
]
