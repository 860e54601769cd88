import type { Generated } from 'kysely'
import type { Role } from '../../permissions.ts'

// News are about nobody; who wrote them is an account.
export type NewsTable = {
  id: Generated<number>
  title: string
  body: string
  titleEn: Generated<string>
  bodyEn: Generated<string>
  state: Generated<'draft' | 'published' | 'withdrawn'>
  visibility: Generated<'public' | 'members'>
  pinnedUntil: string | null
  publishedAt: Date | null
  version: Generated<number>
  createdAt: Generated<Date>
  createdBy: number | null
}

// A message is about nobody; its recipients are people.
export type MessageTable = {
  id: Generated<number>
  subject: string
  body: string
  audience: 'everybody' | 'division' | 'tag' | 'event' | 'role' | 'board' | 'debtors' | 'view'
  divisionId: number | null
  tagId: number | null
  eventId: number | null
  riders: 'registered' | 'waiting' | 'all' | null
  role: Role | null
  viewId: number | null
  audienceName: Generated<string>
  createdAt: Generated<Date>
  createdBy: number
  frozenAt: Generated<Date>
  sentAt: Date | null
  batchId: number | null
}

/** A document that goes with a message, in the version that was chosen; what it was called stays when it is deleted. */
export type MessageFileTable = {
  messageId: number
  position: number
  documentId: number | null
  number: number
  title: string
  fileName: string
  type: string
  size: number
}

// Whom a message was written to: about the member.
export type MessageRecipientTable = {
  id: Generated<number>
  messageId: number
  /** A member, or a guest of the ride it is about, never both. */
  memberId: number | null
  guestId: number | null
  leftOut: 'no_email' | 'dead_address' | 'opted_out' | null
  mailId: number | null
}
