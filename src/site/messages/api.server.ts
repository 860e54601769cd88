import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { changeDraft, deleteDraft, draftMessage } from './draft-message.server.ts'
import { mayOpenMessage } from './message.ts'
import { MessageInput, RideMessageInput, SendInput } from './message-input.ts'
import { listFiles } from './message-files.server.ts'
import { audienceOf, findMessage, listExamples, listMessages, listRecipients } from './messages.server.ts'
import { sendMessage, sendTestMessage } from './send-message.server.ts'
import { BatchStarted } from '../../ground/batches/batch-answer.ts'
import { Done } from '../../ground/http/answer.ts'
import { MessageDone, MessageListAnswer } from './message-answer.ts'

const Id = z.strictObject({ id: RowId })

// A message to an event is open to those who plan it too; whose it is is known only once it is found.
export const messageDoors = [
  door({
    method: 'GET',
    path: '/api/messages',
    who: 'news.write',
    summary: 'Messages by mail, unsent ones first, then from the last',
    query: listQuery(['-sentAt']),
    answers: MessageListAnswer,
    handle: ({ db, query }) => listMessages(db, query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/messages',
    who: 'news.write',
    summary:
      'Write a message to everybody, the board, debtors, a role, a saved view, a division, a tag or an event, with documents of the club; its recipients are frozen, nothing is sent',
    body: MessageInput,
    answers: { 201: MessageDone },
    handle: async ({ db, visitor, today, body, http }) => {
      const id = await draftMessage(db, { visitor, today, input: body })
      http.status(201)
      return { success: true, message: await viewMessage(db, visitor, id) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/messages',
    who: 'events.manage',
    summary: 'Write a message to those registered for an event, those who wait, or both; nothing is sent yet',
    params: Id,
    body: RideMessageInput,
    answers: { 201: MessageDone },
    handle: async ({ db, visitor, today, params, body: { riders, ...text }, http }) => {
      const audience = { kind: 'event', eventId: params.id, riders } as const
      const id = await draftMessage(db, { visitor, today, input: { ...text, audience } })
      http.status(201)
      return { success: true, message: await viewMessage(db, visitor, id) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/messages/:id',
    who: 'signed-in',
    summary: 'One message with its recipients, the state of each letter, and who is left out and why',
    params: Id,
    answers: MessageDone,
    handle: async ({ db, visitor, params }) => ({
      success: true,
      message: await viewMessage(db, visitor, params.id),
    }),
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/messages/:id',
    who: 'news.write',
    summary: 'Change a message that was not sent; its recipients are frozen anew',
    params: Id,
    body: MessageInput,
    answers: MessageDone,
    handle: async ({ db, visitor, today, params, body }) => {
      await ownMessage(db, visitor, params.id)
      await changeDraft(db, params.id, { visitor, today, input: body })
      return { success: true, message: await viewMessage(db, visitor, params.id) }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/messages/:id',
    who: 'signed-in',
    summary: 'Throw away a message that was not sent',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await ownMessage(db, visitor, params.id)
      await deleteDraft(db, visitor, params.id)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/messages/:id/test',
    who: 'signed-in',
    summary: 'Send the message to oneself only',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params, language }) => {
      await sendTestMessage(db, visitor, await ownMessage(db, visitor, params.id), language)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/messages/:id/send',
    who: 'signed-in',
    summary:
      'Send it, as a run, to exactly those who were shown: expected is their number, frozenAt their list',
    params: Id,
    body: SendInput,
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, params, body, http }) => {
      await ownMessage(db, visitor, params.id)
      const batch = await sendMessage(db, visitor, { id: params.id, ...body })
      http.status(202)
      return { success: true, batch }
    },
  }),
]

/** Whoever may not write to those people does not know of the message. */
async function ownMessage(db: Db, visitor: Visitor, id: number) {
  const message = await findMessage(db, id)
  if (!message || !mayOpenMessage(visitor, message)) throw new Refusal('not_found')
  return message
}

const MOST_TOLD = 5000

async function viewMessage(db: Db, visitor: Visitor, id: number) {
  const message = await ownMessage(db, visitor, id)
  const { subject, body, audienceName, createdAt, sentAt, frozenAt, batchId, author, people } = message
  const most = { page: 1, pageSize: MOST_TOLD }
  const [recipients, leftOut, examples, files] = await Promise.all([
    listRecipients(db, id, { leftOut: false, ...most }),
    listRecipients(db, id, { leftOut: true, ...most }),
    listExamples(db, id),
    listFiles(db, id),
  ])
  return {
    id,
    subject,
    body,
    audience: audienceOf(message),
    audienceName,
    author,
    createdAt,
    frozenAt,
    sentAt,
    batchId,
    people,
    examples,
    files: files.map(({ fileKey: _key, type: _type, ...file }) => file),
    recipients: recipients.items.map(({ memberId, name, mailId, state, isDoubtful }) => ({
      memberId,
      name,
      mailId,
      state,
      possiblySent: isDoubtful,
    })),
    leftOut: leftOut.items.map(({ memberId, name, leftOut: reason }) => ({ memberId, name, reason })),
  }
}
