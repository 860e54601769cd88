import { z } from 'zod'
import { HAPPENINGS } from '../../ground/audit/happenings.ts'
import { Done, doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { HookInput } from './hook.ts'
import { listDeliveries, listHooks } from './hooks.server.ts'
import { deleteHook, makeHook, resendDelivery, switchHook } from './keep-hook.server.ts'

const Id = z.object({ id: RowId })
const Password = z.strictObject({ password: z.string().max(1000).optional() })

const HookAnswer = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    address: z.string(),
    kinds: z.array(z.string()),
    createdAt: Moment,
    deliveredAt: Moment.nullable().describe('the last time it took something'),
    failingSince: Moment.nullable(),
    pausedAt: Moment.nullable(),
    pausedWhy: z.enum(['asked', 'failing', 'gone']).nullable(),
    waiting: z.int(),
    failed: z.int().describe('set aside after the last try'),
  })
  .meta({ id: 'Hook' })

const DeliveryAnswer = z
  .strictObject({
    id: z.int(),
    happening: z.int(),
    kind: z.string(),
    thing: z.int().nullable(),
    person: z.int().nullable(),
    happenedAt: Moment,
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    nextAttemptAt: Moment,
    deliveredAt: Moment.nullable(),
    answer: z.string().nullable().describe('the status it answered, or why it was not reached'),
  })
  .meta({ id: 'HookDelivery' })

export const hookDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/hooks',
    who: 'grants.give',
    summary: 'Whom the club tells that something happened, without their secrets',
    query: listQuery(['id']),
    answers: listOf(HookAnswer),
    handle: async ({ db, query }) => onePage(await listHooks(db), query),
  }),
  door({
    method: 'POST',
    path: '/api/hooks',
    who: 'grants.give',
    summary: `Tell an address of happenings (${HAPPENINGS.join(', ')}), with one’s password; answers the secret its messages are signed with (Standard Webhooks), once`,
    body: HookInput,
    answers: doneWith({ id: z.int(), secret: z.string() }),
    handle: async ({ db, visitor, body }) => ({ success: true, ...(await makeHook(db, visitor, body)) }),
  }),
  door({
    method: 'POST',
    path: '/api/hooks/:id/pause',
    who: 'grants.give',
    summary: 'Pause a hook or let it go on; what happens meanwhile is not told, what waited is',
    params: Id,
    body: z.strictObject({ paused: z.boolean() }),
    answers: Done,
    handle: async ({ db, visitor, params: { id }, body: { paused } }) => {
      await switchHook(db, visitor, { id, paused })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    path: '/api/hooks/:id',
    who: 'grants.give',
    summary: 'Delete a hook with all that waits for it, with one’s password',
    params: Id,
    body: Password,
    bodyMayBeMissing: true,
    answers: Done,
    handle: async ({ db, visitor, params: { id }, body }) => {
      await deleteHook(db, visitor, { id, ...body })
      return { success: true }
    },
  }),
  door({
    method: 'GET',
    path: '/api/hooks/:id/deliveries',
    who: 'grants.give',
    summary: 'The last two hundred happenings of a hook, and what became of them',
    params: Id,
    query: listQuery(['id']),
    answers: listOf(DeliveryAnswer),
    handle: async ({ db, params: { id }, query }) => onePage(await listDeliveries(db, id), query),
  }),
  door({
    method: 'POST',
    path: '/api/hooks/:id/deliveries/:deliveryId/resend',
    who: 'grants.give',
    summary: 'Send a happening once more, under the same number',
    params: z.object({ id: RowId, deliveryId: RowId }),
    answers: Done,
    handle: async ({ db, visitor, params: { id, deliveryId } }) => {
      await resendDelivery(db, visitor, { hookId: id, deliveryId })
      return { success: true }
    },
  }),
]
