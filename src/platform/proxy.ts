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

/** The caller's own address: what the socket says, unless a trusted proxy says for whom it calls. */
export function clientAddress(trust: ProxyTrust, socketAddress: string, forwardedFor: string | null): string {
  const chain = [
    ...(forwardedFor ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => isIP(part)),
    plain(socketAddress),
  ]
  if (trust.kind === 'none') return plain(socketAddress)
  if (trust.kind === 'hops') return chain[Math.max(0, chain.length - 1 - trust.count)] ?? plain(socketAddress)
  return chain.findLast((address) => !isTrusted(trust.list, address)) ?? plain(socketAddress)
}

export function isForwarded(trust: ProxyTrust, socketAddress: string): boolean {
  if (trust.kind === 'list') return isTrusted(trust.list, plain(socketAddress))
  return trust.kind === 'hops'
}

/** Limits count a household, not an address: an IPv6 visitor owns a whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = address.includes('::') ? 8 - left.length - right.length : 0
  return [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4).join(':')
}

function isTrusted(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** ::ffff:127.0.0.1 is 127.0.0.1 in IPv6 clothes. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
