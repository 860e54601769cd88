import type { AdminScreen } from './guard.ts'
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

type Beside = (typeof BESIDE_ADMIN)[number]
type Above = AdminScreen | Beside | '/gallery' | '/gallery/:slug'

// What stands one step above each screen; what is missing here has a place of its own in the menu.
export const ABOVE: Readonly<Partial<Record<AdminScreen | Beside, Above>>> = {
  '/admin/members/import': '/admin/members',
  '/admin/members/doubles': '/admin/members',
  '/admin/:id/closing': '/admin/:id/edit',
  '/admin/:id/review': '/admin/:id/edit',
  '/admin/events/new': '/admin/events',
  '/admin/events/:id/edit': '/admin/events',
  '/admin/events/:id/cover': '/admin/events/:id/edit',
  '/admin/events/:id/people': '/admin/events',
  '/admin/events/:id/crew': '/admin/events/:id/people',
  '/admin/events/:id/message': '/admin/events/:id/people',
  '/admin/news/new': '/admin/news',
  '/admin/news/:id': '/admin/news',
  '/admin/news/:id/edit': '/admin/news/:id',
  '/admin/messages/new': '/admin/messages',
  '/admin/messages/:id': '/admin/messages',
  '/admin/documents/:id': '/admin/documents',
  '/admin/fees/bank': '/admin/fees',
  '/admin/fees/refunds': '/admin/fees',
  '/admin/fees/settings': '/admin/fees',
  '/admin/fees/pairing': '/admin/fees',
  '/admin/sprava/club': '/admin/sprava',
  '/admin/sprava/first-run': '/admin/sprava',
  '/admin/sprava/erasure': '/admin/sprava',
  '/admin/sprava/retention': '/admin/sprava',
  '/admin/sprava/accounts': '/admin/sprava',
  '/admin/sprava/accounts/new': '/admin/sprava/accounts',
  '/admin/sprava/accounts/:id': '/admin/sprava/accounts',
  '/admin/sprava/grants': '/admin/sprava',
  '/admin/sprava/divisions': '/admin/sprava',
  '/admin/sprava/titles': '/admin/sprava',
  '/admin/sprava/outbox': '/admin/sprava',
  '/admin/sprava/outbox/server': '/admin/sprava/outbox',
  '/admin/sprava/audit': '/admin/sprava',
  '/admin/sprava/backup': '/admin/sprava',
  '/admin/sprava/system': '/admin/sprava',
  '/admin/profile/photo': '/admin/profile',
  '/admin/settings/data': '/admin/settings',
  '/admin/settings/second-step': '/admin/settings',
  '/pages': '/admin/sprava',
  '/pages/:slug/edit': '/pages',
  '/pages/:slug/history': '/pages/:slug/edit',
  '/gallery/new': '/gallery',
  '/gallery/requests': '/gallery',
  '/gallery/:slug/edit': '/gallery/:slug',
}

// How those that are no part of the menu are called.
export const CRUMB_WORDS: Readonly<Partial<Record<Above, keyof typeof crumbWords>>> = {
  '/admin/:id/edit': 'person',
  '/admin/events/:id/edit': 'event',
  '/admin/events/:id/people': 'people',
  '/admin/news/:id': 'newsItem',
  '/admin/sprava/accounts': 'accounts',
  '/admin/sprava/outbox': 'outbox',
  '/pages': 'texts',
  '/pages/:slug/edit': 'text',
  '/gallery': 'gallery',
  '/gallery/:slug': 'album',
}

export type Crumb = { readonly to: string } & (
  | { readonly menu: keyof typeof menuWords }
  | { readonly word: keyof typeof crumbWords }
)

/** An address as the table writes it, with what stood in it. */
function screenOf(path: string) {
  const own = /\/([1-9]\d{0,8})(?=\/|$)/.exec(path)?.[1]
  const slug = own ? undefined : /^\/(?:pages|gallery)\/([^/]+)\/[^/]+$/.exec(path)?.[1]
  const screen = own ? path.replace(`/${own}`, '/:id') : slug ? path.replace(`/${slug}/`, '/:slug/') : path
  return { screen, own, slug }
}

/** The way back from an address, from the top down; `mayOpen` knows the entries of one's own menu. */
export function crumbsFor(path: string, mayOpen: (to: string) => boolean): readonly Crumb[] {
  const { screen, own, slug } = screenOf(path)
  const trail: Crumb[] = []
  let above = Object.hasOwn(ABOVE, screen) ? ABOVE[screen as Beside] : undefined
  while (above) {
    const to = above.replace(':id', own ?? '').replace(':slug', slug ?? '')
    const entry = MENU.find((one) => one.to === above)
    const word = CRUMB_WORDS[above]
    if (entry && mayOpen(entry.to)) trail.unshift({ to, menu: entry.word })
    else if (word) trail.unshift({ to, word })
    above = Object.hasOwn(ABOVE, above) ? ABOVE[above as Beside] : undefined
  }
  return trail
}
