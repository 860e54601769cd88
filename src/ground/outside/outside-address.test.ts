import { expect, test } from 'vitest'
import { isPublicAddress, isOutsideAddress } from './outside-address.ts'

const CLOSED = { opensLoopback: false }
const OPEN = { opensLoopback: true }

test.each([
  ['142.250.74.10', true],
  ['2a00:1450:4014::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://localhost/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:127.0.0.1]/abc', false],
  ['https://192.168.1.1/abc', false],
  ['https://router/abc', false],
  ['https://klub.localhost/abc', false],
  ['ftp://fcm.googleapis.com/abc', false],
  ['javascript:alert(1)', false],
  ['not an address', false],
  [`https://push.example/${'a'.repeat(2000)}`, false],
])('%s may be a push service: %s', (address, expected) => {
  expect(isOutsideAddress(address, CLOSED)).toBe(expected)
})

test('one setting opens this computer, and nothing else', () => {
  expect(isOutsideAddress('http://127.0.0.1:4000/abc', OPEN)).toBe(true)
  expect(isOutsideAddress('http://192.168.1.1/abc', OPEN)).toBe(false)
  expect(isOutsideAddress('http://fcm.googleapis.com/abc', OPEN)).toBe(false)
})
