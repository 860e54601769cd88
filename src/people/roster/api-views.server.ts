import { z } from 'zod'
import { Done, listOf, Made } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { changeView, deleteView, saveView } from './save-view.server.ts'
import { mayChangeView, ViewChange, ViewInput } from './saved-view.ts'
import { listViews } from './saved-views.server.ts'

const One = z.strictObject({ id: RowId })

const ViewListAnswer = listOf(
  z
    .strictObject({
      id: z.int(),
      name: z.string(),
      shared: z.boolean(),
      query: z.string(),
      owner: z.string(),
      mayChange: z.boolean(),
    })
    .meta({ id: 'MemberView' }),
)

export const viewDoors = [
  door({
    method: 'GET',
    path: '/api/members/views',
    who: 'members.view',
    summary: 'Saved views of the members: one’s own, and for officers those shared with them',
    query: listQuery(['name']),
    answers: ViewListAnswer,
    handle: async ({ db, visitor, query }) => {
      const { items, ...leaf } = await listViews(db, visitor, query)
      return {
        ...leaf,
        items: items.map(({ accountId, ...view }) => ({
          ...view,
          mayChange: mayChangeView({ ...view, accountId }, visitor),
        })),
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/views',
    who: 'members.view',
    summary: 'Save a filter with its columns and order under a name, for oneself or shared with officers',
    body: ViewInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await saveView(db, visitor, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/members/views/:id',
    who: 'members.view',
    summary: 'Rename a view, share it or not, or save another filter in it',
    params: One,
    body: ViewChange,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await changeView(db, visitor, { id: params.id, change: body })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/members/views/:id',
    who: 'members.view',
    summary: 'Delete a view; nobody in it is touched',
    params: One,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteView(db, visitor, params.id)
      return { success: true }
    },
  }),
]
