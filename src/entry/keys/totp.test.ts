import { describe, expect, test } from 'vitest'
import { readCode, recoveryInHalves } from './entered-code.ts'
import { relyingParty } from './relying-party.ts'
import { base32, codeOf, keyUri, matchingStep, stepAt } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, the SHA-1 column.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %d the code of the standard is %s', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(seconds), 8)).toBe(code)
})

// RFC 4226, appendix D.
test.each(['755224', '287082', '359152', '969429', '338314'].map((code, step) => [step, code] as const))(
  'of step %d the six digits are %s',
  (step, code) => expect(codeOf(SECRET, step)).toBe(code),
)

describe('whose half-minute a code is', () => {
  const at = 1_000_000_015
  const present = stepAt(at)

  test.each([
    ['the present one', 0, 0, present],
    ['the one before: the phone is slow', -1, 0, present - 1],
    ['the next one: the phone is fast', 1, 0, present + 1],
    ['two back is too old', -2, 0, null],
    ['two ahead is too early', 2, 0, null],
    ['used already', 0, present, null],
    ['older than one used already', -1, present, null],
    ['the next one after one used', 1, present, present + 1],
  ])('%s', (_, distance, lastStep, answer) => {
    const code = codeOf(SECRET, present + distance)

    expect(matchingStep(SECRET, { code, seconds: at, lastStep })).toBe(answer)
  })
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('an authenticator is told the club, the account and the secret', () => {
  const uri = new URL(keyUri(Buffer.from('foobar'), { club: 'Klub: Řeka', email: 'jan+moto@klub.test' }))

  expect(decodeURIComponent(uri.pathname)).toBe(
    '//totp/Klub  Řeka:jan+moto@klub.test'.slice(uri.host ? 6 : 0),
  )
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'MZXW6YTBOI',
    issuer: 'Klub  Řeka',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['k7p2x-9mwqd', { kind: 'recovery', code: 'k7p2x9mwqd' }],
  ['K7P2X 9MWQD', { kind: 'recovery', code: 'k7p2x9mwqd' }],
  ['12345', null],
  ['1234567', null],
  ['k7p2x-9mwq0', null],
  ['', null],
  ['１２３４５６', null],
])('%j is read as %j', (text, code) => {
  expect(readCode(text)).toEqual(code)
})

test('a recovery code is shown in two halves', () => {
  expect(recoveryInHalves('k7p2x9mwqd')).toBe('k7p2x-9mwqd')
})

test.each([
  ['https://klub.example.cz', { id: 'klub.example.cz', origin: 'https://klub.example.cz' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', null],
  ['https://[::1]', null],
  ['http://klub.example.cz', null],
])('%s is known to passkeys as %j', (origin, party) => {
  expect(relyingParty(origin)).toEqual(party)
})
