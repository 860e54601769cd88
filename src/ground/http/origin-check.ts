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

export type FetchFacts = {
  readonly secFetchSite: string | null
  readonly secFetchDest: string | null
  readonly secPurpose: string | null
  /** Who asks and where it was led here from, said also by browsers and to addresses that know nothing of the above. */
  readonly origin: string | null
  readonly referer: string | null
  readonly ownOrigin: string | null
}

/** What a person on a page of ours sets off: he goes somewhere, or our own script asks for him. */
const OWN_SITES = ['same-origin', 'none']
const OWN_ENDS = ['document', 'empty']

/**
 * Whether a GET that leaves something behind (a sign-out, a trace in the history) may do so. A foreign page, a picture or a
 * frame is answered, but never acts; neither does a browser that only looks ahead. Who sends no such headers is no browser.
 */
export function mayAct({ secFetchSite, secFetchDest, secPurpose, ...from }: FetchFacts): boolean {
  const { origin, referer, ownOrigin } = from
  if (origin !== null && origin !== ownOrigin) return false
  if (referer !== null && originOf(referer) !== ownOrigin) return false
  if (secPurpose !== null && /prefetch|prerender/i.test(secPurpose)) return false
  if (secFetchSite !== null && !OWN_SITES.includes(secFetchSite)) return false
  return secFetchDest === null || OWN_ENDS.includes(secFetchDest)
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : 'null'
}
