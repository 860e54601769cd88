import { expect, test } from 'vitest'
import { blind, readKey, unblind } from './blind.ts'
import { isSigned, keyNumbers, newVoteKey, signBlind } from './sign-blind.server.ts'

test('what the house signed unseen is an ordinary signature of the token, by the key of that vote alone', async () => {
  const [vote, other] = await Promise.all([newVoteKey(), newVoteKey()])
  const key = readKey(keyNumbers(vote.publicKey))
  for (let time = 0; time < 20; time += 1) {
    const right = await blind(key)
    const signed = signBlind(vote.privateKey, right.blinded) ?? ''

    const ballot = { token: right.token, signature: unblind(signed, right, key) }

    expect(isSigned(vote.publicKey, ballot)).toBe(true)
    expect(isSigned(other.publicKey, ballot)).toBe(false)
    expect(isSigned(vote.publicKey, { ...ballot, token: (await blind(key)).token })).toBe(false)
    // Nothing of the ballot stands in what the house saw.
    expect([signed, right.blinded]).not.toContain(ballot.signature)
  }
})

test('signed again, the same gets the same: a lost answer is asked for once more', async () => {
  const { privateKey, publicKey } = await newVoteKey()
  const { blinded } = await blind(readKey(keyNumbers(publicKey)))

  expect(signBlind(privateKey, blinded)).toBe(signBlind(privateKey, blinded))
})

test.each(['', 'AAAA', 'x'.repeat(400), 'A'.repeat(342), '_'.repeat(342)])(
  'signs no nonsense: %s',
  async (text) => {
    const { privateKey, publicKey } = await newVoteKey()

    const signed = signBlind(privateKey, text)

    expect(signed === null || !isSigned(publicKey, { token: 'A'.repeat(43), signature: signed })).toBe(true)
    expect(isSigned(publicKey, { token: 'A'.repeat(43), signature: text })).toBe(false)
  },
)
