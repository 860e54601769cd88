import type { Permission } from './permissions.ts'

/** Parts of a club's life that another club may not have; each can be switched off by whoever administers the club. */
export const CLUB_PARTS = ['hog', 'ritual', 'patches'] as const
export type ClubPart = (typeof CLUB_PARTS)[number]

// What is off is nowhere: no right to it holds, so no menu, queue, chart or screen shows it. Its data stay.
const RIGHTS: Readonly<Partial<Record<Permission, ClubPart>>> = {
  'hog.edit': 'hog',
  'ritual.approve': 'ritual',
  'patches.give': 'patches',
  'patches.resolve': 'patches',
}

/** The part of the club a right belongs to; most belong to the club itself. */
export function partOf(permission: Permission): ClubPart | null {
  return RIGHTS[permission] ?? null
}

/** Texts for strangers that speak of one part only. */
const PAGES: Readonly<Record<string, ClubPart>> = { '/hog-membership': 'hog' }

export function isPageOff(path: string, off: readonly ClubPart[]): boolean {
  const part = PAGES[path]
  return part !== undefined && off.includes(part)
}
