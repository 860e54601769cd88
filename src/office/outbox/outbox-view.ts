import type { MailState } from '../../ground/mail/mail-state.tsx'
import type { fateWords } from './outbox.words.ts'

/** One line of the outbox, in the reader's words. */
export type LetterLine = {
  readonly id: number
  readonly subject: string
  readonly to: string
  readonly name: string | null
  readonly memberId: number | null
  readonly state: MailState
  /** When, why, or what comes next. */
  readonly fate: string
  readonly isDoubtful: boolean
}

export type LetterDetail = LetterLine & {
  readonly posted: string
  readonly sent: string | null
  readonly text: string | null
  readonly hasLink: boolean
  readonly attempts: readonly {
    readonly when: string
    readonly outcome: string
    readonly reply: string | null
  }[]
}

export const mayResend = (state: MailState) => state === 'failed' || state === 'cancelled' || state === 'sent'
export const mayCancel = (state: MailState) => state === 'waiting'

const REASONS = [
  'dead_address',
  'obsolete',
  'unsubscribed',
  'membership_closed',
  'by_hand',
  'invalid_address',
  'unknown_letter',
  'too_many_tries',
  'maybe_arrived',
  'house_trouble',
] as const satisfies readonly (keyof typeof fateWords)[]

/** Our own reasons have words; a mail server's sentence is shown as it stands. */
export function ownReason(error: string): (typeof REASONS)[number] | null {
  return REASONS.find((reason) => reason === error) ?? null
}

/** Asks for something to be done with letters. */
export type Act = (intent: 'resend' | 'cancel', ids: readonly number[]) => void
