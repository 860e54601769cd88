import { expect, test } from 'vitest'
import { judgeFailure } from './delivery.ts'

const fault = (message: string, rest: object = {}) => Object.assign(new Error(message), rest)
const answer = (command: string, responseCode: number, message = 'no', code = 'EENVELOPE') =>
  fault(message, { command, responseCode, code })

// What the mail server did, and what it means for the letter and its address.
test.each([
  [answer('RCPT TO', 550, '550 5.1.1 no such user'), 'refused', true],
  [answer('RCPT TO', 550, '550 unknown user'), 'refused', true],
  [answer('RCPT TO', 552, '552 5.2.2 mailbox full'), 'refused', false],
  [answer('RCPT TO', 550, '550 5.7.1 rejected by policy'), 'refused', false],
  [answer('RCPT TO', 451, '451 4.7.1 greylisted'), 'postponed', undefined],
  [answer('DATA', 554, '554 5.6.0 spam', 'EMESSAGE'), 'refused', false],
  [answer('DATA', 452, '452 too many', 'EMESSAGE'), 'postponed', undefined],
  [answer('MAIL FROM', 553, '553 not yours'), 'unreached', undefined],
  [answer('AUTH PLAIN', 535, '535 wrong password', 'EAUTH'), 'unreached', undefined],
  [answer('CONN', 421, '421 try later', 'ECONNECTION'), 'unreached', undefined],
  [fault('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET', command: 'CONN' }), 'unreached', undefined],
  [fault('Greeting never received', { code: 'ETIMEDOUT', command: 'CONN' }), 'unreached', undefined],
  [fault('self-signed certificate', { code: 'ESOCKET', command: 'CONN' }), 'unreached', undefined],
  [fault('Connection closed unexpectedly', { code: 'ECONNECTION', command: 'CONN' }), 'unsure', undefined],
  [fault('Timeout', { code: 'ETIMEDOUT', command: 'CONN' }), 'unsure', undefined],
  ['something odd', 'unsure', undefined],
])('%s is %s', (error, outcome, isDeadAddress) => {
  const delivery = judgeFailure(error)

  expect(delivery.outcome).toBe(outcome)
  expect('isDeadAddress' in delivery ? delivery.isDeadAddress : undefined).toBe(isDeadAddress)
})

test('whatever a server says can be written down', () => {
  expect(judgeFailure(answer('RCPT TO', 550, '550 \0no\uD800'))).toMatchObject({ reply: '550 no\uFFFD' })
})
