import { z } from 'zod'
import { clubText } from '../../ground/texts/club-text.ts'
import { type Audience, LONGEST_MESSAGE, readAudience, RIDERS } from './message.ts'

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
])

export const MessageInput = z.strictObject({ subject, body, audience: AudienceInput })
export type MessageInput = {
  readonly subject: string
  readonly body: string
  readonly audience: Audience
}

export const RideMessageInput = z.strictObject({
  subject,
  body,
  riders: z.enum(RIDERS).default('registered'),
})

/** What the officer saw when he said yes. */
export const SendInput = z.strictObject({ expected: z.int().min(1).max(100_000), frozenAt: z.iso.datetime() })

/** As a form says it: one list of all whom one can write to. */
export const MessageForm = z
  .object({ subject, body, to: z.string().max(30), riders: z.enum(RIDERS).default('registered') })
  .transform(({ to, riders, ...text }, context) => {
    const audience = readAudience(to, riders)
    if (audience) return { ...text, audience }
    context.addIssue({ code: 'custom', message: 'invalid', path: ['to'] })
    return z.NEVER
  })
