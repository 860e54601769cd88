import { expect, test } from 'vitest'
import { isOwnRequest, mayAct } from './origin-check.ts'

const OWN = 'https://klub.cz'

// method, Origin, Sec-Fetch-Site, has the session cookie → may go on
test.each([
  ['GET', 'https://evil.cz', 'cross-site', true, true],
  ['HEAD', null, 'cross-site', true, true],
  ['POST', OWN, 'same-origin', true, true],
  ['POST', OWN, null, true, true],
  ['POST', null, 'same-origin', true, true],
  ['POST', null, null, false, true],
  ['POST', null, null, true, false],
  ['POST', 'https://evil.cz', 'cross-site', true, false],
  ['POST', 'https://evil.cz', null, false, false],
  ['POST', 'null', null, false, false],
  ['POST', 'https://sub.klub.cz', 'same-site', true, false],
  ['POST', 'http://klub.cz', null, true, false],
  ['POST', 'https://klub.cz:8443', null, true, false],
  ['POST', null, 'cross-site', false, false],
  ['POST', null, 'same-site', true, false],
  ['POST', null, 'none', true, false],
  ['POST', null, 'none', false, true],
  ['POST', OWN, 'none', false, false],
  ['OPTIONS', 'https://evil.cz', 'cross-site', true, true],
  ['PUT', 'https://evil.cz', 'cross-site', false, false],
  ['POST', OWN, 'cross-site', true, false],
  ['PATCH', 'https://evil.cz', null, true, false],
  ['DELETE', null, null, true, false],
] as const)('%s from %s (%s), cookie %s: %s', (method, origin, secFetchSite, hasSessionCookie, expected) => {
  expect(isOwnRequest({ method, origin, secFetchSite, hasSessionCookie, ownOrigin: OWN })).toBe(expected)
})

// Sec-Fetch-Site, Sec-Fetch-Dest, Sec-Purpose → may a GET leave something behind
test.each([
  [null, null, null, true],
  ['same-origin', 'document', null, true],
  ['same-origin', 'empty', null, true],
  ['none', 'document', null, true],
  ['same-origin', null, null, true],
  ['cross-site', 'document', null, false],
  ['cross-site', null, null, false],
  ['same-site', 'document', null, false],
  ['same-site', 'empty', null, false],
  ['nonsense', 'document', null, false],
  ...[
    'image',
    'iframe',
    'frame',
    'object',
    'embed',
    'script',
    'style',
    'video',
    'audio',
    'track',
    'font',
    'manifest',
  ].map((dest) => ['same-origin', dest, null, false] as const),
  [null, 'image', null, false],
  ['none', 'document', 'prefetch;prerender', false],
  ['same-origin', 'document', 'prefetch', false],
  ['same-origin', 'document', 'Prerender', false],
  ['same-origin', 'document', 'something', true],
  ['none', 'empty', null, true],
  [null, 'empty', null, true],
] as const)('a GET (%s, %s, %s) may act: %s', (secFetchSite, secFetchDest, secPurpose, expected) => {
  const facts = { secFetchSite, secFetchDest, secPurpose, origin: null, referer: null, ownOrigin: OWN }

  expect(mayAct(facts)).toBe(expected)
})

// To an address without TLS, and from an older browser, nothing comes but these: Origin, Referer → may it act
test.each([
  [OWN, null, true],
  [null, `${OWN}/admin/fees?x=1`, true],
  [null, OWN, true],
  ['https://evil.cz', null, false],
  ['null', null, false],
  ['http://klub.cz', null, false],
  [null, 'https://evil.cz/', false],
  [null, 'https://klub.cz.evil.cz/', false],
  [null, 'https://klub.cz@evil.cz/', false],
  [null, 'https://klub.cz:8443/', false],
  [null, 'http://klub.cz/', false],
  [null, 'about:blank', false],
  [null, 'nonsense', false],
  [OWN, 'https://evil.cz/', false],
] as const)('a GET from %s, led here by %s, may act: %s', (origin, referer, expected) => {
  const silent = { secFetchSite: null, secFetchDest: null, secPurpose: null }

  expect(mayAct({ ...silent, origin, referer, ownOrigin: OWN })).toBe(expected)
})
