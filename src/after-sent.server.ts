import { notePosted } from './meetings/calling/post-invitations.server.ts'
import { noteRollamPosted } from './meetings/rollam/turn-rollams.server.ts'
import { noteCallReturned } from './money/fees/change-last-call.server.ts'
import { noteCallSent } from './money/fees/last-calls.server.ts'
import { lettersPayments } from './money/fees/payment-letter.ts'
import { noteInstructionsSent } from './money/fees/post-instructions.server.ts'
import { forgetLastLetter } from './office/privacy/last-letters.server.ts'
import type { AfterSent } from './ground/mail/follow-up.server.ts'
import type { AfterReturned } from './ground/mail/take-in-mail.server.ts'

// What happens, in the transaction that marks a letter sent, once the mail server has it; by the letter's name.
export const AFTER_SENT: Readonly<Record<string, AfterSent>> = {
  'erasure-done': (tx, { id }) => forgetLastLetter(tx, id),
  'meeting-invitation': notePosted,
  'meeting-invitation-link': notePosted,
  'rollam-proposal': noteRollamPosted,
  'payment-instructions': (tx, { params }) => noteInstructionsSent(tx, lettersPayments(params)),
  'guest-payment-instructions': (tx, { params }) => noteInstructionsSent(tx, lettersPayments(params)),
  'payment-reminder': async (tx, { id, params }) => {
    if (params.level === 2) await noteCallSent(tx, Number(params.paymentId), id)
  },
}

// And what happens when another server sends it back: the time of a last call stops.
export const AFTER_RETURNED: AfterReturned = { 'payment-reminder': noteCallReturned }
