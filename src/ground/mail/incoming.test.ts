import { expect, test } from 'vitest'
import { aReport } from '../../../test/returned.ts'
import { MOST_READ, readIncoming } from './incoming.ts'

const NUMBER = '0b9b4a54-6d5a-4b9f-9a3b-0f3f6a2f1c11'

test('a report of Postfix is understood: what happened, why, and of which letter', () => {
  expect(readIncoming(aReport({ number: NUMBER }))).toEqual({
    kind: 'report',
    action: 'failed',
    status: '5.1.1',
    reason: '550 5.1.1 <nikdo@jinde.test>: Recipient address rejected: User unknown',
    numbers: [NUMBER],
  })
})

test.each([
  ['with plain line ends', (text: string) => text.replaceAll('\r\n', '\n')],
  [
    'that sends the whole letter back',
    (text: string) => text.replace('text/rfc822-headers', 'message/rfc822'),
  ],
  ['with its status packed', packed],
])('a report %s is the same', (_, change) => {
  const plain = readIncoming(aReport({ number: NUMBER }))

  expect(readIncoming(change(aReport({ number: NUMBER })))).toEqual(plain)
})

test('a report without the letter is known by the number of its envelope', () => {
  const report = aReport({ number: NUMBER, envelope: NUMBER }).replace(/Message-ID: <[^>]+>/, 'X: y')

  expect(readIncoming(report)).toMatchObject({ numbers: [NUMBER] })
})

test('a wish by mail is its token', () => {
  expect(readIncoming('From: jan@jinde.test\r\nSubject: Odhlasit-m12-news-0a1b\r\n\r\n')).toEqual({
    kind: 'unsubscribe',
    token: 'm12-news-0a1b',
  })
})

test.each([
  ['nothing', ''],
  ['a letter of a person', 'From: jan@jinde.test\r\nSubject: Ahoj\r\n\r\nPíšu vám'],
  [
    'somebody on holiday',
    `Subject: Jsem na dovolené\r\nIn-Reply-To: <${NUMBER}@klub.test>\r\n\r\nZpátky v pondělí`,
  ],
  [
    'a report of reading',
    aReport({ number: NUMBER }).replace('message/delivery-status', 'message/disposition-notification'),
  ],
  ['a report without parts', 'Content-Type: multipart/report\r\n\r\nx'],
  ['a report cut short', aReport({ number: NUMBER }).slice(0, 200)],
])('%s is left alone', (_, source) => {
  expect(readIncoming(source)).toEqual({ kind: 'other' })
})

test('a letter of any size and any depth is read in a moment', () => {
  const deep = `Content-Type: multipart/report; boundary=a\r\n\r\n${'--a\r\n'.repeat(MOST_READ)}`
  const wide = `Subject: ${' '.repeat(MOST_READ)}\r\n\t\r\n`.repeat(4)

  expect([readIncoming(deep).kind, readIncoming(wide).kind]).toEqual(['other', 'other'])
})

function packed(text: string): string {
  const from = text.indexOf('Reporting-MTA')
  const to = text.indexOf('\r\n--', from)
  const status = Buffer.from(text.slice(from, to)).toString('base64')
  return text
    .replace(text.slice(from, to), status)
    .replace(
      'message/delivery-status\r\n',
      'message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n',
    )
}
