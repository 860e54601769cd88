import type { Language } from '../../ground/values/words.ts'
import { can, type Permission, type Role } from '../../permissions.ts'

export const LONGEST_NEWS = 50_000

export const NEWS_STATES = ['draft', 'published', 'withdrawn'] as const
export type NewsState = (typeof NEWS_STATES)[number]

export const NEWS_VISIBILITIES = ['public', 'members'] as const
export type NewsVisibility = (typeof NEWS_VISIBILITIES)[number]

/** Strangers read what is public, whoever signed in all that is published, whoever writes everything. */
export type NewsReader = 'stranger' | 'member' | 'writer'

type Signed = { readonly role: Role; readonly grants: readonly Permission[] }

export function newsReader(visitor: Signed | null): NewsReader {
  if (!visitor) return 'stranger'
  return can(visitor, 'news.write') ? 'writer' : 'member'
}

type Item = { readonly state: NewsState; readonly visibility: NewsVisibility }

export function mayReadNews({ state, visibility }: Item, reader: NewsReader): boolean {
  if (reader === 'writer') return true
  return state === 'published' && (visibility === 'public' || reader === 'member')
}

/** A pin holds to the end of its day, and only what is on the board. */
export function isPinned(
  { state, pinnedUntil }: { readonly state: NewsState; readonly pinnedUntil: string | null },
  today: string,
): boolean {
  return state === 'published' && pinnedUntil !== null && pinnedUntil >= today
}

const NEXT: Readonly<Record<NewsState, readonly NewsState[]>> = {
  draft: ['published'],
  published: ['withdrawn'],
  withdrawn: ['published'],
}

/** A draft is published, what is published can be withdrawn and brought back; nothing becomes a draft again. */
export function mayBecome(from: NewsState, to: NewsState): boolean {
  return from === to || NEXT[from].includes(to)
}

type InBoth = {
  readonly title: string
  readonly body: string
  readonly titleEn: string
  readonly bodyEn: string
}

/** What this reader is told, and in which language it is: the Czech one where nobody wrote the other. */
export function newsIn({ title, body, titleEn, bodyEn }: InBoth, language: Language) {
  return language === 'en' && bodyEn !== ''
    ? { title: titleEn || title, body: bodyEn, lang: 'en' as const }
    : { title, body, lang: 'cs' as const }
}
