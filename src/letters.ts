import { passwordChangedLetter } from './accounts/password-changed.mail.ts'
import { resetPasswordLetter } from './accounts/reset-password.mail.ts'
import { signInHeldLetter } from './accounts/sign-in-held.mail.ts'
import { setPasswordLetter } from './accounts/set-password.mail.ts'
import { applicationLinkedLetter } from './applications/application-linked.mail.ts'
import { applicationReceivedLetter } from './applications/application-received.mail.ts'
import { applicationRejectedLetter } from './applications/application-rejected.mail.ts'
import { applicationsArrivedLetter } from './applications/applications-arrived.mail.ts'
import { batchReportLetter } from './applications/batch-report.mail.ts'
import { bankStoppedLetter } from './bank/bank-stopped.mail.ts'
import { tokenExpiringLetter } from './bank/token-expiring.mail.ts'
import { membershipClosedLetter } from './closing/membership-closed.mail.ts'
import { testLetter } from './club/test.mail.ts'
import { eventCancelledLetter } from './events/event-cancelled.mail.ts'
import { eventChangedLetter } from './events/event-changed.mail.ts'
import { eventRefundLetter } from './events/event-refund.mail.ts'
import { eventRemovedLetter } from './events/event-removed.mail.ts'
import { hideRequestLetter } from './gallery/hide-request.mail.ts'
import { eventMovedUpLetter, eventRegisteredLetter } from './events/event-registered.mail.ts'
import { eventWaitingLetter } from './events/event-waiting.mail.ts'
import { donationThanksLetter } from './donations/donation-thanks.mail.ts'
import { messageLetter, rideMessageLetter } from './news/message.mail.ts'
import { paymentInstructionsLetter } from './fees/payment-instructions.mail.ts'
import { paymentReminderLetter } from './fees/payment-reminder.mail.ts'
import { erasureDoneLetter } from './privacy/erasure-done.mail.ts'
import { changeEmailLetter } from './profile/change-email.mail.ts'
import { emailChangedLetter } from './profile/email-changed.mail.ts'
import { passkeyAddedLetter, passkeyRemovedLetter } from './keys/passkey.mail.ts'
import {
  recoveryCodesRenewedLetter,
  recoveryCodeUsedLetter,
  secondStepOffLetter,
  secondStepOnLetter,
  secondStepResetLetter,
} from './keys/second-step.mail.ts'
import { backupFailedLetter } from './watch/backup-failed.mail.ts'
import { chainBrokenLetter } from './watch/chain-broken.mail.ts'
import type { Letter } from './mail/letter.ts'
import { powerUsedLetter } from './notices/power-used.mail.ts'
import { paymentReceivedLetter } from './payments/payment-received.mail.ts'

// Every letter the club writes, by the name it has in the outbox.
export const LETTERS: Readonly<Record<string, Letter>> = {
  'backup-failed': backupFailedLetter,
  'sign-in-held': signInHeldLetter,
  'chain-broken': chainBrokenLetter,
  'application-linked': applicationLinkedLetter,
  'application-received': applicationReceivedLetter,
  'application-rejected': applicationRejectedLetter,
  'applications-arrived': applicationsArrivedLetter,
  'bank-stopped': bankStoppedLetter,
  'bank-token-expiring': tokenExpiringLetter,
  'batch-report': batchReportLetter,
  'event-cancelled': eventCancelledLetter,
  'event-changed': eventChangedLetter,
  'event-moved-up': eventMovedUpLetter,
  'event-refund': eventRefundLetter,
  'event-registered': eventRegisteredLetter,
  'event-removed': eventRemovedLetter,
  'event-waiting': eventWaitingLetter,
  'hide-request': hideRequestLetter,
  'change-email': changeEmailLetter,
  'membership-closed': membershipClosedLetter,
  'email-changed': emailChangedLetter,
  'erasure-done': erasureDoneLetter,
  'donation-thanks': donationThanksLetter,
  message: messageLetter,
  'ride-message': rideMessageLetter,
  'passkey-added': passkeyAddedLetter,
  'passkey-removed': passkeyRemovedLetter,
  'recovery-code-used': recoveryCodeUsedLetter,
  'recovery-codes-renewed': recoveryCodesRenewedLetter,
  'second-step-off': secondStepOffLetter,
  'second-step-on': secondStepOnLetter,
  'second-step-reset': secondStepResetLetter,
  'password-changed': passwordChangedLetter,
  'payment-received': paymentReceivedLetter,
  'payment-instructions': paymentInstructionsLetter,
  'payment-reminder': paymentReminderLetter,
  'power-used': powerUsedLetter,
  'reset-password': resetPasswordLetter,
  'set-password': setPasswordLetter,
  test: testLetter,
}
