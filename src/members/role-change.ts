import { ROLES, type Role } from '../permissions.ts'

/** An Applicant becomes a Member first; from there every office is open. */
export function nextRoles(from: Role): readonly Role[] {
  return from === 'Applicant' ? ['Member'] : ROLES.filter((role) => role !== from)
}

/** The Webmaster's role is given and taken by a Webmaster only. */
export function mayHandle(actor: Role, ...roles: readonly Role[]): boolean {
  return actor === 'Webmaster' || !roles.includes('Webmaster')
}
