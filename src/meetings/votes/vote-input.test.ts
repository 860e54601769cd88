import { expect, test } from 'vitest'
import { RightInput, SecretBallot } from './vote-input.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Every text that is read as the same bytes: the last letter says more than is read of it. */
const spellings = (bytes: number) => {
  const text = Buffer.alloc(bytes, 255).toString('base64url')
  return LETTERS.split('')
    .map((letter) => text.slice(0, -1) + letter)
    .filter((one) => Buffer.from(one, 'base64url').equals(Buffer.from(text, 'base64url')))
}

test('one right is one ballot, in however many ways its token can be written', () => {
  const ballot = { voteId: 1, signature: Buffer.alloc(256, 255).toString('base64url'), choice: [1] }
  const taken = spellings(32).filter((token) => SecretBallot.safeParse({ ...ballot, token }).success)

  expect([spellings(32).length, taken]).toEqual([4, [Buffer.alloc(32, 255).toString('base64url')]])
})

test('what was blinded is written in one way too', () => {
  const taken = spellings(256).filter((blinded) => RightInput.safeParse({ blinded }).success)

  expect([spellings(256).length, taken.length]).toEqual([16, 1])
})
