import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt } from '../../../test/push-service.ts'
import { encrypt, isPublicKey, newKeyPair } from './encryption.server.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, appendix A.
const RFC = {
  message: 'When I grow up, I want to be a watermelon',
  sender: {
    publicKey: bytes(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    ),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  },
  browserKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  body: bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ),
}

function theBrowser() {
  const exchange = createECDH('prime256v1')
  exchange.setPrivateKey(RFC.browserKey)
  return { exchange, auth: RFC.auth }
}

test('the example of RFC 8291 comes out to the byte, and the stand-in reads it', () => {
  const { sender, salt } = RFC

  const body = encrypt(RFC, Buffer.from(RFC.message), { sender, salt, paddedTo: 0 })

  expect(body.toString('base64url')).toBe(RFC.body.toString('base64url'))
  expect(decrypt(RFC.body, theBrowser())).toBe(RFC.message)
})

test('messages of any length are as long as each other, and no two look the same', () => {
  const short = encrypt(RFC, Buffer.from('Ano'))
  const again = encrypt(RFC, Buffer.from('Ano'))
  const long = encrypt(RFC, Buffer.from('Příliš žluťoučký kůň'))

  expect(decrypt(long, theBrowser())).toBe('Příliš žluťoučký kůň')
  expect([short.length, long.length]).toEqual([again.length, again.length])
  expect(short.equals(again)).toBe(false)
})

test('only a point of the curve is a key', () => {
  const { publicKey } = newKeyPair()
  const crooked = Buffer.from(publicKey)
  crooked.writeUInt8(publicKey.readUInt8(64) ^ 1, 64)

  expect([publicKey, crooked, Buffer.alloc(65), publicKey.subarray(1)].map(isPublicKey)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
