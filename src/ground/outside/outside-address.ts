import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../platform/own-address.ts'

// What is not the open internet: this computer, the network at home, the clouds' own desks, and what leads there in disguise.
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Of the sixth version only what is given out to the world, without what carries an address of the fourth in it. */
const PUBLIC_6: readonly [string, number] = ['2000::', 3]
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = listOf(NOT_PUBLIC, 'ipv4')
const refused6 = listOf(NOT_PUBLIC_6, 'ipv6')
const given6 = listOf([PUBLIC_6], 'ipv6')

function listOf(ranges: readonly (readonly [string, number])[], version: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [address, bits] of ranges) list.addSubnet(address, bits, version)
  return list
}

/** An address anybody on the internet would reach the same machine by. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && given6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}

type Rules = { readonly opensLoopback: boolean }

export function isAllowedAddress(address: string, { opensLoopback }: Rules): boolean {
  return isPublicAddress(address) || (opensLoopback && isLoopback(address))
}

/** Where a stranger the house calls may stand: https, its usual door, a name or a public address; nobody's name and password in it. */
export function isOutsideAddress(text: string, { opensLoopback }: Rules): boolean {
  if (!URL.canParse(text) || text.length > 2000) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username || password) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (opensLoopback && isLoopback(host)) return protocol === 'http:' || protocol === 'https:'
  if (protocol !== 'https:' || port !== '' || isLoopback(host)) return false
  return isIP(host) ? isPublicAddress(host) : host.includes('.')
}
