export type RelyingParty = { readonly id: string; readonly origin: string }

/** Under which name passkeys know this house; null at an address that is a mere number, where no browser makes them. */
export function relyingParty(origin: string): RelyingParty | null {
  const { hostname, protocol } = new URL(origin)
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSafe && !isNumber ? { id: hostname, origin } : null
}
