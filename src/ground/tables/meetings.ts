import type { Generated } from 'kysely'
import type { JsonColumn } from './json.ts'

export type MeetingTable = {
  id: Generated<number>
  title: string
  startsAt: Date
  place: string
  note: Generated<string>
  state: Generated<'draft' | 'called' | 'open' | 'closed' | 'cancelled'>
  proposalsUntil: string | null
  askedBy: string | null
  askedOn: string | null
  /** As they were when it was called. */
  rules: JsonColumn<true>
  calledAt: Date | null
  calledBy: number | null
  shortNoticeBy: number | null
  shortNoticeReason: string | null
  cancelledAt: Date | null
  cancelledBy: number | null
  cancelReason: string | null
  eventId: number | null
  openedAt: Date | null
  openedBy: number | null
  endedAt: Date | null
  endedBy: number | null
  /** The meeting without a quorum it stands for. */
  substituteOf: number | null
  createdAt: Generated<Date>
  createdBy: number | null
}

export type AgendaPointTable = {
  id: Generated<number>
  meetingId: number
  position: number
  kind: 'inform' | 'discuss' | 'decide' | 'elect'
  title: string
  wording: Generated<string>
  presenter: Generated<string>
  documentId: number | null
  isLate: Generated<boolean>
}

/** Who was called, and when that left. */
export type MeetingInviteeTable = {
  meetingId: number
  memberId: number
  mailId: number | null
  postedAt: Date | null
  /** When a device of his was told. */
  pushedAt: Date | null
  printedAt: Date | null
  paperOn: string | null
  paperBy: number | null
}

export type MeetingProposalTable = {
  id: Generated<number>
  meetingId: number
  memberId: number | null
  title: string
  wording: Generated<string>
  sentAt: Generated<Date>
  state: Generated<'sent' | 'taken' | 'refused'>
  answer: string | null
  decidedBy: number | null
}

export type MeetingPartTable = {
  meetingId: number
  memberId: number
  part: 'chair' | 'recorder' | 'verifier' | 'door'
  /** The minutes as they are written now; a change of the text takes it back. */
  signedAt: Date | null
  /** Which text he was asked to sign. */
  askedVersion: number | null
}

export type MeetingMinutesTable = {
  meetingId: number
  body: string
  version: Generated<number>
  recordHash: string
  savedAt: Generated<Date>
  savedBy: number
  publishedVersion: number | null
  publishedAt: Date | null
  documentId: number | null
}

export type VoteSuspensionTable = {
  id: Generated<number>
  memberId: number
  startsOn: string
  endsOn: string | null
  reason: string
  setBy: number
  setAt: Generated<Date>
}

/** Frozen when the meeting opens. */
export type MeetingVoterTable = {
  meetingId: number
  memberId: number
  standing: 'votes' | 'kind' | 'suspended' | 'fee' | 'age' | 'age_unknown'
}

export type MeetingPresenceTable = {
  id: Generated<number>
  meetingId: number
  memberId: number
  cameAt: Generated<Date>
  leftAt: Date | null
}

/** What was done at the door; presence follows from it. */
export type MeetingActTable = {
  id: string
  number: Generated<number>
  meetingId: number
  memberId: number
  kind: 'came' | 'left'
  madeAt: Date
  receivedAt: Generated<Date>
  actorId: number
}

/** A phone at the door, as it was heard of last. */
export type MeetingDoorTable = {
  meetingId: number
  id: string
  accountId: number
  unsent: number
  toldAt: Generated<Date>
  asOf: Date | null
}

/** Who stands in for whom. */
export type MeetingProxyTable = {
  id: Generated<number>
  meetingId: number
  memberId: number
  holderId: number
  givenAt: Generated<Date>
  givenBy: number
  note: Generated<string>
  endedAt: Date | null
  endedBy: number | null
  endReason: 'came' | 'withdrawn' | 'returned' | 'no_vote' | null
}

export type MeetingVoteTable = {
  id: Generated<number>
  meetingId: number
  pointId: number
  round: number
  way: 'hand' | 'phone' | 'secret'
  majority: 'present' | 'two_thirds' | 'all' | 'everybody'
  candidates: Generated<string[]>
  seats: Generated<number>
  state: 'open' | 'casting' | 'closed' | 'annulled'
  openedAt: Generated<Date>
  openedBy: number
  closedAt: Date | null
  closedBy: number | null
  present: number | null
  entitled: number | null
  needed: number | null
  isQuorate: boolean | null
  presentTyped: Generated<boolean>
  quietDoors: Generated<number>
  represented: number | null
  rights: number | null
  votesCast: number | null
  abstained: number | null
  counts: number[] | null
  outcome: 'passed' | 'rejected' | 'elected' | 'undecided' | 'no_quorum' | null
  elected: Generated<number[]>
  annulledAt: Date | null
  annulledBy: number | null
  annulReason: string | null
  publicKey: string | null
}

/** A decision outside a meeting. */
export type RollamTable = {
  id: Generated<number>
  title: string
  wording: string
  documentId: number | null
  untilOn: string
  state: Generated<'draft' | 'open' | 'closed' | 'cancelled'>
  majority: Generated<'all' | 'two_thirds' | 'answered'>
  createdAt: Generated<Date>
  createdBy: number
  openedAt: Date | null
  openedBy: number | null
  closedAt: Date | null
  entitled: number | null
  needed: number | null
  votesFor: number | null
  votesAgainst: number | null
  abstained: number | null
  outcome: 'passed' | 'rejected' | null
  cancelledBy: number | null
  cancelReason: string | null
}

/** Everybody it was sent to, with his answer. */
export type RollamVoterTable = {
  rollamId: number
  memberId: number
  standing: MeetingVoterTable['standing']
  askedAt: Date | null
  mailId: number | null
  postedAt: Date | null
  choice: 'yes' | 'no' | 'abstain' | null
  answeredAt: Date | null
  way: 'own' | 'link' | 'paper' | null
  notedBy: number | null
  toldAt: Date | null
}

export type ResolutionTable = {
  id: Generated<number>
  /** Of a meeting and its vote, or of a decision outside one. */
  meetingId: number | null
  voteId: number | null
  rollamId: number | null
  year: number
  number: number
  title: string
  wording: Generated<string>
  memberId: number | null
  doer: Generated<string>
  dueOn: string | null
  doneOn: string | null
  doneBy: number | null
  /** The day he was reminded of. */
  remindedFor: string | null
  version: Generated<number>
}

export type PublicBallotTable = {
  voteId: number
  memberId: number
  choice: number[]
  /** The power of attorney it was cast by. */
  proxyId: number | null
}

/** What was signed was blinded: it says nothing of the ballot. */
export type BallotRightTable = {
  voteId: number
  memberId: number
  blinded: string
  signed: string
  proxyId: number | null
}

/** Nobody's: no person, no time, no number of its own. */
export type BallotBoxTable = {
  voteId: number
  token: string
  signature: string
  choice: number[]
}

export type BallotKeyTable = {
  voteId: number
  privateKey: string
}

/** The same once counted. */
export type SecretBallotTable = {
  voteId: number
  token: string
  signature: string
  choice: number[]
}
