import type { Generated, GeneratedAlways } from 'kysely'

// All of them are about the person the account belongs to; they go with the account.

export type SecondStepTable = {
  accountId: number
  secret: Buffer
  lastStep: number
  turnedOnAt: Generated<Date>
}

export type RecoveryCodeTable = {
  id: GeneratedAlways<number>
  accountId: number
  codeSeal: Buffer
  usedAt: Date | null
}

/** What a key of the club reads of people: as one of these would. */
export const KEY_OFFICES = ['Member', 'Secretary', 'MembershipOfficer', 'Treasurer', 'Supervisor'] as const
export type KeyOffice = (typeof KEY_OFFICES)[number]

export type ProgramKeyTable = {
  id: GeneratedAlways<number>
  /** Whose it is; the club's own has an office instead. */
  accountId: number | null
  office: KeyOffice | null
  madeBy: number | null
  name: string
  tokenHash: Buffer
  areas: string[]
  writes: boolean
  createdAt: Generated<Date>
  expiresAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

export type PasskeyTable = {
  id: GeneratedAlways<number>
  accountId: number
  credentialId: string
  publicKey: Buffer
  counter: Generated<number>
  transports: Generated<string[]>
  name: string
  createdAt: Generated<Date>
  lastUsedAt: Date | null
}

export type SignInChallengeTable = {
  tokenHash: Buffer
  purpose: 'second-step' | 'passkey-sign-in' | 'passkey-new'
  accountId: number | null
  tries: Generated<number>
  expiresAt: Date
}
