import type { ColumnType, Generated } from 'kysely'
import type { MandateRole } from '../../permissions.ts'
import type { OwnChoice, OwnKind, OwnRow, OwnValues } from '../values/own-field.ts'
import type { Language } from '../values/words.ts'
import type { JsonColumn } from './json.ts'

export type DivisionTable = {
  id: number
  name: string
  meets: Generated<string>
  position: Generated<number>
  town: Generated<string>
  description: Generated<string>
  closedOn: string | null
}

export type TitleTable = {
  id: Generated<number>
  name: string
  scope: Generated<'club' | 'division'>
  single: Generated<boolean>
  position: Generated<number>
  closed: Generated<boolean>
}

/** About members: which title each of them held, and from when to when. */
export type TitleTermTable = {
  id: Generated<number>
  titleId: number
  single: boolean
  memberId: number
  divisionId: number | null
  startsOn: string
  endsOn: string | null
  createdAt: Generated<Date>
  /** What its holder's account may while it runs; most terms bring nothing. */
  role: MandateRole | null
  roleBy: number | null
  roleGivenAt: Date | null
  voteId: number | null
  toldMonthAt: Date | null
  toldWeekAt: Date | null
}

/** What kinds of membership the club has. */
export type MembershipKindTable = {
  id: Generated<number>
  nameCs: string
  nameEn: string
  votes: Generated<boolean>
  counts: Generated<boolean>
  position: Generated<number>
  archived: Generated<boolean>
}

/** About members: from when to when each of them was one, of which kind, and why it ended. */
export type MembershipPeriodTable = {
  id: Generated<number>
  memberId: number
  kindId: number
  startsOn: string | null
  endsOn: string | null
  whyEnded: 'departed' | 'excluded' | 'unpaid' | 'died' | 'changed' | 'merged' | null
}

export type MemberTable = {
  id: Generated<number>
  number: Generated<number>
  firstName: string
  lastName: string
  nickname: string | null
  salutation: string | null
  email: string | null
  phone: string | null
  birthDate: string | null
  street: string | null
  city: string | null
  postalCode: string | null
  country: Generated<string>
  divisionId: number | null
  position: string | null
  hogNumber: string | null
  hogExpiresOn: string | null
  memberSince: string | null
  lifeTime: Generated<boolean>
  ritualOn: string | null
  frontPatchOn: string | null
  backPatchOn: string | null
  approvedAt: Date | null
  approvedBy: number | null
  excludedOn: string | null
  exclusionReason: string | null
  patchesSolvedOn: string | null
  patchesSolvedNote: string | null
  archivedAt: Date | null
  archivedBy: number | null
  archiveReason: string | null
  emergencyName: string | null
  emergencyPhone: string | null
  consentsToPhotos: Generated<boolean>
  sharesContact: Generated<boolean>
  photoKey: string | null
  photoAtDoor: Generated<boolean>
  note: string | null
  own: ColumnType<OwnValues, string | undefined, string>
  erasedAt: Date | null
  cardSerial: Generated<number>
  version: Generated<number>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  search: ColumnType<string, never, never>
}

/** Fields the club has added to its cards by itself. */
export type OwnFieldTable = {
  id: Generated<number>
  name: string
  kind: OwnKind
  seenAs: OwnRow
  position: Generated<number>
  inApplication: Generated<boolean>
  choices: ColumnType<readonly OwnChoice[], string | undefined, string>
  lastChoice: Generated<number>
}

export type MotorcycleTable = {
  id: Generated<number>
  memberId: number
  make: string
  model: string | null
  year: number | null
  plate: string | null
  rangeKm: Generated<number | null>
  position: Generated<number>
}

export type TagTable = {
  id: Generated<number>
  name: string
}

export type MemberTagTable = {
  memberId: number
  tagId: number
}

export type ApplicationTable = {
  id: Generated<number>
  status: Generated<'PENDING' | 'APPROVED' | 'REJECTED'>
  firstName: string
  lastName: string
  nickname: string | null
  email: string
  phone: string | null
  birthDate: string | null
  street: string | null
  city: string | null
  postalCode: string | null
  divisionId: number | null
  motorcycle: string | null
  hogNumber: string | null
  hogExpiresOn: string | null
  recommendedBy: string | null
  motivation: string | null
  consentsToPhotos: Generated<boolean>
  privacyVersion: number | null
  rulesVersion: number | null
  language: Generated<Language>
  submittedAt: Generated<Date>
  /** When the Secretary was told. */
  announcedAt: Date | null
  decidedAt: Date | null
  decidedBy: number | null
  reason: string | null
  memberId: number | null
  formId: string | null
  /** The address is not proved yet, and nobody let the application through. */
  awaitsProof: Generated<boolean>
  provedAt: Date | null
  own: ColumnType<OwnValues, string | undefined, string>
}

/** About the member who was named, and about the applicant. */
export type ApplicationSponsorTable = {
  id: Generated<number>
  applicationId: number
  memberId: number
  askedAt: Generated<Date>
  answer: 'confirmed' | 'declined' | null
  answeredAt: Date | null
}

export type LeaveRequestTable = {
  id: Generated<number>
  memberId: number
  reason: string | null
  requestedAt: Generated<Date>
  requestedBy: number | null
  closedAs: 'withdrawn' | 'archived' | 'stays' | null
  closedAt: Date | null
  closedBy: number | null
}

export type MemberViewTable = {
  id: Generated<number>
  accountId: number
  name: string
  shared: Generated<boolean>
  /** What stands behind the question mark of the list's address, without its pages, by its names. */
  query: JsonColumn
}

export type HogProposalTable = {
  id: Generated<number>
  memberId: number
  hogNumber: string
  expiresOn: string | null
  proposedAt: Generated<Date>
  proposedBy: number | null
  closedAs: 'confirmed' | 'refused' | 'withdrawn' | null
  closedAt: Date | null
  closedBy: number | null
}

/** About the member who was told of the end of his number. */
export type HogReminderTable = {
  memberId: number
  expiresOn: string
  daysBefore: 60 | 30 | 0
  sentAt: Generated<Date>
}

export type ConsentTable = {
  id: Generated<number>
  memberId: number
  kind: 'photos' | 'contact' | 'photo-at-door'
  given: boolean
  noticeVersion: number | null
  at: Generated<Date>
}

/** About an applicant: from which day his road to membership counts. */
export type ApplicantRoadTable = {
  memberId: number
  since: string
}

/** The member who goes that road with him. */
export type ApplicantMentorTable = {
  memberId: number
  mentorId: number
  setAt: Generated<Date>
  setBy: number | null
}
