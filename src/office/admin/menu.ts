import type { Visitor } from '../../ground/platform/visitor.ts'
import { type AdminScreen, mayEnter } from './guard.ts'
import type { menuWords } from './menu.words.ts'

export type MenuGroup = 'club' | 'office' | 'mine'
export type Queue = 'members' | 'applications' | 'ritual' | 'hog' | 'patches' | 'money' | 'departures'

export type MenuEntry = {
  readonly to: AdminScreen
  readonly word: keyof typeof menuWords
  readonly group: MenuGroup
  /** What is counted beside it. */
  readonly queue?: Queue
  /** One of the four that are always at hand on a phone, by its place in the bar. */
  readonly barPlace?: 1 | 2 | 3 | 4
}

// The clubhouse's menu, top to bottom. Who sees what follows from the guard's table, never from this one.
export const MENU: readonly MenuEntry[] = [
  { to: '/admin', word: 'dashboard', group: 'club', barPlace: 1 },
  { to: '/admin/members', word: 'members', group: 'club', queue: 'members', barPlace: 3 },
  { to: '/admin/events', word: 'events', group: 'club', barPlace: 2 },
  { to: '/admin/news', word: 'news', group: 'club' },
  { to: '/admin/documents', word: 'documents', group: 'club' },
  { to: '/admin/donate', word: 'donate', group: 'club' },
  { to: '/admin/applications', word: 'applications', group: 'office', queue: 'applications' },
  { to: '/admin/ritual', word: 'ritual', group: 'office', queue: 'ritual' },
  { to: '/admin/leaving', word: 'leaving', group: 'office', queue: 'departures' },
  { to: '/admin/hog', word: 'hog', group: 'office', queue: 'hog' },
  { to: '/admin/patches', word: 'patches', group: 'office', queue: 'patches' },
  { to: '/admin/fees', word: 'fees', group: 'office', queue: 'money' },
  { to: '/admin/messages', word: 'messages', group: 'office' },
  { to: '/admin/meetings', word: 'meetings', group: 'office' },
  { to: '/admin/potential-matches', word: 'matches', group: 'office' },
  { to: '/admin/sprava', word: 'sprava', group: 'office' },
  { to: '/admin/membership', word: 'membership', group: 'mine', barPlace: 4 },
  { to: '/admin/profile', word: 'profile', group: 'mine' },
  { to: '/admin/settings', word: 'settings', group: 'mine' },
]

/** The entries this visitor may enter. */
export function menuFor(visitor: Pick<Visitor, 'role' | 'grants' | 'off'>): readonly MenuEntry[] {
  return MENU.filter(({ to }) => mayEnter(to, visitor))
}

export function queuesOf(entries: readonly MenuEntry[]): readonly Queue[] {
  return entries.flatMap(({ queue }) => queue ?? [])
}
