import { type ClubPart } from '../../club-parts.ts'
import {
  partOf,
  can,
  NEVER_GRANTED,
  type Permission,
  PERMISSIONS,
  type Role,
  ROLES,
} from '../../permissions.ts'

// What everybody has, or gets with any grant at all: granting it would give nothing.
const EVERYBODYS: readonly Permission[] = ['account.edit-own', 'thanks.view']

/** Areas that can be granted, in the order the club thinks of them. */
export const GRANTABLE: readonly Permission[] = (Object.keys(PERMISSIONS) as Permission[]).filter(
  (permission) => !NEVER_GRANTED.includes(permission) && !EVERYBODYS.includes(permission),
)

/** Those a club has: of what is switched off nobody is offered anything. */
export function grantableIn(off: readonly ClubPart[]): readonly Permission[] {
  return GRANTABLE.filter((permission) => !off.some((part) => part === partOf(permission)))
}

/** The right to enter Správa: those who have it by name are the specification's listed ids. */
export const SPRAVA: Permission = 'club.administer'

type Receiver = { readonly role: Role }

/** Does the role bring it already? Then a grant would only confuse. */
export function hasByRole(permission: Permission, { role }: Receiver): boolean {
  return can({ role, grants: [] }, permission)
}

/** What can still be given to somebody who has these grants. */
export function missingAreas(
  receiver: Receiver,
  grants: readonly string[],
  off: readonly ClubPart[] = [],
): readonly Permission[] {
  return grantableIn(off).filter(
    (permission) => !hasByRole(permission, receiver) && !grants.includes(permission),
  )
}

/** Roles a further area can be given to; the Webmaster has everything. */
export const GRANTED_ROLES: readonly Role[] = ROLES.filter((role) => role !== 'Webmaster')
