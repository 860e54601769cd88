import { findActor } from './entry/accounts/sessions.server.ts'
import { can } from './permissions.ts'
import { Refusal } from './refusals.ts'
import type { Db } from './tables.ts'
import { applicationBatches } from './people/applications/decision-batches.server.ts'
import type { BatchKinds, BatchRun, BatchWork } from './ground/batches/run-batch.server.ts'
import { closingBatches } from './people/closing/closing-batches.server.ts'
import { CANCEL_BATCH, cancelMailWork } from './office/outbox/cancel-mail.server.ts'
import { RESEND_BATCH, resendMailWork } from './office/outbox/resend-mail.server.ts'
import { archivePaymentsWork, recordCashWork } from './money/fees/close-payments.server.ts'
import { ARCHIVE_BATCH, CASH_BATCH, GENERATE_BATCH, REMIND_BATCH } from './money/fees/fee-batch.ts'
import { generateFeesWork } from './money/fees/generate-payment.server.ts'
import { remindPaymentsWork } from './money/fees/remind-payment.server.ts'
import { ACCEPT_BATCH, acceptSureWork } from './money/pairing/accept-sure.server.ts'
import { UNDO_BATCH, undoAcceptanceWork } from './money/pairing/undo-acceptance.server.ts'
import { HOG_BATCH, setHogWork } from './people/hog/set-hog.server.ts'
import { approveRitualWork, giveBackPatchWork } from './people/honours/approve-waiting.server.ts'
import { PATCHES_BATCH, solvePatchesWork } from './people/honours/solve-patches.server.ts'
import { RITUAL_BATCHES } from './people/honours/waiting.ts'
import { invitationBatches } from './rides/invitations/invite.server.ts'
import { meetingBatches } from './meetings/calling/post-invitations.server.ts'
import { messageBatches } from './site/messages/send-message.server.ts'
import { invitationKinds } from './office/access/invite-people.server.ts'
import { MOVE_BATCH, moveDivisionWork } from './office/titles/close-division.server.ts'
import { changeBatches } from './people/changes/change-many.server.ts'
import { undoBatches } from './people/changes/undo-change.server.ts'
import { checkBatches } from './people/checks/post-questions.server.ts'
import { memberBatches } from './people/roster/bulk-members.server.ts'

// Every bulk action there is: who may run it and what it does with one item.
const KINDS: BatchKinds = {
  ...applicationBatches,
  ...memberBatches,
  ...changeBatches,
  ...undoBatches,
  ...checkBatches,
  ...closingBatches,
  ...messageBatches,
  ...invitationBatches,
  ...meetingBatches,
  ...invitationKinds,
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
  [ACCEPT_BATCH]: acceptSureWork,
  [UNDO_BATCH]: undoAcceptanceWork,
  [MOVE_BATCH]: moveDivisionWork,
}

export const BATCH_KINDS: BatchKinds = Object.fromEntries(
  Object.entries(KINDS).map(([kind, work]) => [kind, askingAgain(work)]),
)

/** A run outlives its session: before each item it is asked whether its starter may still do that, or is still here at all. */
function askingAgain({ permission, perform, performMany, ...work }: BatchWork): BatchWork {
  const ask = async (tx: Db, { actorId }: BatchRun) => {
    const starter = await findActor(tx, actorId)
    if (!starter || !can(starter, permission)) throw new Refusal('run_right_lost')
  }
  return {
    ...work,
    permission,
    perform: async (tx, item, run) => {
      await ask(tx, run)
      await perform(tx, item, run)
    },
    ...(performMany && {
      performMany: async (tx, ids, run) => {
        await ask(tx, run)
        return performMany(tx, ids, run)
      },
    }),
  }
}
