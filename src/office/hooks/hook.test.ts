import { expect, test } from 'vitest'
import { bodyOf, PAUSES, signedHeaders, verdictOn } from './hook.ts'

test('the signature is the one of Standard Webhooks', () => {
  const headers = signedHeaders({
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    now: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  })

  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  expect(headers['webhook-timestamp']).toBe('1614265330')
})

test('what leaves the house are kinds and numbers', () => {
  const happenedAt = new Date('2026-11-17T10:00:00Z')

  expect(bodyOf({ happening: 9, kind: 'registration.made', thing: 4, person: 7, happenedAt })).toBe(
    '{"type":"registration.made","timestamp":"2026-11-17T10:00:00.000Z","data":{"id":4,"memberId":7}}',
  )
})

test.each([
  [{ status: 204 }, 1, 'delivered'],
  [{ status: 301 }, 1, 'later 30'],
  [{ status: 500 }, 2, 'later 300'],
  [{ fault: 'unreached' }, 8, 'later 72000'],
  [{ status: 500 }, 9, 'failed'],
  [{ status: 410 }, 1, 'gone'],
  [{ fault: 'forbidden' }, 1, 'gone'],
  [{ fault: 'locked' }, 1, 'gone'],
] as const)('%j at try %i: %s', (answered, attempts, expected) => {
  const verdict = verdictOn(answered, attempts)

  expect(
    [verdict.is, 'seconds' in verdict ? verdict.seconds : null].filter((part) => part !== null).join(' '),
  ).toBe(expected)
})

test('each pause is longer than the one before', () => {
  expect(PAUSES.every((pause, index) => pause > (PAUSES[index - 1] ?? 0))).toBe(true)
})
