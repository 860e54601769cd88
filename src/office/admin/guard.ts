import { can, type Permission } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'

// Which right opens which screen. A path that is missing here stays shut.
export const ADMIN_SCREENS = {
  '/admin': 'dashboard.view',
  '/admin/members': 'members.view',
  '/admin/members/import': 'members.write',
  '/admin/members/doubles': 'members.write',
  '/admin/members/views': 'members.view',
  '/admin/members/change': 'members.write',
  '/admin/members/check': 'members.write',
  '/admin/members/invite': 'accounts.manage',
  '/admin/leaving': 'members.archive',
  '/admin/leaving/unpaid': 'members.archive',
  '/admin/:id/edit': 'members.view',
  '/admin/:id/closing': 'members.view',
  '/admin/:id/review': 'members.exclude',
  '/admin/:id/periods': 'members.write',
  '/admin/events': 'events.view',
  '/admin/events/new': 'events.manage',
  '/admin/events/:id/edit': 'events.manage',
  '/admin/events/:id/cover': 'events.manage',
  '/admin/events/:id/people': 'events.manage',
  '/admin/events/:id/questions': 'events.manage',
  '/admin/events/:id/crew': 'events.manage',
  '/admin/events/:id/invite': 'events.manage',
  '/admin/events/:id/message': 'events.manage',
  '/admin/news': 'dashboard.view',
  '/admin/news/new': 'news.write',
  '/admin/news/:id': 'dashboard.view',
  '/admin/news/:id/edit': 'news.write',
  '/admin/messages': 'news.write',
  '/admin/messages/new': 'news.write',
  '/admin/messages/:id': 'news.write',
  '/admin/documents': 'dashboard.view',
  '/admin/documents/:id': 'dashboard.view',
  '/admin/meetings': 'meetings.manage',
  '/admin/meetings/rules': 'meetings.manage',
  '/admin/meetings/rollam': 'meetings.manage',
  '/admin/meetings/rollam/:id': 'meetings.manage',
  '/admin/meetings/resolutions': 'meetings.manage',
  '/admin/meetings/:id': 'meetings.manage',
  '/admin/meetings/:id/voters': 'meetings.manage',
  '/admin/meetings/:id/elected': 'meetings.manage',
  '/admin/donate': 'donations.view',
  '/admin/applications': 'applications.decide',
  '/admin/applications/applicants': 'applications.decide',
  '/admin/hog': 'hog.edit',
  '/admin/fees': 'fees.manage',
  '/admin/fees/bank': 'fees.manage',
  '/admin/fees/pending': 'fees.manage',
  '/admin/fees/reminders': 'fees.manage',
  '/admin/fees/received': 'fees.manage',
  '/admin/fees/statistics': 'fees.manage',
  '/admin/fees/paper': 'fees.manage',
  '/admin/fees/automatic': 'fees.manage',
  '/admin/fees/cash': 'fees.manage',
  '/admin/fees/table': 'fees.manage',
  '/admin/fees/refunds': 'fees.manage',
  '/admin/fees/households': 'fees.manage',
  '/admin/fees/settings': 'fees.manage',
  '/admin/fees/pairing': 'fees.manage',
  '/admin/patches': 'patches.resolve',
  '/admin/ritual': 'ritual.approve',
  '/admin/sprava': 'club.administer',
  '/admin/sprava/club': 'club.administer',
  '/admin/sprava/first-run': 'club.administer',
  '/admin/sprava/erasure': 'club.administer',
  '/admin/sprava/retention': 'club.administer',
  '/admin/sprava/accounts': 'accounts.manage',
  '/admin/sprava/accounts/new': 'accounts.manage',
  '/admin/sprava/accounts/:id': 'accounts.manage',
  '/admin/sprava/grants': 'club.administer',
  '/admin/sprava/programs': 'grants.give',
  '/admin/sprava/hooks': 'grants.give',
  '/admin/sprava/divisions': 'club.administer',
  '/admin/sprava/kinds': 'club.administer',
  '/admin/sprava/own-fields': 'club.administer',
  '/admin/sprava/titles': 'members.write',
  '/admin/sprava/outbox': 'club.administer',
  '/admin/sprava/outbox/server': 'club.administer',
  '/admin/sprava/audit': 'club.administer',
  '/admin/sprava/backup': 'club.administer',
  '/admin/sprava/system': 'club.administer',
  '/admin/potential-matches': 'matches.decide',
  '/admin/profile': 'account.edit-own',
  '/admin/profile/photo': 'account.edit-own',
  '/admin/settings': 'account.edit-own',
  '/admin/settings/data': 'account.edit-own',
  '/admin/settings/programs': 'account.edit-own',
  '/admin/settings/push': 'account.edit-own',
  '/admin/settings/second-step': 'account.edit-own',
  '/admin/search': 'account.edit-own',
  '/admin/membership': 'account.edit-own',
  '/admin/membership/card': 'account.edit-own',
  '/admin/membership/rollam': 'account.edit-own',
  '/admin/membership/meetings': 'account.edit-own',
  '/admin/membership/meetings/:id': 'account.edit-own',
  '/admin/membership/meetings/:id/proxy': 'account.edit-own',
  '/admin/membership/meetings/:id/vote': 'account.edit-own',
  '/admin/membership/meetings/:id/minutes': 'account.edit-own',
  '/admin/membership/resolutions': 'account.edit-own',
  '/admin/membership/resolutions/:id': 'account.edit-own',
  '/admin/thanks': 'thanks.view',
} as const satisfies Record<string, Permission>

export type AdminScreen = keyof typeof ADMIN_SCREENS
export type Verdict = 'enter' | { readonly goTo: string; readonly signOut?: true }

type Standing = Pick<Visitor, 'role' | 'grants' | 'off' | 'confirmedStanovy' | 'verifiedProfile' | 'owesStep'>

/** May this visitor enter this screen? The order of the questions is the specification's. */
export function guardAdmin(path: string, visitor: Standing | null): Verdict {
  if (!visitor) return { goTo: '/login', signOut: true }
  if (!mayEnter(path, visitor))
    return path === '/admin/thanks' ? { goTo: '/', signOut: true } : { goTo: '/admin/thanks' }
  if (!visitor.confirmedStanovy) return { goTo: '/onboarding/rules' }
  if (!visitor.verifiedProfile) return { goTo: '/onboarding/profile' }
  if (visitor.owesStep && path !== SECOND_STEP) return { goTo: SECOND_STEP }
  return 'enter'
}

/** Where an officer turns on what his club asks for, before anything else. */
const SECOND_STEP = '/admin/settings/second-step'

export function mayEnter(path: string, visitor: Pick<Visitor, 'role' | 'grants' | 'off'>): boolean {
  const permission = permissionFor(path)
  if (!permission) return false
  // Whoever was granted anything at all belongs here: turning him out at the thanks page would be absurd.
  return can(visitor, permission) || (permission === 'thanks.view' && visitor.grants.length > 0)
}

/** An address with a number in it is the table's one with `:id`; one that says `:id` itself is nobody's. */
export function permissionFor(path: string): Permission | null {
  const screens: Readonly<Record<string, Permission>> = ADMIN_SCREENS
  const screen = path.replace(/\/[1-9]\d{0,8}(?=\/|$)/, '/:id')
  if (path.includes(':') || !Object.hasOwn(screens, screen)) return null
  return screens[screen] ?? null
}
