import { asPlainText } from '../values/plain-text.ts'

/** What came of offering a letter to the mail server. */
export type Delivery =
  | { readonly outcome: 'sent' }
  /** It said no for good, or asked to come later, or the connection broke before the letter was let go: it does not have it. */
  | { readonly outcome: 'refused'; readonly reply: string; readonly isDeadAddress: boolean }
  | { readonly outcome: 'postponed'; readonly reply: string }
  /** The connection broke after that: it may have the letter or not. */
  | { readonly outcome: 'unsure'; readonly reply: string }
  /** It was never reached, or will not have us at all: no fault of the letter or its address. */
  | { readonly outcome: 'unreached'; readonly reply: string }

type SmtpFault = {
  readonly code: string
  readonly command: string
  readonly responseCode: number
  readonly message: string
}

const NEVER_REACHED =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|Connection timeout|Greeting never received|Invalid greeting|certificate|SSL routines|wrong version number/i
const SIGN_IN = ['EAUTH', 'ETLS', 'EDNS']

/** Only a refusal of the server tells that the letter did not go out; a broken connection tells nothing. */
export function judgeFailure(error: unknown): Delivery {
  const fault = readFault(error)
  const { responseCode, message: reply } = fault
  if (isServersTrouble(fault)) return { outcome: 'unreached', reply }
  if (responseCode >= 500) return { outcome: 'refused', reply, isDeadAddress: isDeadAddress(fault) }
  if (responseCode >= 400) return { outcome: 'postponed', reply }
  return { outcome: 'unsure', reply }
}

/** Refused at the door, at the sign-in or as a sender: the next letter would fare the same. */
function isServersTrouble({ code, command, responseCode, message }: SmtpFault): boolean {
  return (
    SIGN_IN.includes(code) ||
    (responseCode === 0 && NEVER_REACHED.test(message)) ||
    (responseCode > 0 && /^(?:CONN|EHLO|HELO|STARTTLS|AUTH|MAIL FROM)/i.test(command))
  )
}

/** The server knows no such person. A full mailbox or a policy says nothing about the address. */
function isDeadAddress({ command, message }: SmtpFault): boolean {
  return /^RCPT TO/i.test(command) && !SAYS_NOTHING.test(message)
}

const SAYS_NOTHING = /\b5\.[267]\.\d/

/** The same of a server that sent the letter back: a class, a subject and a detail, 5.1.1. */
export function isDeadStatus(status: string): boolean {
  return /^5\.\d/.test(status) && !SAYS_NOTHING.test(status)
}

/** What the server itself said, where it said anything. */
function ownSentence({ response }: Readonly<Record<string, unknown>>): string | null {
  return typeof response === 'string' && response !== '' ? response : null
}

function readFault(error: unknown): SmtpFault {
  const fault: Readonly<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  return {
    code: typeof fault.code === 'string' ? fault.code : '',
    command: typeof fault.command === 'string' ? fault.command : '',
    responseCode: Number(fault.responseCode ?? 0) || 0,
    message: asPlainText(ownSentence(fault) ?? (error instanceof Error ? error.message : String(error))),
  }
}
