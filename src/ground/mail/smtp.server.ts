import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { type Delivery, judgeFailure } from './delivery.ts'
import type { RenderedLetter } from './letter.ts'

export type Postman = {
  readonly deliver: (to: string, messageId: string, letter: RenderedLetter) => Promise<Delivery>
  /** Knocks, signs in and says goodbye; the server's own sentence where it will not have us. */
  readonly knock: () => Promise<Delivery>
  readonly close: () => void
}

type Server = {
  readonly url: string
  readonly from: string
  /** How long an answer is waited for. */
  readonly patience?: number
}

/** Shorter than a worker's lease: whoever is slower has not told whether he took the letter. */
const LONGEST_DELIVERY = 90_000

export function smtpPostman({ url, from, patience = 10_000 }: Server): Postman {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // A letter whose connection broke may be there already: only the outbox may send it again, marked.
    maxRequeues: 0,
    idleTimeout: 5000,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 3 * patience,
  })
  return {
    deliver: async (to, messageId, letter) => {
      // An address object, never a string: a string is parsed and may turn into other recipients.
      const message = { from, to: { name: '', address: to }, messageId, ...envelopeOf(letter) }
      return within(LONGEST_DELIVERY, transport.sendMail(message))
    },
    knock: () => within(LONGEST_DELIVERY, transport.verify()),
    close: () => transport.close(),
  }
}

function envelopeOf({ subject, text, html, attachments, unsubscribe, replyTo }: RenderedLetter) {
  return {
    subject,
    text,
    html,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    attachments: attachments.map(({ name, type, bytes, cid }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
      ...(cid ? { cid } : { contentDisposition: 'attachment' as const }),
    })),
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          Precedence: 'bulk',
        }
      : { 'Auto-Submitted': 'auto-generated' },
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<Delivery> {
  const timer = new AbortController()
  const tooLong = sleep(milliseconds, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const)
  try {
    const answer = await Promise.race([work, tooLong])
    return answer === 'late' ? { outcome: 'unsure', reply: 'Timeout' } : { outcome: 'sent' }
  } catch (error) {
    // Our own mistake in putting the letter together: the server has said nothing, and will not.
    if (isOwnMistake(error)) throw error
    return judgeFailure(error)
  } finally {
    timer.abort()
  }
}

function isOwnMistake(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError
}
