import type { crumbWords } from './crumbs.words.ts'
import { MENU } from './menu.ts'
import type { menuWords } from './menu.words.ts'

/** Screens that keep their old addresses and still stand in the clubhouse. */
export const BESIDE_ADMIN = [
  '/pages',
  '/pages/:slug/edit',
  '/pages/:slug/history',
  '/gallery/new',
  '/gallery/requests',
  '/gallery/:slug/edit',
] as const

// Steps of a way back that are no part of the menu; a star stands for one thing of many.
const STEPS: Readonly<Record<string, keyof typeof crumbWords>> = {
  '/admin/*/edit': 'person',
  '/admin/events/*/edit': 'event',
  '/admin/events/*/people': 'people',
  '/admin/news/*': 'newsItem',
  '/admin/membership/meetings': 'meetings',
  '/admin/membership/meetings/*': 'meeting',
  '/admin/membership/resolutions': 'resolutions',
  '/admin/meetings/rollam': 'rollam',
  '/admin/meetings/*': 'meeting',
  '/admin/sprava/accounts': 'accounts',
  '/admin/sprava/outbox': 'outbox',
  '/pages': 'texts',
  '/pages/*/edit': 'text',
  '/gallery': 'gallery',
  '/gallery/*': 'album',
}

/** Where the step above is not the address without its end. */
const ABOVE: readonly (readonly [RegExp, string])[] = [
  [/^\/admin\/(\d+)\/(?:closing|review|periods)$/, '/admin/$1/edit'],
  [/^\/admin\/events\/(\d+)\/cover$/, '/admin/events/$1/edit'],
  [/^\/admin\/events\/(\d+)\/(?:message|crew|invite|questions)$/, '/admin/events/$1/people'],
  [/^\/pages\/([^/]+)\/history$/, '/pages/$1/edit'],
  [/^\/pages$/, '/admin/sprava'],
  // The tabs of the fees are one screen, and a person has a way back of his own on the poster.
  [/^\/admin\/(?:fees\/(?:pending|reminders|pairing|received|statistics)|\d+\/edit)$/, ''],
]

export type Crumb = { readonly to: string } & (
  | { readonly menu: keyof typeof menuWords }
  | { readonly word: keyof typeof crumbWords }
)

/** The way back from an address, from the top down; `mayOpen` knows the entries of one's own menu. */
export function crumbsFor(path: string, mayOpen: (to: string) => boolean): readonly Crumb[] {
  const to = above(path)
  // The dashboard is above everything, and one tap away everywhere.
  if (to === '' || to === '/admin') return []
  const entry = MENU.find((one) => one.to === to)
  const word = STEPS[to.replace(/\/\d+(?=\/|$)|(?<=^\/(?:gallery|pages))\/[^/]+/, '/*')]
  const step: readonly Crumb[] = entry
    ? mayOpen(to)
      ? [{ to, menu: entry.word }]
      : []
    : word
      ? [{ to, word }]
      : []
  return [...crumbsFor(to, mayOpen), ...step]
}

function above(path: string): string {
  const rule = ABOVE.find(([shape]) => shape.test(path))
  return rule ? path.replace(...rule) : path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
