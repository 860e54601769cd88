import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { HAPPENINGS } from '../../ground/audit/happenings.ts'

export const HookInput = z.strictObject({
  name: z.string().trim().min(1).max(60),
  address: z.string().trim().min(10).max(2000),
  kinds: z.array(z.enum(HAPPENINGS)).min(1).max(HAPPENINGS.length),
  password: z.string().max(1000).optional(),
})
export type HookInput = z.infer<typeof HookInput>

export const MOST_HOOKS = 20

const MINUTE = 60
const HOUR = 3600
/** Seconds until the next try; after the last one it is set aside, to be sent again by hand. */
export const PAUSES = [
  30,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
] as const
/** Nothing taken for so long: nobody is there, and calling him is stopped. */
export const GIVES_UP_AFTER_HOURS = 72

export type Delivery = {
  readonly happening: number
  readonly kind: string
  readonly thing: number | null
  readonly person: number | null
  readonly happenedAt: Date
}

/** What leaves the house: what kind of thing happened, when, and numbers to ask the API by. */
export function bodyOf({ kind, thing, person, happenedAt }: Delivery): string {
  const data = { ...(thing === null ? {} : { id: thing }), ...(person === null ? {} : { memberId: person }) }
  return JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data })
}

type Signing = { readonly secret: string; readonly id: string; readonly now: Date; readonly body: string }

/** The headers of Standard Webhooks: the number by which doubles are dropped, when it was signed, and the signature. */
export function signedHeaders({ secret, id, now, body }: Signing): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

export const messageId = (happening: number) => `happening_${happening}`

export type Answered = { readonly status: number } | { readonly fault: 'forbidden' | 'unreached' | 'locked' }
export type Verdict =
  | { readonly is: 'delivered' }
  /** The receiver says that nobody is there any more, or he must not be called at all. */
  | { readonly is: 'gone' }
  | { readonly is: 'failed' }
  | { readonly is: 'later'; readonly seconds: number }

/** What becomes of a try, by its number and what was answered. Any answer but a yes is tried again: a receiver under repair says odd things. */
export function verdictOn(answered: Answered, attempts: number): Verdict {
  if ('status' in answered && answered.status >= 200 && answered.status < 300) return { is: 'delivered' }
  const isGone = 'status' in answered ? answered.status === 410 : answered.fault !== 'unreached'
  if (isGone) return { is: 'gone' }
  const seconds = PAUSES[attempts - 1]
  return seconds === undefined ? { is: 'failed' } : { is: 'later', seconds }
}
