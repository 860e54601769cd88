import { z } from 'zod'
import { clubText } from '../../ground/texts/club-text.ts'
import { ROLES } from '../../permissions.ts'
import { type Audience, LONGEST_MESSAGE, readAudience, RIDERS } from './message.ts'
import { MOST_FILES } from './message-file.ts'

const id = z.int().min(1).max(999_999_999)
const subject = z.string().trim().min(1).max(200)
const body = clubText(LONGEST_MESSAGE)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => text !== '', 'required')

const AudienceInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('division'), divisionId: id }),
  z.strictObject({ kind: z.literal('tag'), tagId: id }),
  z.strictObject({ kind: z.literal('event'), eventId: id, riders: z.enum(RIDERS).default('registered') }),
  z.strictObject({ kind: z.literal('role'), role: z.enum(ROLES) }),
  z.strictObject({ kind: z.literal('board') }),
  z.strictObject({ kind: z.literal('debtors') }),
  z.strictObject({ kind: z.literal('view'), viewId: id }),
])

const documents = z
  .array(id)
  .max(MOST_FILES)
  .default([])
  .describe('documents of the club that go with it, in their newest version')

export const MessageInput = z.strictObject({ subject, body, audience: AudienceInput, documents })
export type MessageInput = {
  readonly subject: string
  readonly body: string
  readonly audience: Audience
  readonly documents: readonly number[]
}

export const RideMessageInput = z.strictObject({
  subject,
  body,
  riders: z.enum(RIDERS).default('registered'),
  documents,
})

/** What the officer saw when he said yes. */
export const SendInput = z.strictObject({ expected: z.int().min(1).max(100_000), frozenAt: z.iso.datetime() })

const chosen = z
  .string()
  .regex(/^(?:[1-9]\d{0,8})?$/)
  .transform((text) => (text === '' ? null : Number(text)))
  .optional()

/** As a form says it: one list of all whom one can write to. */
export const MessageForm = z
  .object({
    subject,
    body,
    to: z.string().max(30),
    riders: z.enum(RIDERS).default('registered'),
    file1: chosen,
    file2: chosen,
    file3: chosen,
  })
  .transform(({ to, riders, file1, file2, file3, ...text }, context) => {
    const audience = readAudience(to, riders)
    const documents = [...new Set([file1, file2, file3].flatMap((one) => one ?? []))]
    if (audience) return { ...text, audience, documents }
    context.addIssue({ code: 'custom', message: 'invalid', path: ['to'] })
    return z.NEVER
  })
