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
}
