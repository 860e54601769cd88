import type { HookDeliveryTable, HookTable } from './ground/tables/hooks.ts'
import type {
  BankConnectionTable,
  BankOddityTable,
  BankReadingTable,
  BankStatementTable,
  BankTokenTable,
} from './ground/tables/bank.ts'
import type { BatchItemTable, BatchTable } from './ground/tables/batches.ts'
import type { DataCheckPersonTable, DataCheckTable } from './ground/tables/checks.ts'
import type { AnswerLinkTable, MembershipClosingTable } from './ground/tables/closing.ts'
import type { DocumentTable, DocumentVersionTable } from './ground/tables/documents.ts'
import type { Kysely } from 'kysely'
import type {
  AccountTable,
  ClubLogoTable,
  ClubSettingTable,
  PageVersionTable,
  NoticeTable,
  TextHtmlTable,
  PermissionGrantTable,
  SessionTable,
} from './ground/tables/accounts.ts'
import type {
  ApplicationMatchRefusalTable,
  MemberImportRowTable,
  MemberImportTable,
  MemberMergeTable,
  PersonMatchRefusalTable,
} from './ground/tables/import.ts'
import type {
  AllocationTable,
  BankMovementTable,
  BankStateTable,
  CreditTable,
  DonationPurposeTable,
  DonationTable,
  GiverTable,
  MovementBalanceTable,
  PairingRefusalTable,
  PaymentBalanceTable,
  PaymentTable,
  HouseholdMemberTable,
  LastCallTable,
  OwnFeeTable,
  PaperLetterTable,
  ReminderPlanItemTable,
  ReminderPlanTable,
  RefundAccountTable,
  RefundTable,
  RideCashTable,
} from './ground/tables/money.ts'
import type {
  ApplicantMentorTable,
  ApplicantRoadTable,
  ApplicationSponsorTable,
  ApplicationTable,
  ConsentTable,
  DivisionTable,
  HogProposalTable,
  HogReminderTable,
  LeaveRequestTable,
  MembershipKindTable,
  MembershipPeriodTable,
  MemberTable,
  MemberViewTable,
  MemberTagTable,
  MotorcycleTable,
  OwnFieldTable,
  TagTable,
  TitleTable,
  TitleTermTable,
} from './ground/tables/people.ts'
import type {
  AuditDetailTable,
  AuditEntryTable,
  AuditHeadTable,
  AuditSealTable,
  AuditUnsealedTable,
  DeadAddressTable,
  IdempotencyKeyTable,
  MailAttemptTable,
  MailOptOutTable,
  MailTable,
  MailWakeTable,
  OneTimeLinkTable,
  RateLimitTable,
  SignInBrakeTable,
} from './ground/tables/records.ts'
import type { PushNoteTable, PushSubscriptionTable } from './ground/tables/push.ts'
import type { ErasedPersonTable, ErasureTable, RetentionRuleTable } from './ground/tables/privacy.ts'
import type {
  PasskeyTable,
  ProgramKeyTable,
  RecoveryCodeTable,
  SecondStepTable,
  SignInChallengeTable,
} from './ground/tables/keys.ts'
import type { AlbumTable, HideRequestTable, PhotoTable, UploadTable } from './ground/tables/gallery.ts'
import type {
  MessageRecipientTable,
  MessageFileTable,
  MessageTable,
  NewsTable,
} from './ground/tables/news.ts'
import type {
  CalendarFeedTable,
  EventCrewTable,
  EventQuestionTable,
  GuestTable,
  EventQuotaTable,
  EventTable,
  InvitationTable,
  MeetingPointTable,
  RegistrationTable,
  RideActTable,
} from './ground/tables/rides.ts'

import type {
  AgendaPointTable,
  BallotBoxTable,
  BallotKeyTable,
  BallotRightTable,
  MeetingActTable,
  MeetingDoorTable,
  MeetingInviteeTable,
  MeetingMinutesTable,
  MeetingPartTable,
  MeetingPresenceTable,
  MeetingProxyTable,
  MeetingProposalTable,
  MeetingTable,
  MeetingVoterTable,
  MeetingVoteTable,
  PublicBallotTable,
  ResolutionTable,
  RollamTable,
  RollamVoterTable,
  SecretBallotTable,
  VoteSuspensionTable,
} from './ground/tables/meetings.ts'
import type { HouseTaskTable } from './ground/tables/watch.ts'

// The shape of the database, as db/migrations leaves it; a test holds the two against each other.
// Days are text ('2026-03-28'), moments are Date, money is haléře.
export type Tables = {
  division: DivisionTable
  member: MemberTable
  motorcycle: MotorcycleTable
  tag: TagTable
  memberTag: MemberTagTable
  title: TitleTable
  titleTerm: TitleTermTable
  membershipKind: MembershipKindTable
  ownField: OwnFieldTable
  membershipPeriod: MembershipPeriodTable
  application: ApplicationTable
  account: AccountTable
  permissionGrant: PermissionGrantTable
  notice: NoticeTable
  session: SessionTable
  secondStep: SecondStepTable
  recoveryCode: RecoveryCodeTable
  passkey: PasskeyTable
  programKey: ProgramKeyTable
  hook: HookTable
  hookDelivery: HookDeliveryTable
  pushSubscription: PushSubscriptionTable
  pushNote: PushNoteTable
  signInChallenge: SignInChallengeTable
  pageVersion: PageVersionTable
  textHtml: TextHtmlTable
  clubSetting: ClubSettingTable
  clubLogo: ClubLogoTable
  mail: MailTable
  mailAttempt: MailAttemptTable
  deadAddress: DeadAddressTable
  mailOptOut: MailOptOutTable
  mailWake: MailWakeTable
  oneTimeLink: OneTimeLinkTable
  auditEntry: AuditEntryTable
  auditDetail: AuditDetailTable
  auditSeal: AuditSealTable
  auditUnsealed: AuditUnsealedTable
  auditHead: AuditHeadTable
  rateLimit: RateLimitTable
  signInBrake: SignInBrakeTable
  idempotencyKey: IdempotencyKeyTable
  payment: PaymentTable
  lastCall: LastCallTable
  ownFee: OwnFeeTable
  householdMember: HouseholdMemberTable
  applicantRoad: ApplicantRoadTable
  applicantMentor: ApplicantMentorTable
  dataCheck: DataCheckTable
  dataCheckPerson: DataCheckPersonTable
  paperLetter: PaperLetterTable
  reminderPlan: ReminderPlanTable
  reminderPlanItem: ReminderPlanItemTable
  refund: RefundTable
  refundAccount: RefundAccountTable
  bankMovement: BankMovementTable
  allocation: AllocationTable
  bankState: BankStateTable
  credit: CreditTable
  movementBalance: MovementBalanceTable
  pairingRefusal: PairingRefusalTable
  paymentBalance: PaymentBalanceTable
  bankToken: BankTokenTable
  bankConnection: BankConnectionTable
  bankReading: BankReadingTable
  bankOddity: BankOddityTable
  bankStatement: BankStatementTable
  donationPurpose: DonationPurposeTable
  giver: GiverTable
  donation: DonationTable
  event: EventTable
  eventCrew: EventCrewTable
  rideAct: RideActTable
  rideCash: RideCashTable
  meetingPoint: MeetingPointTable
  registration: RegistrationTable
  invitation: InvitationTable
  guest: GuestTable
  eventQuestion: EventQuestionTable
  eventQuota: EventQuotaTable
  calendarFeed: CalendarFeedTable
  album: AlbumTable
  photo: PhotoTable
  upload: UploadTable
  hideRequest: HideRequestTable
  news: NewsTable
  message: MessageTable
  messageFile: MessageFileTable
  messageRecipient: MessageRecipientTable
  document: DocumentTable
  documentVersion: DocumentVersionTable
  batch: BatchTable
  batchItem: BatchItemTable
  memberImport: MemberImportTable
  memberImportRow: MemberImportRowTable
  personMatchRefusal: PersonMatchRefusalTable
  applicationMatchRefusal: ApplicationMatchRefusalTable
  applicationSponsor: ApplicationSponsorTable
  memberMerge: MemberMergeTable
  leaveRequest: LeaveRequestTable
  membershipClosing: MembershipClosingTable
  answerLink: AnswerLinkTable
  hogProposal: HogProposalTable
  hogReminder: HogReminderTable
  memberView: MemberViewTable
  consent: ConsentTable
  erasure: ErasureTable
  erasedPerson: ErasedPersonTable
  retentionRule: RetentionRuleTable
  meeting: MeetingTable
  agendaPoint: AgendaPointTable
  meetingInvitee: MeetingInviteeTable
  meetingProposal: MeetingProposalTable
  meetingPart: MeetingPartTable
  meetingMinutes: MeetingMinutesTable
  voteSuspension: VoteSuspensionTable
  meetingVoter: MeetingVoterTable
  meetingPresence: MeetingPresenceTable
  meetingAct: MeetingActTable
  meetingDoor: MeetingDoorTable
  meetingProxy: MeetingProxyTable
  meetingVote: MeetingVoteTable
  publicBallot: PublicBallotTable
  resolution: ResolutionTable
  rollam: RollamTable
  rollamVoter: RollamVoterTable
  ballotRight: BallotRightTable
  ballotBox: BallotBoxTable
  ballotKey: BallotKeyTable
  secretBallot: SecretBallotTable
  houseTask: HouseTaskTable
}

/** A connection or a transaction; whoever needs the database is given one. */
export type Db = Kysely<Tables>
