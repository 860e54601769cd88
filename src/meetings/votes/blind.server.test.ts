import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import rfc from '../../../test/fixtures/rfc9474.json' with { type: 'json' }
import { blind, blindBy, readKey, unblind } from './blind.ts'
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

test('with the chance of RFC 9474 phone and house come to its numbers', async () => {
  const { privateKey, publicKey } = rfcKeys()
  const key = readKey(keyNumbers(publicKey))
  const factor = inverseMod(number(rfc.inv), key.n)

  const right = await blindBy(key, { token: bytes(rfc.msg), salt: bytes(rfc.salt), factor })
  const signed = signBlind(privateKey, text(rfc.blindedMsg)) ?? ''
  const signature = unblind(signed, { inverse: text(rfc.inv) }, key)

  expect(right).toEqual({ token: text(rfc.msg), blinded: text(rfc.blindedMsg), inverse: text(rfc.inv) })
  expect([signed, signature]).toEqual([text(rfc.blindSig), text(rfc.sig)])
  expect(isSigned(publicKey, { token: text(rfc.msg), signature: text(rfc.sig) })).toBe(true)
})

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const text = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
const number = (hex: string) => BigInt(`0x${hex}`)

/** Its key, from the two primes. */
function rfcKeys() {
  const [p, q, e] = [number(rfc.p), number(rfc.q), 65_537n]
  const d = inverseMod(e, (p - 1n) * (q - 1n))
  const write = (value: bigint) => {
    const hex = value.toString(16)
    return text(hex.length % 2 === 0 ? hex : `0${hex}`)
  }
  const key = {
    kty: 'RSA',
    n: write(p * q),
    e: write(e),
    d: write(d),
    p: write(p),
    q: write(q),
    dp: write(d % (p - 1n)),
    dq: write(d % (q - 1n)),
    qi: write(inverseMod(q, p)),
  }
  const own = createPrivateKey({ key, format: 'jwk' })
  return {
    privateKey: own.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: createPublicKey(own).export({ type: 'spki', format: 'pem' }).toString(),
  }
}

function inverseMod(value: bigint, modulus: bigint): bigint {
  let [old, rest, from, to] = [value % modulus, modulus, 1n, 0n]
  while (rest > 0n) {
    const times = old / rest
    ;[old, rest, from, to] = [rest, old - times * rest, to, from - times * to]
  }
  return ((from % modulus) + modulus) % modulus
}

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
