import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aReport } from '../../test/returned.ts'
import { mailIn } from './mail-in.ts'

const NUMBER = '0b9b4a54-6d5a-4b9f-9a3b-0f3f6a2f1c11'
const take = (letter: string, open: () => Promise<never>) => {
  const parts = letter.match(/.{1,100}/gs) ?? []
  return mailIn(open, {
    letter: Readable.from(parts.map((part) => Buffer.from(part))),
    describe: (error) => (error instanceof Error ? error.message : ''),
  })
}

test('the house is not opened for a letter that is not ours', async () => {
  const open = () => Promise.reject(new Error('opened'))

  const answer = await take('Subject: Ahoj\r\n\r\nPíšu vám', open)

  expect(answer).toEqual({ code: 0, said: 'not_ours' })
})

test('while the club cannot be reached the mail server keeps the letter', async () => {
  const open = () => Promise.reject(new Error('the database is away'))

  const answer = await take(aReport({ number: NUMBER }), open)

  expect(answer).toEqual({ code: 75, said: 'the database is away' })
})
