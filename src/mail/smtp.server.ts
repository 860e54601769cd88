import { createTransport } from 'nodemailer'
import type { RenderedLetter } from './letter.ts'

type Delivery =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'failed'
      readonly reason: string
      readonly permanent: boolean
      readonly possiblySent: boolean
    }

export type Postman = {
  readonly deliver: (to: string, messageId: string, letter: RenderedLetter) => Promise<Delivery>
  readonly close: () => void
}

export function smtpPostman(url: string, from: string): Postman {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    deliver: async (to, messageId, { subject, text, html }) => {
      try {
        // An address object, never a string: a string is parsed and may turn into other recipients.
        await transport.sendMail({ from, to: { name: '', address: to }, messageId, subject, text, html })
        return { outcome: 'sent' }
      } catch (error) {
        return describeFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Only a refusal of the server tells that the letter did not go out; a broken connection tells nothing. */
function describeFailure(error: unknown): Delivery {
  const responseCode =
    typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0
  const reason = error instanceof Error ? error.message : String(error)
  return {
    outcome: 'failed',
    reason,
    permanent: responseCode >= 500 && responseCode < 600,
    possiblySent: responseCode === 0 && !isRefusedConnection(error),
  }
}

function isRefusedConnection(error: unknown): boolean {
  const text = String(error instanceof Error ? error.message : error)
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(text)
}
