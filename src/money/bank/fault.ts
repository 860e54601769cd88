import type { RefusalCode } from '../../refusals.ts'

/** Why the bank could not be read: our word for it, and its own sentence where it said one. */
export type BankFault = { readonly code: RefusalCode & `bank_${string}`; readonly sentence: string | null }

// A person has to act: waiting mends none of these.
const NEEDS_A_PERSON: readonly string[] = [
  'bank_token_refused',
  'bank_token_unreadable',
  'bank_other_account',
  'bank_other_currency',
  'bank_request_refused',
  'bank_redirected',
]
// Answers that belong to a healthy connection.
const NO_FAILURE: readonly string[] = [
  'bank_rate_limited',
  'bank_needs_authorisation',
  'bank_off',
  'bank_token_from_server',
]
const TOO_MUCH: readonly string[] = ['bank_too_many_movements', 'bank_answer_too_large']

export function isTooMuch(code: string): boolean {
  return TOO_MUCH.includes(code)
}

export function isFailure(code: string): boolean {
  return !NO_FAILURE.includes(code) && !TOO_MUCH.includes(code)
}

/** How long to leave the bank alone after so many failures in a row, in minutes. */
export function pauseAfter(code: string, failures: number): number {
  if (NEEDS_A_PERSON.includes(code)) return 360
  return failures <= 1 ? 5 : failures === 2 ? 15 : 60
}

/** The Treasurer is told at once where he must act, and otherwise when it does not mend by itself. */
export function shouldTell(code: string, failures: number): boolean {
  return NEEDS_A_PERSON.includes(code) || failures >= 3
}

/** What the bank said, short and without markup; the token never passes, wherever it stood. */
export function bankSentence(body: string, token: string): string | null {
  const text = redact(body, token)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return text && text.length <= 2000 ? Array.from(text).slice(0, 300).join('') : null
}

function redact(text: string, token: string): string {
  return text
    .replaceAll(token, '***')
    .replaceAll(/[A-Za-z0-9]{64}/g, '***')
    .replaceAll('\0', '')
    .toWellFormed()
}
