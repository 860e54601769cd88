import { expect, test } from 'vitest'
import { clientAddress, forwardedValue, networkOf, parseProxyTrust } from './proxy.ts'

const trust = (text: string) => parseProxyTrust(text) ?? { kind: 'none' as const }

test.each(['', 'yes', '10', '1.2.3', '10.0.0.0/33', 'evil.cz'])(
  'TRUST_PROXY=%s is not understood',
  (text) => {
    expect(parseProxyTrust(text)).toBeNull()
  },
)

// TRUST_PROXY, the socket's address, X-Forwarded-For → the caller
test.each([
  ['off', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['off', '::ffff:9.9.9.9', null, '9.9.9.9'],
  ['1', '127.0.0.1', '6.6.6.6, 2.2.2.2', '2.2.2.2'],
  ['2', '127.0.0.1', '6.6.6.6, 2.2.2.2, 3.3.3.3', '2.2.2.2'],
  ['1', '127.0.0.1', null, '127.0.0.1'],
  ['1', '127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1', '6.6.6.6, 2.2.2.2', '2.2.2.2'],
  ['127.0.0.1,10.0.0.0/8', '127.0.0.1', '6.6.6.6, 2.2.2.2, 10.1.2.3', '2.2.2.2'],
  ['127.0.0.1', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['1', '127.0.0.1', '1.1.1.1, 9.9.9.9:5555', '9.9.9.9'],
  ['1', '127.0.0.1', '1.1.1.1, [2001:db8::1]:443', '2001:db8::1'],
  ['1', '127.0.0.1', '1.1.1.1, unknown', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1', '1.1.1.1, unknown', '127.0.0.1'],
] as const)('TRUST_PROXY=%s, from %s for %s: %s', (setting, socket, forwarded, expected) => {
  expect(clientAddress(trust(setting), socket, forwarded)).toBe(expected)
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
])('the network of %s is %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})

test.each([
  ['1', 'https', 'https'],
  ['1', 'http, https', 'https'],
  ['2', 'https, http', 'https'],
  ['1', null, null],
] as const)('TRUST_PROXY=%s, a header %s: our proxy vouches for %s', (setting, header, expected) => {
  expect(forwardedValue(trust(setting), header)).toBe(expected)
})
