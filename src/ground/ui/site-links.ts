import { type ClubPart, isPageOff } from '../../club-parts.ts'
import type { layoutWords } from './layout.words.ts'

type SiteLink = { readonly to: string; readonly word: keyof typeof layoutWords }

export const MAIN_LINKS: readonly SiteLink[] = [
  { to: '/akce', word: 'events' },
  { to: '/gallery', word: 'gallery' },
  { to: '/safe', word: 'safe' },
  { to: '/hog-membership', word: 'hog' },
]

export const FOOTER_LINKS: readonly SiteLink[] = [
  ...MAIN_LINKS,
  { to: '/aktuality', word: 'news' },
  { to: '/prispet', word: 'give' },
  { to: '/stanley', word: 'stanley' },
  { to: '/prihlaska', word: 'apply' },
  { to: '/soukromi', word: 'privacy' },
  { to: '/clear-cache', word: 'clearCache' },
]

/** Those that lead somewhere in this club. */
export function linksOn(links: readonly SiteLink[], off: readonly ClubPart[]): readonly SiteLink[] {
  return links.filter(({ to }) => !isPageOff(to, off))
}
