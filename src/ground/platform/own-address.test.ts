import { expect, test } from 'vitest'
import { ownOrigin } from './own-address.ts'

const plain = { forwarded: null, appUrl: null, listensOn: '127.0.0.1' }
const club = { ...plain, appUrl: new URL('https://klub.cz') }

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['LOCALHOST:80', 'http://localhost'],
  ['evil.cz', null],
  ['localhost.evil.cz', null],
  ['localhost@evil.cz', null],
  ['localhost/x', null],
  ['', null],
])('without a configured address %s is %s', (host, expected) => {
  expect(ownOrigin({ ...plain, host })).toBe(expected)
})

test('the configured address tells the scheme, whatever the proxy does', () => {
  expect(ownOrigin({ ...club, host: 'klub.cz' })).toBe('https://klub.cz')
  expect(ownOrigin({ ...club, host: 'evil.cz' })).toBeNull()
  expect(ownOrigin({ ...club, host: 'localhost:3000' })).toBe('http://localhost:3000')
})

test('a trusted proxy names the visitor’s address; an untrusted one is not heard', () => {
  const forwarded = { host: 'klub.cz', proto: 'https' }

  expect(ownOrigin({ ...plain, host: '127.0.0.1:3000', forwarded })).toBe('https://klub.cz')
  expect(ownOrigin({ ...plain, host: 'localhost:8443', forwarded: { host: null, proto: 'https' } })).toBe(
    'https://localhost:8443',
  )
  expect(ownOrigin({ ...club, host: 'klub.cz', forwarded: { host: 'evil.cz', proto: 'https' } })).toBeNull()
})
