import type { Possible } from './duplicate.ts'

export const APPLICATION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

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
}

export type JudgedApplication = Application & { readonly possibleDuplicates: readonly Possible[] }

export function isStatus(text: string): text is ApplicationStatus {
  return APPLICATION_STATUSES.some((status) => status === text)
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
