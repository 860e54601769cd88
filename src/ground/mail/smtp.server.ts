import { setTimeout as sleep } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import DKIM from 'nodemailer/lib/dkim'
import { type Delivery, judgeFailure } from './delivery.ts'
import { type Dkim, domainOf, speaksFor } from './dkim.ts'
import type { RenderedLetter } from './letter.ts'

export type Postman = {
  /** Before the last piece of the letter leaves, it is let go: whoever does not let it go keeps it from the server. */
  readonly deliver: (to: Addressed, letter: RenderedLetter, letGo: LetGo) => Promise<Delivery>
  /** Knocks, signs in and says goodbye; the server's own sentence where it will not have us. */
  readonly knock: () => Promise<Delivery>
  readonly close: () => void
}

type Addressed = { readonly toAddress: string; readonly messageId: string }
type LetGo = () => Promise<void>

type Server = {
  readonly url: string
  readonly from: string
  readonly dkim?: Dkim | null
  /** Where letters that cannot be delivered return to, and wishes to get no more of them go. */
  readonly returnTo?: string | null
  /** How long an answer is waited for. */
  readonly patience?: number
}

/** Shorter than a worker's lease: whoever is slower has not told whether he took the letter. */
const LONGEST_DELIVERY = 90_000

/** Beside what is always signed: the way out of a list, as RFC 8058 wants it. */
const SIGNED_FIELDS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'In-Reply-To:References:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted:Precedence'

export function smtpPostman({ url, from, dkim, returnTo, patience = 10_000 }: Server): Postman {
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
  const leaving = new Map<string, LetGo>()
  const signer = dkim && speaksFor(dkim, from) ? new DKIM(signing(dkim)) : null
  // The signature reads the whole letter, so it comes before the last piece is held back.
  transport.use('stream', ({ message, data }, done) => {
    const letGo = leaving.get(data.messageId ?? '')
    if (signer) message.processFunc((input) => signer.sign(input))
    if (letGo) message.processFunc((input) => Readable.from(lastHeldBack(input, letGo)))
    done()
  })
  return {
    deliver: async ({ toAddress: to, messageId }, letter, letGo) => {
      // An address object, never a string: a string is parsed and may turn into other recipients.
      const number = ownMessageId(messageId, from)
      const message = {
        from,
        to: { name: '', address: to },
        messageId: number,
        ...contentsOf(letter, returnTo),
        ...(returnTo ? returning(returnTo, { to, messageId }) : {}),
      }
      const way: { isGone?: true; refused?: unknown } = {}
      leaving.set(number, async () => {
        await letGo().catch((error: unknown) => {
          way.refused = error
          throw error
        })
        way.isGone = true
      })
      const delivery = await within(LONGEST_DELIVERY, transport.sendMail(message)).finally(() =>
        leaving.delete(number),
      )
      if (way.refused !== undefined) throw way.refused
      return way.isGone ? delivery : surelyNotThere(delivery)
    },
    knock: () => within(LONGEST_DELIVERY, transport.verify()),
    close: () => transport.close(),
  }
}

/** Everything goes but the last piece; that one when the letter is let go. */
async function* lastHeldBack(input: AsyncIterable<unknown>, letGo: LetGo): AsyncGenerator {
  let last: unknown = null
  for await (const piece of input) {
    if (last !== null) yield last
    last = piece
  }
  await letGo()
  yield last
}

function surelyNotThere(delivery: Delivery): Delivery {
  return delivery.outcome === 'unsure' ? { outcome: 'postponed', reply: delivery.reply } : delivery
}

function signing({ domain, selector, privateKey }: Dkim) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_FIELDS }
}

/** Filters look whether the number of a letter is of the sender's domain; ours is kept without one. */
function ownMessageId(kept: string, from: string): string {
  return kept.replace(/@klubovna>$/, `@${domainOf(from)}>`)
}

/** The server is asked for the head of the letter alone when it comes back: secret links stay where they were sent. */
function returning(address: string, { to, messageId }: { to: string; messageId: string }) {
  const id = messageId.slice(1, messageId.indexOf('@'))
  return {
    envelope: { from: { name: '', address }, to: { name: '', address: to } },
    dsn: { id, return: 'headers', notify: 'failure', recipient: to },
  }
}

function contentsOf(
  { subject, text, html, attachments, unsubscribe, unsubscribeSubject, replyTo }: RenderedLetter,
  returnTo: string | null | undefined,
) {
  const byMail = returnTo && unsubscribeSubject ? `, <mailto:${returnTo}?subject=${unsubscribeSubject}>` : ''
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
          'List-Unsubscribe': `<${unsubscribe}>${byMail}`,
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
