import { z } from 'zod'
import { Done, doneWith, Moment } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { pushKeys } from '../../ground/push/push-keys.server.ts'
import { SubscriptionInput, TopicsInput } from '../../ground/push/subscription-input.ts'
import {
  chooseTopics,
  listSubscriptions,
  subscribe,
  topicsFor,
  unsubscribe,
} from '../../ground/push/subscriptions.server.ts'
import { PUSH_TOPICS } from '../../ground/tables/push.ts'

const Topic = z.enum(PUSH_TOPICS)
const PushDevice = z
  .strictObject({
    id: z.int(),
    userAgent: z.string(),
    topics: z.array(Topic),
    createdAt: Moment,
    toldAt: Moment.nullable(),
  })
  .meta({ id: 'PushDevice' })

export const pushDoors = [
  door({
    method: 'GET',
    path: '/api/account/push',
    who: 'signed-in',
    summary: 'One’s own devices that are told by push, and what one can be told about',
    answers: doneWith({ topics: z.array(Topic), devices: z.array(PushDevice) }),
    handle: async ({ db, visitor }) => {
      const devices = await listSubscriptions(db, visitor.id)
      return {
        success: true,
        topics: [...topicsFor(visitor)],
        devices: devices.map(({ endpoint: _endpoint, ...device }) => device),
      }
    },
  }),
  door({
    method: 'POST',
    path: '/api/account/push/key',
    who: 'signed-in',
    summary: 'The club’s public key for push services; made when somebody asks for it first',
    answers: doneWith({ key: z.string() }),
    handle: async ({ db }) => ({ success: true, key: (await pushKeys(db)).publicKey.toString('base64url') }),
  }),
  door({
    method: 'POST',
    path: '/api/account/push',
    who: 'signed-in',
    summary: 'Tell this browser from now on: its push service, its keys and the topics',
    body: SubscriptionInput,
    answers: doneWith({ id: z.int() }),
    handle: async ({ db, visitor, body, userAgent }) => ({
      success: true,
      id: await subscribe(db, visitor, { ...body, userAgent }),
    }),
  }),
  door({
    method: 'PUT',
    path: '/api/account/push/:id/topics',
    who: 'signed-in',
    summary: 'What one of one’s own devices is told about',
    params: z.object({ id: RowId }),
    body: TopicsInput,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await chooseTopics(db, visitor, { id: params.id, topics: body.topics })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    path: '/api/account/push/:id',
    who: 'signed-in',
    summary: 'Tell one of one’s own devices nothing more',
    params: z.object({ id: RowId }),
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await unsubscribe(db, visitor, params.id)
      return { success: true }
    },
  }),
]
