/** Parts of a club's life that another club may not have; each can be switched off by whoever administers the club. */
export const CLUB_PARTS = ['hog', 'ritual', 'patches'] as const
export type ClubPart = (typeof CLUB_PARTS)[number]

/** Texts for strangers that speak of one part only. */
const PAGES: Readonly<Record<string, ClubPart>> = { '/hog-membership': 'hog' }

export function isPageOff(path: string, off: readonly ClubPart[]): boolean {
  const part = PAGES[path]
  return part !== undefined && off.includes(part)
}
