import type { Generated, GeneratedAlways } from 'kysely'
import type { NoticeKind } from './notice.ts'
import type { Role } from '../../permissions.ts'
import type { Theme } from '../values/theme.ts'
import type { Language } from '../values/words.ts'
import type { JsonColumn } from './json.ts'

export type AccountTable = {
  id: Generated<number>
  email: string
  passwordHash: string | null
  role: Role
  /** The term of an office the role comes with and ends with; nothing where it was given by hand. */
  roleTermId: number | null
  memberId: number | null
  confirmedRulesVersion: number | null
  confirmedRulesAt: Date | null
  verifiedProfileAt: Date | null
  deactivatedAt: Date | null
  /** Moves by itself when the account is shut or opened; the link of an older letter opens nothing. */
  switchedAt: Date | null
  language: Language | null
  theme: Theme | null
  /** Was shown around, or did not want to be. */
  touredAt: Date | null
  createdAt: Generated<Date>
  passwordChangedAt: Date | null
  signedInAt: Date | null
}

export type PermissionGrantTable = {
  id: Generated<number>
  permission: string
  role: Role | null
  accountId: number | null
  grantedBy: number | null
  grantedAt: Generated<Date>
}

export type NoticeTable = {
  id: Generated<number>
  accountId: number
  kind: NoticeKind
  actorId: number | null
  aboutId: number | null
  detail: Generated<string>
  createdAt: Generated<Date>
  seenAt: Date | null
}

export type SessionTable = {
  id: GeneratedAlways<number>
  tokenHash: Buffer
  accountId: number
  createdAt: Generated<Date>
  lastSeenAt: Generated<Date>
  expiresAt: Date
  address: Generated<string>
  userAgent: Generated<string>
  /** Of a tablet on the table alone: its session opens one screen and no other. */
  pinHash: Generated<string | null>
}

/** Texts as they are drawn; about nobody, and made again whenever they are missing. */
export type TextHtmlTable = {
  hash: string
  html: string
  madeAt: Generated<Date>
}

export type PageVersionTable = {
  slug: string
  version: number
  bodyCs: string
  bodyEn: Generated<string>
  createdAt: Generated<Date>
  createdBy: number | null
}

export type ClubSettingTable = {
  key: string
  value: JsonColumn
  updatedAt: Generated<Date>
  updatedBy: number | null
  /** Moves by itself with every change. */
  version: Generated<number>
}

/** About nobody: the club's own picture. */
export type ClubLogoTable = {
  hash: string
  bytes: Buffer
  width: number
  height: number
  createdAt: Generated<Date>
}
