import { z } from 'zod'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { LEFT_OUT } from '../../people/members/reachable.ts'
import { ROLES } from '../../permissions.ts'
import { RIDERS } from './message.ts'

export const MessageListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    subject: z.string(),
    audience: z.enum(['everybody', 'division', 'tag', 'event', 'role', 'board', 'debtors', 'view']),
    audienceName: z.string(),
    author: z.string(),
    createdAt: Moment,
    sentAt: Moment.nullable(),
    people: z.int(),
  }),
)

const AudienceAnswer = z.union([
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('division'), divisionId: z.int() }),
  z.strictObject({ kind: z.literal('tag'), tagId: z.int() }),
  z.strictObject({ kind: z.literal('event'), eventId: z.int(), riders: z.enum(RIDERS) }),
  z.strictObject({ kind: z.literal('role'), role: z.enum(ROLES) }),
  z.strictObject({ kind: z.literal('board') }),
  z.strictObject({ kind: z.literal('debtors') }),
  z.strictObject({ kind: z.literal('view'), viewId: z.int().describe('0 once the view is deleted') }),
])

export const MessageDone = doneWith({
  message: z
    .strictObject({
      id: z.int(),
      subject: z.string(),
      body: z.string(),
      audience: AudienceAnswer,
      audienceName: z.string(),
      author: z.string(),
      createdAt: Moment,
      frozenAt: Moment,
      sentAt: Moment.nullable(),
      batchId: z.int().nullable(),
      people: z.int(),
      examples: z
        .array(z.strictObject({ memberId: z.int(), name: z.string(), greeting: z.string() }))
        .describe('the first three letters, as each of them begins'),
      files: z.array(
        z.strictObject({
          documentId: z.int().nullable(),
          title: z.string(),
          fileName: z.string(),
          size: z.int(),
          goesAs: z.enum(['file', 'link']).describe('a link where the file is large'),
        }),
      ),
      recipients: z.array(
        z.strictObject({
          memberId: z.int().describe('below zero a guest of the ride'),
          name: z.string(),
          mailId: z.int().nullable(),
          state: z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled']).nullable(),
          possiblySent: z
            .boolean()
            .describe(
              'cut off while the mail server took it: it may have arrived and does not go again by itself',
            ),
        }),
      ),
      leftOut: z.array(
        z.strictObject({ memberId: z.int(), name: z.string(), reason: z.enum(LEFT_OUT).nullable() }),
      ),
    })
    .meta({ id: 'Message' }),
})
