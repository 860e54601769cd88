export type AddressFacts = {
  readonly host: string | null
  /** What a trusted proxy says; null when nobody trusted is in front. */
  readonly forwarded: { readonly host: string | null; readonly proto: string | null } | null
  /** The configured public address, if any. */
  readonly appUrl: URL | null
  /** The name this server listens on. */
  readonly listensOn: string
}

/** The origin under which the visitor knows us, or null when the name is not ours. */
export function ownOrigin({ host, forwarded, appUrl, listensOn }: AddressFacts): string | null {
  const name = (forwarded?.host ?? host ?? '').toLowerCase()
  if (appUrl && name === appUrl.host) return appUrl.origin

  const origin = `${forwarded?.proto === 'https' ? 'https' : 'http'}://${name}`
  if (!URL.canParse(origin) || new URL(origin).host !== withoutDefaultPort(origin, name)) return null
  const { hostname } = new URL(origin)
  const isOurs = LOOPBACK.test(hostname) || hostname === listensOn || (forwarded !== null && appUrl === null)
  return isOurs ? new URL(origin).origin : null
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Anything the parser would quietly change (a path, a user, odd signs) is not a host name. */
function withoutDefaultPort(origin: string, name: string): string {
  return name.replace(origin.startsWith('https') ? /:443$/ : /:80$/, '')
}

/** This computer itself: nothing crosses a network. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host) || host === '::1' || host.endsWith('.localhost')
}
