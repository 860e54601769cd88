import type { Role } from '../../permissions.ts'
import type { AdminScreen } from './guard.ts'
import type { stopWords } from './tour-stops.words.ts'

type Stop = keyof typeof stopWords

export const STOPS: Readonly<Record<Stop, AdminScreen>> = {
  dashboard: '/admin',
  events: '/admin/events',
  members: '/admin/members',
  membership: '/admin/membership',
  profile: '/admin/profile',
  photo: '/admin/profile/photo',
  settings: '/admin/settings',
  fees: '/admin/fees',
  pairing: '/admin/fees/pairing',
  pending: '/admin/fees/pending',
  hog: '/admin/hog',
  ritual: '/admin/ritual',
  patches: '/admin/patches',
  applications: '/admin/applications',
  news: '/admin/news',
  sprava: '/admin/sprava',
  accounts: '/admin/sprava/accounts',
  system: '/admin/sprava/system',
  search: '/admin/search',
}

const CLUB = ['dashboard', 'events', 'membership', 'profile', 'search'] as const

/** Five stops for each role, from where he lands. */
export const TOURS: Readonly<Record<Role, readonly [Stop, Stop, Stop, Stop, Stop]>> = {
  Applicant: CLUB,
  Member: CLUB,
  RoadCaptain: ['membership', 'profile', 'photo', 'settings', 'search'],
  Supervisor: ['dashboard', 'events', 'members', 'patches', 'search'],
  Treasurer: ['dashboard', 'fees', 'pairing', 'pending', 'search'],
  MembershipOfficer: ['dashboard', 'members', 'hog', 'ritual', 'search'],
  Secretary: ['dashboard', 'applications', 'events', 'news', 'search'],
  Webmaster: ['dashboard', 'sprava', 'accounts', 'system', 'search'],
}
