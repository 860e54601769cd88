import {
  can,
  MANDATE_ROLES,
  type MandateRole,
  officeOf,
  type Permission,
  ROLES,
  type Role,
} from '../../permissions.ts'

/** What an officer can do with somebody's account. */
export const ACCOUNT_ACTS = [
  'role',
  'send-link',
  'sign-out',
  'second-step-off',
  'deactivate',
  'reactivate',
] as const
export type AccountAct = (typeof ACCOUNT_ACTS)[number]

type Actor = {
  readonly id: number
  readonly role: Role
  /** A program in his name reaches no further than its areas. */
  readonly limits?: readonly Permission[]
}
export type HandledAccount = {
  readonly id: number
  readonly role: Role
  readonly isActive: boolean
  readonly hasSecondStep?: boolean
}
type WhyNot = 'own_card' | 'not_allowed' | 'already_so' | 'account_off' | 'role_out_of_order'

// Nobody shuts himself out by mistake; a letter to oneself does no harm.
const NOT_TO_ONESELF: readonly AccountAct[] = [
  'role',
  'sign-out',
  'second-step-off',
  'deactivate',
  'reactivate',
]

/**
 * Who may do what with which account; null is a yes. The one thing it cannot know is whether another
 * Webmaster would be left: that is asked of the database, with the accounts held still.
 */
export function whyNot(act: AccountAct, actor: Actor, account: HandledAccount): WhyNot | null {
  if (actor.id === account.id && NOT_TO_ONESELF.includes(act)) return 'own_card'
  if (!mayHandle(actor.role, account.role, actor.limits)) return 'not_allowed'
  if (act === 'reactivate') return account.isActive ? 'already_so' : null
  if (act === 'deactivate') return account.isActive ? null : 'already_so'
  if (act === 'second-step-off') return account.hasSecondStep ? null : 'already_so'
  if (act === 'send-link' || act === 'sign-out') return account.isActive ? null : 'account_off'
  return null
}

/** May the account be given this role? */
export function whyNotRole(actor: Actor, account: HandledAccount, role: Role): WhyNot | null {
  const why = whyNot('role', actor, account)
  if (why) return why
  if (!mayHandle(actor.role, role, actor.limits)) return 'not_allowed'
  if (account.role === role) return 'already_so'
  return nextRoles(account.role).includes(role) ? null : 'role_out_of_order'
}

export function actsFor(actor: Actor, account: HandledAccount): readonly AccountAct[] {
  return ACCOUNT_ACTS.filter((act) => whyNot(act, actor, account) === null)
}

/** The roles this officer may give to an account, or make a new one with. */
export function rolesFor(actor: Actor, account: HandledAccount | null): readonly Role[] {
  return account
    ? ROLES.filter((role) => whyNotRole(actor, account, role) === null)
    : ROLES.filter((role) => mayHandle(actor.role, role, actor.limits))
}

/** The roles this officer may let come with an office: those he may give by hand. */
export function mandateRolesFor(actor: {
  readonly role: Role
  readonly grants: readonly Permission[]
}): readonly MandateRole[] {
  if (!can(actor, 'accounts.manage')) return []
  return MANDATE_ROLES.filter((role) => mayHandle(actor.role, role))
}

/** An Applicant becomes a Member first; from there every office is open. */
export function nextRoles(from: Role): readonly Role[] {
  return from === 'Applicant' ? ['Member'] : ROLES.filter((role) => role !== from)
}

/**
 * Nobody gives or takes a role with more rights than his own role has, whatever was granted to him. Whose own office is
 * the accounts handles every office but the Webmaster's; a Webmaster's account and role are a Webmaster's business.
 */
export function mayHandle(actor: Role, role: Role, limits?: readonly Permission[]): boolean {
  const own = ownRights({ role: actor, limits })
  if (role === 'Webmaster') return can(own, 'webmasters.govern')
  return can(own, 'accounts.manage') || officeOf(role).every((right) => can(own, right))
}

type Closer = Omit<Actor, 'id'> & { readonly memberId: number | null }
type HeldCard = {
  readonly id: number
  /** The role of its account; null where it has none. */
  readonly role: Role | null
}

// Whoever keeps the cards without the accounts being his office closes those who have no office either.
const PLAIN_ROLES: readonly Role[] = ['Applicant', 'Member']

/** Who may close whose card, open it again, or merge it away: archive, restore, exclude; null is a yes. */
export function whyNotClose(actor: Closer, card: HeldCard): 'own_card' | 'not_allowed' | null {
  if (actor.memberId === card.id) return 'own_card'
  if (card.role === null || PLAIN_ROLES.includes(card.role)) return null
  const keepsAccounts = can(ownRights(actor), 'accounts.manage')
  return keepsAccounts && mayHandle(actor.role, card.role, actor.limits) ? null : 'not_allowed'
}

/** What his role alone brings, whatever was granted; of a program only what its key names. */
function ownRights({ role, limits }: { role: Role; limits?: readonly Permission[] | undefined }) {
  return { role, grants: [], ...(limits && { limits }) }
}
