import { applicationBatches } from './applications/decision-batches.server.ts'
import type { BatchKinds } from './batches/run-batch.server.ts'
import { closingBatches } from './closing/closing-batches.server.ts'
import { CANCEL_BATCH, cancelMailWork } from './club/cancel-mail.server.ts'
import { RESEND_BATCH, resendMailWork } from './club/resend-mail.server.ts'
import { archivePaymentsWork, recordCashWork } from './fees/close-payments.server.ts'
import { ARCHIVE_BATCH, CASH_BATCH, GENERATE_BATCH, REMIND_BATCH } from './fees/fee-batch.ts'
import { generateFeesWork } from './fees/generate-payment.server.ts'
import { remindPaymentsWork } from './fees/remind-payment.server.ts'
import { HOG_BATCH, setHogWork } from './hog/set-hog.server.ts'
import { approveRitualWork, giveBackPatchWork } from './honours/approve-waiting.server.ts'
import { PATCHES_BATCH, solvePatchesWork } from './honours/solve-patches.server.ts'
import { RITUAL_BATCHES } from './honours/waiting.ts'
import { messageBatches } from './news/send-message.server.ts'
import { MOVE_BATCH, moveDivisionWork } from './offices/close-division.server.ts'
import { memberBatches } from './roster/bulk-members.server.ts'

// Every bulk action there is: who may run it and what it does with one item.
export const BATCH_KINDS: BatchKinds = {
  ...applicationBatches,
  ...memberBatches,
  ...closingBatches,
  ...messageBatches,
  [RITUAL_BATCHES.ritual]: approveRitualWork,
  [RITUAL_BATCHES['back-patch']]: giveBackPatchWork,
  [PATCHES_BATCH]: solvePatchesWork,
  [HOG_BATCH]: setHogWork,
  [RESEND_BATCH]: resendMailWork,
  [CANCEL_BATCH]: cancelMailWork,
  [GENERATE_BATCH]: generateFeesWork,
  [REMIND_BATCH]: remindPaymentsWork,
  [CASH_BATCH]: recordCashWork,
  [ARCHIVE_BATCH]: archivePaymentsWork,
  [MOVE_BATCH]: moveDivisionWork,
}
