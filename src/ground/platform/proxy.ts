import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whom we believe when he says for whom he calls: nobody, the nearest n hops, or these addresses. */
export type ProxyTrust =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly count: number }
  | { readonly kind: 'list'; readonly list: BlockList }

export function parseProxyTrust(text: string): ProxyTrust | null {
  const value = text.trim().toLowerCase()
  if (['off', 'no', 'false', '0'].includes(value)) return { kind: 'none' }
  if (/^[1-9]$/.test(value)) return { kind: 'hops', count: Number(value) }

  const list = new BlockList()
  for (const part of value.split(',').map((piece) => piece.trim())) {
    if (!addTo(list, part)) return null
  }
  return { kind: 'list', list }
}

function addTo(list: BlockList, part: string): boolean {
  const [address = '', prefix] = part.split('/')
  const version = isIP(address)
  if (!version) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) {
    list.addAddress(address, family)
    return true
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 6 ? 128 : 32)) return false
  list.addSubnet(address, Number(prefix), family)
  return true
}

/**
 * The caller's own address: what the socket says, unless a trusted proxy says for whom it calls.
 * Whatever stands before something that is no address was written by nobody we know.
 */
export function clientAddress(trust: ProxyTrust, socketAddress: string, forwardedFor: string | null): string {
  const socket = plain(socketAddress)
  const told = (forwardedFor ?? '').split(',').map(addressOf)
  const chain = [...told.slice(told.lastIndexOf(null) + 1).flatMap((address) => address ?? []), socket]
  if (trust.kind === 'none') return socket
  if (trust.kind === 'hops') return chain[Math.max(0, chain.length - 1 - trust.count)] ?? socket
  return chain.findLast((address) => !isTrusted(trust.list, address)) ?? chain[0] ?? socket
}

/** '9.9.9.9:5555', '[2001:db8::1]:443' and '::ffff:9.9.9.9' are addresses too. */
function addressOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(bare) ? plain(bare) : null
}

/** Of a header that every proxy adds to, the part our own proxy vouches for. */
export function forwardedValue(trust: ProxyTrust, header: string | null): string | null {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  const vouched = trust.kind === 'hops' ? parts[Math.max(0, parts.length - trust.count)] : parts.at(-1)
  return vouched || null
}

export function isForwarded(trust: ProxyTrust, socketAddress: string): boolean {
  if (trust.kind === 'list') return isTrusted(trust.list, plain(socketAddress))
  return trust.kind === 'hops'
}

/** Limits count a household, not an address: an IPv6 visitor owns a whole /64. */
export function networkOf(visitor: string): string {
  const address = plain(visitor).replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = address.includes('::') ? 8 - left.length - right.length : 0
  // However it is written: 0DB8 and db8 are one network.
  return [...left, ...Array<string>(missing).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function isTrusted(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** ::ffff:127.0.0.1 is 127.0.0.1 in IPv6 clothes. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
