import { passwordDoors } from './entry/accounts/api.server.ts'
import { onboardingDoors } from './entry/onboarding/api.server.ts'
import { keyDoors } from './entry/own-settings/api.server.ts'
import { programDoors } from './entry/own-settings/api-programs.server.ts'
import { pushDoors } from './entry/own-settings/api-push.server.ts'
import { signInDoors } from './entry/sign-in/api.server.ts'
import { adminDoors } from './office/admin/api.server.ts'
import { applicationDoors } from './people/applications/api.server.ts'
import { bankDoors } from './money/bank/api.server.ts'
import { batchDoors } from './ground/batches/api.server.ts'
import { galleryDoors } from './rides/gallery/api.server.ts'
import { hideRequestDoors, textPhotoDoors, uploadDoors } from './rides/gallery/api-uploads.server.ts'
import { closingDoors } from './people/closing/api.server.ts'
import { lapseDoors } from './people/lapsing/api.server.ts'
import { clubDoors } from './office/outbox/api.server.ts'
import { clubhouseDoors } from './office/club/api.server.ts'
import { eventDoors } from './rides/events/api.server.ts'
import { guestDoors } from './rides/guests/api.server.ts'
import { meetingPaperDoors } from './meetings/calling/api-paper.server.ts'
import { proxyDoors } from './meetings/room/api.server.ts'
import { atDoor } from './meetings/room/api-presence.server.ts'
import { voterDoors } from './meetings/voters/api.server.ts'
import { minutesDoors } from './meetings/minutes/api.server.ts'
import { resolutionDoors } from './meetings/resolutions/api.server.ts'
import { rollamDoors } from './meetings/rollam/api.server.ts'
import { voteDoors } from './meetings/votes/api.server.ts'
import { linkedVoteDoors } from './meetings/votes/api-linked.server.ts'
import { meetingDoors } from './meetings/calling/api.server.ts'
import { questionDoors } from './rides/questions/api.server.ts'
import { documentDoors } from './site/documents/api.server.ts'
import { donationDoors } from './money/donations/api.server.ts'
import { feeDoors } from './money/treasury/api.server.ts'
import { automaticDoors } from './money/treasury/api-automatic.server.ts'
import { householdDoors } from './money/treasury/api-households.server.ts'
import { ownFeeDoors } from './money/treasury/api-own-fees.server.ts'
import { paperDoors } from './money/treasury/api-paper.server.ts'
import { rideCashDoors } from './money/treasury/api-ride-cash.server.ts'
import { refundDoors } from './money/treasury/api-refunds.server.ts'
import { paymentDoors } from './money/treasury/api-payments.server.ts'
import { hogDoors } from './people/hog/api.server.ts'
import { honourDoors } from './people/honours/api.server.ts'
import { importDoors } from './people/import/api.server.ts'
import { matchDoors } from './people/matches/api.server.ts'
import { changeDoors } from './people/changes/api.server.ts'
import { membershipKindDoors } from './people/kinds/api.server.ts'
import { ownFieldDoors } from './people/own-fields/api.server.ts'
import { cardDoors } from './people/cards/api.server.ts'
import { membershipDoors } from './people/membership/api.server.ts'
import { memberDoors } from './people/members/api.server.ts'
import { rosterDoors } from './people/roster/api.server.ts'
import { viewDoors } from './people/roster/api-views.server.ts'
import { fioBalanceDoors } from './money/pairing/fio-balance.server.ts'
import { memberAccountDoors } from './office/access/api-members.server.ts'
import { applicantDoors } from './people/applicants/api.server.ts'
import { checkDoors } from './people/checks/api.server.ts'
import { entranceDoors } from './office/access/api-entrance.server.ts'
import { accountsDoors } from './office/access/api.server.ts'
import { clubKeyDoors } from './office/programs/api-keys.server.ts'
import { mandateDoors } from './office/mandates/api.server.ts'
import { hookDoors } from './office/hooks/api.server.ts'
import { officeDoors } from './office/titles/api.server.ts'
import { ownRefundAccountDoors, portraitDoors } from './people/profile/api.server.ts'
import { captainDoors } from './rides/captain/api.server.ts'
import { groupDoors } from './rides/groups/api.server.ts'
import { planningDoors } from './rides/planning/api.server.ts'
import { invitationDoors } from './rides/invitations/api.server.ts'
import { newsDoors } from './site/news/api.server.ts'
import { messageDoors } from './site/messages/api.server.ts'
import { retentionDoors } from './office/privacy/api-retention.server.ts'
import { privacyDoors } from './office/privacy/api.server.ts'
import { pageDoors } from './site/pages/api.server.ts'
import { pairingDoors } from './money/pairing/api.server.ts'
import { sureDoors } from './money/pairing/api-sure.server.ts'
import { auditDoors } from './office/history/api.server.ts'
import { backupDoors } from './office/backup/api-backups.server.ts'
import { withXlsx } from './ground/http/workbooks.server.ts'
import type { Door } from './ground/http/door.server.ts'
import { describingDoors } from './ground/http/openapi.server.ts'

// Every API call there is. A call that is not here does not exist.
const OWN_DOORS: readonly Door[] = [
  ...signInDoors,
  ...passwordDoors,
  ...onboardingDoors,
  ...keyDoors,
  ...programDoors,
  ...pushDoors,
  ...adminDoors,
  ...applicationDoors,
  ...bankDoors,
  ...batchDoors,
  // Before the doors that take any album's address.
  ...hideRequestDoors,
  ...uploadDoors,
  ...textPhotoDoors,
  ...galleryDoors,
  ...fioBalanceDoors,
  ...clubDoors,
  ...clubhouseDoors,
  ...eventDoors,
  ...questionDoors,
  ...meetingDoors,
  ...voterDoors,
  ...proxyDoors,
  ...atDoor,
  ...meetingPaperDoors,
  ...voteDoors,
  ...linkedVoteDoors,
  ...rollamDoors,
  ...resolutionDoors,
  ...minutesDoors,
  ...guestDoors,
  ...documentDoors,
  ...donationDoors,
  ...feeDoors,
  ...ownFeeDoors,
  ...householdDoors,
  ...paperDoors,
  ...automaticDoors,
  ...refundDoors,
  ...rideCashDoors,
  ...paymentDoors,
  ...hogDoors,
  ...honourDoors,
  ...importDoors,
  ...matchDoors,
  // Before the members: '/api/members/:id' would take 'export.csv' for somebody's number.
  ...entranceDoors,
  ...checkDoors,
  ...applicantDoors,
  ...changeDoors,
  ...viewDoors,
  ...membershipKindDoors,
  ...ownFieldDoors,
  ...rosterDoors,
  ...portraitDoors,
  ...ownRefundAccountDoors,
  ...cardDoors,
  ...membershipDoors,
  ...privacyDoors,
  ...retentionDoors,
  ...closingDoors,
  ...lapseDoors,
  ...memberDoors,
  ...accountsDoors,
  ...memberAccountDoors,
  ...clubKeyDoors,
  ...hookDoors,
  ...officeDoors,
  ...mandateDoors,
  ...planningDoors,
  ...captainDoors,
  ...groupDoors,
  ...invitationDoors,
  ...pageDoors,
  ...newsDoors,
  ...messageDoors,
  ...pairingDoors,
  ...sureDoors,
  ...auditDoors,
  ...backupDoors,
]

/** Every call; beside each table its workbook. */
export const DOORS: readonly Door[] = [...OWN_DOORS.flatMap(withXlsx), ...describingDoors(() => DOORS)]
