import { ADMIN_SCREENS, mayEnter } from './office/admin/guard.ts'
import { mayHandle, whyNotClose } from './people/members/account-act.ts'
import { can, NEVER_GRANTED, type Permission, type Role, ROLES, withNeeded } from './permissions.ts'

/** How far somebody gets with his role and one area granted beside it. */
export type Reach = {
  /** Powers equal to Webmaster, and the club's account. */
  readonly powers: readonly Permission[]
  /** Roles he gives and takes, accounts he shuts. */
  readonly handles: readonly Role[]
  /** Whose cards he archives, excludes, merges. */
  readonly closes: readonly Role[]
  /** Screens he enters that his role alone would not open. */
  readonly screens: readonly string[]
}

const CLOSING: readonly Permission[] = ['members.archive', 'members.exclude', 'matches.decide']

export function reachOf(role: Role, area: Permission): Reach {
  const actor = { role, grants: withNeeded([area]) }
  const closes = CLOSING.some((right) => can(actor, right))
  return {
    powers: NEVER_GRANTED.filter((power) => can(actor, power)),
    handles: can(actor, 'accounts.manage') ? ROLES.filter((other) => mayHandle(role, other)) : [],
    closes: closes
      ? ROLES.filter((other) => whyNotClose({ role, memberId: 1 }, { id: 2, role: other }) === null)
      : [],
    screens: Object.keys(ADMIN_SCREENS)
      .filter((path) => !path.includes(':'))
      .filter((path) => mayEnter(path, actor) && !mayEnter(path, { role, grants: [] })),
  }
}
