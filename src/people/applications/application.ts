import type { OwnValues } from '../../ground/values/own-field.ts'
import type { Possible } from './duplicate.ts'

export const APPLICATION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** What the desk lists apart: of those that wait, the ones whose address is not proved are no work yet. */
export const APPLICATION_LISTS = ['PENDING', 'UNPROVED', 'APPROVED', 'REJECTED'] as const
export type ApplicationList = (typeof APPLICATION_LISTS)[number]

export type Sponsor = {
  readonly memberId: number
  readonly name: string
  readonly answer: 'confirmed' | 'declined' | null
  readonly answeredAt: Date | null
}

/** What somebody who wants to join wrote about himself, and what became of it. */
export type Application = {
  readonly id: number
  readonly status: ApplicationStatus
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly email: string
  readonly phone: string | null
  readonly birthDate: string | null
  readonly street: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly division: number | null
  readonly motorcycle: string | null
  readonly hogNumber: string | null
  readonly hogExpiresOn: string | null
  readonly recommendedBy: string | null
  readonly motivation: string | null
  readonly consents: {
    readonly photos: boolean
    readonly privacyVersion: number | null
    readonly rulesVersion: number | null
  }
  readonly submittedAt: Date
  readonly decidedAt: Date | null
  readonly decidedBy: { readonly id: number; readonly name: string } | null
  readonly reason: string | null
  readonly memberId: number | null
  readonly awaitsProof: boolean
  readonly provedAt: Date | null
  /** Of the club's own fields; nobody is sent them whole. */
  readonly own: OwnValues
}

export type JudgedApplication = Application & {
  readonly possibleDuplicates: readonly Possible[]
  readonly sponsors: readonly Sponsor[]
}

export function isList(text: string): text is ApplicationList {
  return APPLICATION_LISTS.some((list) => list === text)
}

/** 'Jan Novák', as one would introduce him. */
export function fullName({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return `${firstName} ${lastName}`
}
