import { expect, test } from 'vitest'
import { errorCode, errorKind, isLostConnection, isWorthRetrying } from './error-code.ts'

const response = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  ['a thrown 404', response(404), 404],
  ['a thrown 403', response(403), 403],
  ['a thrown 503', response(503), 503],
  ["the server's own fault", new Error('Unexpected Server Error'), 500],
  ['a fault in the browser', new TypeError('x is not a function'), null],
  ['anything else', 'oops', null],
])('%s', (_, error, code) => {
  expect(errorCode(error)).toBe(code)
})

test.each([
  [404, '404'],
  [403, '403'],
  [500, '500'],
  [503, 'Other'],
  [null, 'Other'],
])('%s has the words of %s', (code, kind) => {
  expect(errorKind(code)).toBe(kind)
})

test.each([
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [405, false],
  [408, true],
  [409, false],
  [410, false],
  [413, false],
  [415, false],
  [421, false],
  [422, false],
  [425, true],
  [429, true],
  [500, true],
  [503, true],
  [507, true],
])('after %i another try is offered: %s', (status, isWorth) => {
  expect(isWorthRetrying(response(status))).toBe(isWorth)
})

test('a fault in the browser and a lost connection may pass', () => {
  expect(
    [new TypeError('Failed to fetch'), new Error('Unexpected Server Error')].map(isWorthRetrying),
  ).toEqual([true, true])
})

test.each([
  ['Chromium', new TypeError('Failed to fetch'), true],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.'), true],
  ['Safari', new TypeError('Load failed'), true],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['a thrown 503', response(503), false],
])('a lost connection as %s tells it', (_, error, isLost) => {
  expect(isLostConnection(error)).toBe(isLost)
})
