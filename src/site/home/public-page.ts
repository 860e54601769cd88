import type { Language } from '../../ground/values/words.ts'
import type { Theme } from '../../ground/values/theme.ts'

type Asking = {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly cookies: string | null
  readonly origin: string | null
  readonly hasToken: boolean
  readonly language: Language | null
  readonly theme: Theme | null
}

const PUBLIC =
  /^\/(?:|(?:akce|aktuality)(?:\/[1-9]\d{0,8})?|gallery(?:\/[a-z0-9-]{1,80})?|safe|hog-membership|stanley|soukromi|hoste)$/

/** What changes a public page when it stands behind the question mark; whatever else stands there changes nothing. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  '/akce': ['zobrazit', 'mesic', 'rok'],
  '/aktuality': ['page', 'after'],
}

/**
 * The name of a page that every stranger sees alike; null for all that may differ: who signed in, who asked for something,
 * who has a message waiting.
 */
export function publicPage(asking: Asking): string | null {
  const { method, path, search, cookies, origin, hasToken, language, theme } = asking
  if (method !== 'GET' || asksForMore(path, search) || hasToken || origin === null) return null
  if (!PUBLIC.test(path) || /(?:^|;\s*)toast=/.test(cookies ?? '')) return null
  return [origin, path, language ?? 'cs', theme ?? 'system'].join(' ')
}

function asksForMore(path: string, search: string): boolean {
  const asked = new URLSearchParams(search)
  return (ASKED[path] ?? []).some((name) => asked.has(name))
}
