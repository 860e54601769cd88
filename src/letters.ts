import { passwordChangedLetter } from './entry/accounts/password-changed.mail.ts'
import { resetPasswordLetter } from './entry/accounts/reset-password.mail.ts'
import { signInHeldLetter } from './entry/accounts/sign-in-held.mail.ts'
import { setPasswordLetter } from './entry/accounts/set-password.mail.ts'
import { applicationLinkedLetter } from './people/applications/application-linked.mail.ts'
import { applicationProveLetter, sponsorAskedLetter } from './people/applications/application-prove.mail.ts'
import { applicationReceivedLetter } from './people/applications/application-received.mail.ts'
import { applicationRejectedLetter } from './people/applications/application-rejected.mail.ts'
import { applicationsArrivedLetter } from './people/applications/applications-arrived.mail.ts'
import { batchReportLetter } from './people/applications/batch-report.mail.ts'
import { bankStoppedLetter } from './money/bank/bank-stopped.mail.ts'
import { tokenExpiringLetter } from './money/bank/token-expiring.mail.ts'
import { membershipClosedLetter } from './people/closing/membership-closed.mail.ts'
import { membershipsLapsingLetter } from './people/lapsing/memberships-lapsing.mail.ts'
import { testLetter } from './office/outbox/test.mail.ts'
import { eventCancelledLetter } from './rides/events/event-cancelled.mail.ts'
import { eventChangedDeclinedLetter, eventChangedLetter } from './rides/events/event-changed.mail.ts'
import { eventHomeLetter } from './rides/events/event-home.mail.ts'
import { eventTomorrowLetter } from './rides/events/event-tomorrow.mail.ts'
import { eventRefundLetter } from './rides/events/event-refund.mail.ts'
import { eventCrewLetter } from './rides/captain/event-crew.mail.ts'
import { eventRemovedLetter } from './rides/events/event-removed.mail.ts'
import { eventInvitationLetter, eventNudgeLetter } from './rides/invitations/event-invitation.mail.ts'
import {
  guestCancelledLetter,
  guestChangedLetter,
  guestHomeLetter,
  guestMovedUpLetter,
  guestPaymentInstructionsLetter,
  guestPaymentReceivedLetter,
  guestPaymentReminderLetter,
  guestProveLetter,
  guestRegisteredLetter,
  guestRemovedLetter,
  guestTomorrowLetter,
  guestWaitingLetter,
} from './rides/guests/guest.mail.ts'
import { mandateEndedLetter, mandateEndingLetter } from './office/mandates/mandate.mail.ts'
import { applicantAcceptedLetter, applicantMentorLetter } from './people/applicants/applicant.mail.ts'
import { dataCheckLetter, dataCheckReminderLetter } from './people/checks/data-check.mail.ts'
import { hogEndingLetter } from './people/hog/hog-ending.mail.ts'
import { hideRequestLetter } from './rides/gallery/hide-request.mail.ts'
import { eventMovedUpLetter, eventRegisteredLetter } from './rides/events/event-registered.mail.ts'
import { eventWaitingLetter } from './rides/events/event-waiting.mail.ts'
import { donationThanksLetter } from './money/donations/donation-thanks.mail.ts'
import { giverProveLetter, giverThanksLetter } from './money/donations/giver.mail.ts'
import {
  meetingCancelledLetter,
  meetingInvitationLetter,
  meetingInvitationLinkLetter,
} from './meetings/calling/meeting.mail.ts'
import { minutesToSignLetter, minutesToWriteLetter } from './meetings/minutes/minutes.mail.ts'
import { rollamProposalLetter, rollamResultLetter } from './meetings/rollam/rollam.mail.ts'
import { taskDueLetter, taskGivenLetter } from './meetings/resolutions/task.mail.ts'
import { guestMessageLetter, messageLetter, rideMessageLetter } from './site/messages/message.mail.ts'
import { paymentInstructionsLetter } from './money/fees/payment-instructions.mail.ts'
import { remindersPlannedLetter } from './money/fees/reminders-planned.mail.ts'
import { remindersUnreadLetter } from './money/fees/reminders-unread.mail.ts'
import { booksDifferLetter } from './money/treasury/books-differ.mail.ts'
import { paymentReminderLetter } from './money/fees/payment-reminder.mail.ts'
import { erasureDoneLetter } from './office/privacy/erasure-done.mail.ts'
import { changeEmailLetter } from './people/profile/change-email.mail.ts'
import { emailChangedLetter } from './people/profile/email-changed.mail.ts'
import { passkeyAddedLetter, passkeyRemovedLetter } from './entry/keys/passkey.mail.ts'
import { programKeyMadeLetter, programKeyRevokedLetter } from './entry/keys/program-key.mail.ts'
import {
  recoveryCodesRenewedLetter,
  recoveryCodeUsedLetter,
  secondStepOffLetter,
  secondStepOnLetter,
  secondStepResetLetter,
} from './entry/keys/second-step.mail.ts'
import { backupFailedLetter, copyFailedLetter } from './office/backup/backup-failed.mail.ts'
import { chainBrokenLetter } from './office/history/chain-broken.mail.ts'
import type { Letter } from './ground/mail/letter.ts'
import { powerUsedLetter } from './ground/notices/power-used.mail.ts'
import { paymentReceivedLetter } from './money/payments/payment-received.mail.ts'
import { refundAccountLetter } from './money/payments/refund-account.mail.ts'

// Every letter the club writes, by the name it has in the outbox.
export const LETTERS: Readonly<Record<string, Letter>> = {
  'backup-failed': backupFailedLetter,
  'copy-failed': copyFailedLetter,
  'sign-in-held': signInHeldLetter,
  'chain-broken': chainBrokenLetter,
  'books-differ': booksDifferLetter,
  'application-linked': applicationLinkedLetter,
  'memberships-lapsing': membershipsLapsingLetter,
  'application-prove': applicationProveLetter,
  'application-sponsor': sponsorAskedLetter,
  'application-received': applicationReceivedLetter,
  'application-rejected': applicationRejectedLetter,
  'applications-arrived': applicationsArrivedLetter,
  'bank-stopped': bankStoppedLetter,
  'bank-token-expiring': tokenExpiringLetter,
  'batch-report': batchReportLetter,
  'event-cancelled': eventCancelledLetter,
  'event-changed': eventChangedLetter,
  'event-crew': eventCrewLetter,
  'event-invitation': eventInvitationLetter,
  'event-nudge': eventNudgeLetter,
  'event-moved-up': eventMovedUpLetter,
  'event-refund': eventRefundLetter,
  'event-registered': eventRegisteredLetter,
  'event-removed': eventRemovedLetter,
  'event-waiting': eventWaitingLetter,
  'event-tomorrow': eventTomorrowLetter,
  'guest-prove': guestProveLetter,
  'guest-registered': guestRegisteredLetter,
  'guest-moved-up': guestMovedUpLetter,
  'guest-waiting': guestWaitingLetter,
  'guest-changed': guestChangedLetter,
  'guest-cancelled': guestCancelledLetter,
  'guest-removed': guestRemovedLetter,
  'guest-tomorrow': guestTomorrowLetter,
  'guest-home': guestHomeLetter,
  'guest-message': guestMessageLetter,
  'guest-payment-instructions': guestPaymentInstructionsLetter,
  'guest-payment-reminder': guestPaymentReminderLetter,
  'guest-payment-received': guestPaymentReceivedLetter,
  'event-home': eventHomeLetter,
  'event-changed-declined': eventChangedDeclinedLetter,
  'applicant-accepted': applicantAcceptedLetter,
  'applicant-mentor': applicantMentorLetter,
  'data-check': dataCheckLetter,
  'data-check-reminder': dataCheckReminderLetter,
  'hog-ending': hogEndingLetter,
  'mandate-ended': mandateEndedLetter,
  'mandate-ending': mandateEndingLetter,
  'hide-request': hideRequestLetter,
  'change-email': changeEmailLetter,
  'membership-closed': membershipClosedLetter,
  'email-changed': emailChangedLetter,
  'erasure-done': erasureDoneLetter,
  'donation-thanks': donationThanksLetter,
  'giver-prove': giverProveLetter,
  'giver-thanks': giverThanksLetter,
  message: messageLetter,
  'meeting-cancelled': meetingCancelledLetter,
  'meeting-invitation': meetingInvitationLetter,
  'meeting-invitation-link': meetingInvitationLinkLetter,
  'minutes-to-sign': minutesToSignLetter,
  'minutes-to-write': minutesToWriteLetter,
  'rollam-proposal': rollamProposalLetter,
  'rollam-result': rollamResultLetter,
  'task-due': taskDueLetter,
  'task-given': taskGivenLetter,
  'ride-message': rideMessageLetter,
  'passkey-added': passkeyAddedLetter,
  'passkey-removed': passkeyRemovedLetter,
  'program-key-made': programKeyMadeLetter,
  'program-key-revoked': programKeyRevokedLetter,
  'recovery-code-used': recoveryCodeUsedLetter,
  'recovery-codes-renewed': recoveryCodesRenewedLetter,
  'second-step-off': secondStepOffLetter,
  'second-step-on': secondStepOnLetter,
  'second-step-reset': secondStepResetLetter,
  'password-changed': passwordChangedLetter,
  'payment-received': paymentReceivedLetter,
  'payment-instructions': paymentInstructionsLetter,
  'payment-reminder': paymentReminderLetter,
  'reminders-planned': remindersPlannedLetter,
  'reminders-unread': remindersUnreadLetter,
  'refund-account': refundAccountLetter,
  'power-used': powerUsedLetter,
  'reset-password': resetPasswordLetter,
  'set-password': setPasswordLetter,
  test: testLetter,
}
