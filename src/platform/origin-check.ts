export type OriginFacts = {
  readonly method: string
  /** What the browser says about who asks. */
  readonly origin: string | null
  readonly secFetchSite: string | null
  readonly hasSessionCookie: boolean
  readonly ownOrigin: string
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether an unsafe request may go on: only from our own pages, or from a script without the cookie. */
export function isOwnRequest({
  method,
  origin,
  secFetchSite,
  hasSessionCookie,
  ownOrigin,
}: OriginFacts): boolean {
  if (SAFE.includes(method)) return true
  if (origin !== null && origin !== ownOrigin) return false
  if (secFetchSite !== null)
    return secFetchSite === 'same-origin' || (secFetchSite === 'none' && !hasSessionCookie && origin === null)
  return origin !== null || !hasSessionCookie
}
