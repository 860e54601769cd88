import { safeTarget } from '../ui/navigate.ts'

/** Where to go after signing in: a page of the clubhouse, or the event one wanted to register for. */
export function adminPath(next: string | null | undefined): string {
  const path = ownPath(next)
  return path !== null && /^\/(?:admin(?:[/?#]|$)|akce\/\d+$)/.test(path) ? path : '/admin'
}

/** Back to the page of ours one came from. */
export function wayBack(from: string | null | undefined): string {
  return ownPath(from) ?? '/'
}

function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/')) return null
  try {
    return safeTarget(path)
  } catch {
    return null
  }
}
