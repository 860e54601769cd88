import { safeTarget } from '../../ground/ui/navigate.ts'

/** Where to go after signing in: a page of the clubhouse, or the event one wanted to register for. */
export function adminPath(next: string | null | undefined): string {
  const path = ownPath(next)
  if (path === null || /^\/admin\/thanks(?:[/?#]|$)/.test(path)) return '/admin'
  return /^\/admin(?:[/?#]|$)/.test(path) || isEvent(path) ? path : '/admin'
}

/** A foreign page may lead to an event; into the clubhouse it must not choose the way: some pages sign some roles out. */
export function pathFromAfar(next: string | null | undefined): string {
  const path = ownPath(next)
  return path !== null && isEvent(path) ? path : '/admin'
}

function isEvent(path: string): boolean {
  return /^\/akce\/\d+$/.test(path)
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
