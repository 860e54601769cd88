import { accountDoors } from './accounts/api.server.ts'
import { keyDoors } from './accounts/api-keys.server.ts'
import { adminDoors } from './admin/api.server.ts'
import { applicationDoors } from './applications/api.server.ts'
import { bankDoors } from './bank/api.server.ts'
import { batchDoors } from './batches/api.server.ts'
import { galleryDoors } from './gallery/api.server.ts'
import { hideRequestDoors, uploadDoors } from './gallery/api-uploads.server.ts'
import { closingDoors } from './closing/api.server.ts'
import { clubDoors } from './club/api.server.ts'
import { clubhouseDoors } from './clubhouse/api.server.ts'
import { eventDoors } from './events/api.server.ts'
import { documentDoors } from './documents/api.server.ts'
import { donationDoors } from './donations/api.server.ts'
import { feeDoors } from './fees/api.server.ts'
import { refundDoors } from './fees/refund-doors.server.ts'
import { paymentDoors } from './fees/payment-doors.server.ts'
import { hogDoors } from './hog/api.server.ts'
import { honourDoors } from './honours/api.server.ts'
import { importDoors } from './import/api.server.ts'
import { matchDoors } from './matches/api.server.ts'
import { cardDoors } from './cards/api.server.ts'
import { membershipDoors } from './membership/api.server.ts'
import { memberDoors } from './members/api.server.ts'
import { rosterDoors } from './roster/api.server.ts'
import { fioBalanceDoors } from './pairing/fio-balance.server.ts'
import { memberAccountDoors } from './offices/api-members.server.ts'
import { accountsDoors } from './offices/api.server.ts'
import { officeDoors } from './offices/api-offices.server.ts'
import { portraitDoors } from './profile/api.server.ts'
import { planningDoors } from './planning/api.server.ts'
import { newsDoors } from './news/api.server.ts'
import { messageDoors } from './news/message-doors.server.ts'
import { retentionDoors } from './privacy/api-retention.server.ts'
import { privacyDoors } from './privacy/api.server.ts'
import { pageDoors } from './pages/api.server.ts'
import { pairingDoors } from './pairing/api.server.ts'
import { auditDoors } from './watch/api.server.ts'
import { backupDoors } from './watch/api-backups.server.ts'
import type { Door } from './platform/door.server.ts'
import { describingDoors } from './platform/openapi.server.ts'

// Every API call there is. A call that is not here does not exist.
export const DOORS: readonly Door[] = [
  ...accountDoors,
  ...keyDoors,
  ...adminDoors,
  ...applicationDoors,
  ...bankDoors,
  ...batchDoors,
  // Before the doors that take any album's address.
  ...hideRequestDoors,
  ...uploadDoors,
  ...galleryDoors,
  ...fioBalanceDoors,
  ...clubDoors,
  ...clubhouseDoors,
  ...eventDoors,
  ...documentDoors,
  ...donationDoors,
  ...feeDoors,
  ...refundDoors,
  ...paymentDoors,
  ...hogDoors,
  ...honourDoors,
  ...importDoors,
  ...matchDoors,
  // Before the members: '/api/members/:id' would take 'export.csv' for somebody's number.
  ...rosterDoors,
  ...portraitDoors,
  ...cardDoors,
  ...membershipDoors,
  ...privacyDoors,
  ...retentionDoors,
  ...closingDoors,
  ...memberDoors,
  ...accountsDoors,
  ...memberAccountDoors,
  ...officeDoors,
  ...planningDoors,
  ...pageDoors,
  ...newsDoors,
  ...messageDoors,
  ...pairingDoors,
  ...auditDoors,
  ...backupDoors,
  ...describingDoors(() => DOORS),
]
