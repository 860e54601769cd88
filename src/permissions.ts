import type { ClubPart } from './club-parts.ts'

export const ROLES = [
  'Applicant',
  'Member',
  'Webmaster',
  'Secretary',
  'MembershipOfficer',
  'Treasurer',
  'Supervisor',
  'RoadCaptain',
] as const

export type Role = (typeof ROLES)[number]

/** What a term of an office may bring along, and what then ends with it. */
export const MANDATE_ROLES = [
  'Webmaster',
  'Secretary',
  'MembershipOfficer',
  'Treasurer',
  'Supervisor',
  'RoadCaptain',
] as const satisfies readonly Role[]

export type MandateRole = (typeof MANDATE_ROLES)[number]

const CLUB = ['Applicant', 'Member', 'Secretary', 'MembershipOfficer', 'Treasurer', 'Supervisor'] as const

// Who may do what. The Webmaster may do everything, so no row names him.
const table = {
  'dashboard.view': CLUB,
  'members.view': CLUB,
  'members.write': ['Secretary', 'MembershipOfficer'],
  'members.export': ['Secretary', 'MembershipOfficer'],
  'members.history': ['Secretary', 'MembershipOfficer', 'Treasurer'],
  'members.archive': ['Secretary', 'MembershipOfficer'],
  'members.exclude': ['Secretary'],
  'patches.give': ['Secretary', 'MembershipOfficer', 'Supervisor'],
  'accounts.manage': ['Secretary'],
  'events.view': CLUB,
  'events.manage': ['Secretary'],
  'donations.view': CLUB,
  'applications.decide': ['Secretary'],
  'hog.edit': ['MembershipOfficer'],
  'fees.manage': ['Treasurer'],
  'patches.resolve': ['Supervisor'],
  'ritual.approve': ['Secretary', 'MembershipOfficer'],
  'club.administer': ['Secretary'],
  'club.restore': [],
  'club.mail': [],
  'club.account': ['Treasurer'],
  'grants.give': [],
  'webmasters.govern': [],
  'matches.decide': [],
  'gallery.manage': ['Secretary'],
  'pages.edit': ['Secretary'],
  'news.write': ['Secretary'],
  'documents.manage': ['Secretary'],
  'meetings.manage': ['Secretary'],
  'account.edit-own': ROLES,
  'thanks.view': ['Applicant', 'Member', 'Secretary', 'MembershipOfficer'],
} satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof table
export const PERMISSIONS: Readonly<Record<Permission, readonly Role[]>> = table

// What is off is nowhere: no right to it holds, so no menu, queue, chart or screen shows it. Its data stay.
const PARTS: Readonly<Partial<Record<Permission, ClubPart>>> = {
  'hog.edit': 'hog',
  'ritual.approve': 'ritual',
  'patches.give': 'patches',
  'patches.resolve': 'patches',
}

/** The part of the club a right belongs to; most belong to the club itself. */
export function partOf(permission: Permission): ClubPart | null {
  return PARTS[permission] ?? null
}

// Powers equal to Webmaster: each of them alone would be enough to become one. A backup holds everybody's data and a
// restore replaces everybody's rights; whoever gives grants could give himself the rest; the mail server reads every
// letter with a secret link; and whoever governs Webmasters' accounts makes one. Each asks for the password again and
// is told to every Webmaster.
export const WEBMASTER_POWERS = [
  'club.restore',
  'club.mail',
  'grants.give',
  'webmasters.govern',
] as const satisfies readonly Permission[]

// As dangerous to the club's money: whoever says where the club is paid gets all payments.
export const MONEY_POWERS = ['club.account'] as const satisfies readonly Permission[]

export type Power = (typeof WEBMASTER_POWERS | typeof MONEY_POWERS)[number]

/** Granted to nobody, whoever asks. */
export const NEVER_GRANTED: readonly Permission[] = [...WEBMASTER_POWERS, ...MONEY_POWERS]

/** Who has a power, and so is told each time it is used. */
export function holdersOf(power: Power): readonly Role[] {
  return ROLES.filter((role) => can({ role, grants: [] }, power))
}

// What an area cannot be worked in without: whoever is granted the one gets the other along.
const NEEDS: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  'members.write': ['members.view'],
  'members.export': ['members.view'],
  'members.history': ['members.view'],
  'members.archive': ['members.view'],
  'members.exclude': ['members.view'],
  'patches.give': ['members.view'],
  'accounts.manage': ['members.view'],
  'events.manage': ['events.view'],
  'fees.manage': ['donations.view'],
  'meetings.manage': ['members.view'],
}

// Areas one only looks into. Every other is somebody's office, and an office begins at the dashboard.
const VIEWS: readonly Permission[] = [
  'dashboard.view',
  'members.view',
  'events.view',
  'donations.view',
  'account.edit-own',
  'thanks.view',
]

/** What a role's office is made of: its own rights, without what one only looks into. */
export function officeOf(role: Role): readonly Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter(
    (permission) => !VIEWS.includes(permission) && can({ role, grants: [] }, permission),
  )
}

/** An officer: somebody who has more to do here than to look, by his role or by a grant. */
export function holdsOffice({ role, grants }: Pick<Actor, 'role' | 'grants'>): boolean {
  return officeOf(role).length > 0 || grants.some((permission) => !VIEWS.includes(permission))
}

/** What comes along with a granted area, without it itself. */
export function neededBy(permission: Permission): readonly Permission[] {
  return VIEWS.includes(permission) ? [] : ['dashboard.view', ...(NEEDS[permission] ?? [])]
}

/** Granted areas with everything they need. */
export function withNeeded(grants: readonly Permission[]): readonly Permission[] {
  return [...new Set(grants.flatMap((permission) => [permission, ...neededBy(permission)]))]
}

/** `grants` are rights given to the role or the person by a Webmaster; they live in the database. */
export type Actor = {
  readonly id: number
  readonly role: Role
  readonly grants: readonly Permission[]
  /** Parts of the club that are switched off: nobody has a right to them, the Webmaster neither. */
  readonly off?: readonly ClubPart[]
  /** A program in his name: of what he may, only this. */
  readonly limits?: readonly Permission[]
}

export function can(
  actor: Pick<Actor, 'role' | 'grants' | 'off' | 'limits'>,
  permission: Permission,
): boolean {
  const part = partOf(permission)
  if (part !== null && actor.off?.includes(part)) return false
  if (actor.limits && !actor.limits.includes(permission)) return false
  return (
    actor.role === 'Webmaster' ||
    PERMISSIONS[permission].includes(actor.role) ||
    (actor.grants.includes(permission) && !NEVER_GRANTED.includes(permission))
  )
}

/** Reads of his own card more than of another's: everybody, and of programs those that were given what is their owner's own. */
export function readsOwn({ limits }: Pick<Actor, 'limits'>): boolean {
  return limits === undefined || limits.includes('account.edit-own')
}

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(PERMISSIONS, text)
}
