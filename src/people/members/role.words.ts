import { defineWords } from '../../ground/values/words.ts'

export const roleWords = defineWords({
  Applicant: { cs: 'Čekatel', en: 'Applicant' },
  Member: { cs: 'Člen', en: 'Member' },
  Webmaster: { cs: 'Webmaster', en: 'Webmaster' },
  Secretary: { cs: 'Sekretář', en: 'Secretary' },
  MembershipOfficer: { cs: 'Matrikář', en: 'Membership officer' },
  Treasurer: { cs: 'Pokladník', en: 'Treasurer' },
  Supervisor: { cs: 'Supervizor', en: 'Supervisor' },
  RoadCaptain: { cs: 'Road Captain', en: 'Road Captain' },
})
