import type { Role } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'

const HOUR = 60
const DAY = 24 * HOUR

const OFFICERS: readonly Role[] = [
  'Webmaster',
  'Secretary',
  'MembershipOfficer',
  'Treasurer',
  'Supervisor',
  'RoadCaptain',
]

/** How long a session lives, in minutes: untouched, and at the very most. Officers hold other people's data. */
export function sessionLife(role: Role): { idle: number; absolute: number } {
  return OFFICERS.includes(role)
    ? { idle: 12 * HOUR, absolute: 7 * DAY }
    : { idle: 14 * DAY, absolute: 30 * DAY }
}

export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The user as the contract shows him. */
export function publicUser({
  id,
  email,
  role,
  memberId,
  confirmedStanovy,
  verifiedProfile,
  language,
}: Visitor) {
  return { id, email, role, memberId, confirmedStanovy, verifiedProfile, language: language ?? 'cs' }
}
