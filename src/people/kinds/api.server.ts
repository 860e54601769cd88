import { z } from 'zod'
import { Done, Made } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { changeKindOf, KindChange } from './change-kind.server.ts'
import { KindListAnswer, PeriodListAnswer } from './kind-answer.ts'
import { listKinds } from './kinds.server.ts'
import { listPeriods } from './periods.server.ts'
import { addKind, changeKind, deleteKind, KindPatch, moveKind, NewKind } from './save-kind.server.ts'
import { addPeriod, changePeriod, deletePeriod, PeriodInput } from './write-period.server.ts'

const Id = z.object({ id: RowId })
const Period = Id.extend({ period: RowId })

const kindDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/membership-kinds',
    who: 'members.view',
    summary:
      'Kinds of membership in the club’s order, the archived ones last; the first is given to new members',
    query: listQuery(['position']),
    answers: KindListAnswer,
    handle: async ({ db, query }) => onePage(await listKinds(db), query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/membership-kinds',
    who: 'club.administer',
    summary: 'Add a kind of membership',
    body: NewKind,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await addKind(db, visitor, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/membership-kinds/:id',
    who: 'club.administer',
    summary: 'Rename a kind, say whether it votes and counts as a member, archive it or bring it back',
    params: Id,
    body: KindPatch,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await changeKind(db, visitor, { id: params.id, change: body })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/membership-kinds/:id/move',
    who: 'club.administer',
    summary: 'Move a kind one place up (-1) or down (1)',
    params: Id,
    body: z.strictObject({ step: z.literal([1, -1]) }),
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await moveKind(db, visitor, { id: params.id, step: body.step })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/membership-kinds/:id',
    who: 'club.administer',
    summary: 'Delete a kind nobody ever held (409 kind_in_use otherwise)',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deleteKind(db, visitor, params.id)
      return { success: true }
    },
  }),
]

const periodDoors: readonly Door[] = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/kind',
    who: 'members.write',
    summary: 'Give a member another kind of membership from a day on, today unless said otherwise',
    params: Id,
    body: KindChange,
    answers: Done,
    handle: async ({ db, visitor, today, params, body }) => {
      await changeKindOf(db, visitor, { ...body, memberId: params.id, today })
      return { success: true }
    },
  }),
  door({
    method: 'GET',
    path: '/api/members/:id/periods',
    who: 'members.write',
    summary: 'From when to when somebody was a member, of which kind, and why it ended; from the first on',
    params: Id,
    query: listQuery(['startsOn']),
    answers: PeriodListAnswer,
    handle: async ({ db, params, query }) =>
      onePage(
        (await listPeriods(db, params.id)).map(({ kindId, ...period }) => ({ ...period, kind: kindId })),
        query,
      ),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/periods',
    who: 'members.write',
    summary: 'Write down a time of membership before the last one',
    params: Id,
    body: PeriodInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, today, params, body, http }) => {
      const { id } = await addPeriod(db, visitor, { ...body, memberId: params.id, today })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/periods/:period',
    who: 'members.write',
    summary: 'Correct a period; the first day of the first one is since when he is a member',
    params: Period,
    body: PeriodInput,
    answers: Done,
    handle: async ({ db, visitor, today, params, body }) => {
      await changePeriod(db, visitor, { ...body, memberId: params.id, id: params.period, today })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/periods/:period',
    who: 'members.write',
    summary: 'Delete a period written by mistake; the last one is the membership itself',
    params: Period,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await deletePeriod(db, visitor, { memberId: params.id, id: params.period })
      return { success: true }
    },
  }),
]

export const membershipKindDoors: readonly Door[] = [...kindDoors, ...periodDoors]
