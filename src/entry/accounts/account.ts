import type { Role } from '../../permissions.ts'
import type { Club } from '../../ground/platform/request-context.ts'
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

type Standing = Pick<Visitor, 'role' | 'grants' | 'hasStep' | 'program'>

/** Whoever holds other people's data, by his role or by what was granted to him, where the club asks them for the second step. */
export function owesStep(
  { officersStep }: Pick<Club, 'officersStep'>,
  { role, grants, hasStep, program }: Standing,
): boolean {
  return officersStep && !program && !hasStep && (OFFICERS.includes(role) || grants.length > 0)
}

type Idle = Pick<Club, 'officersIdleHours' | 'membersIdleDays'>

/** How long a session lives, in minutes: untouched, as the club says. Officers hold other people's data. */
export function sessionLife(
  role: Role,
  { officersIdleHours, membersIdleDays }: Idle,
): { idle: number; absolute: number } {
  const absolute = longestLife(role)
  return { idle: OFFICERS.includes(role) ? officersIdleHours * HOUR : membersIdleDays * DAY, absolute }
}

/** And at the very most. */
export function longestLife(role: Role): number {
  return OFFICERS.includes(role) ? 7 * DAY : 30 * DAY
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
