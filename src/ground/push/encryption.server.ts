import { createCipheriv, createECDH, createPrivateKey, ECDH, hkdfSync, randomBytes, sign } from 'node:crypto'

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
/** Every message is as long as any other, so that its length says nothing about what it is. */
const PADDED_TO = 512
const LAST_RECORD = 2

/** What a browser gave to whoever may write to it. */
export type Recipient = { readonly p256dh: Buffer; readonly auth: Buffer }

export type KeyPair = { readonly publicKey: Buffer; readonly privateKey: Buffer }

export function newKeyPair(): KeyPair {
  const pair = createECDH(CURVE)
  const publicKey = pair.generateKeys()
  return { publicKey, privateKey: pair.getPrivateKey() }
}

/** A point that lies on the curve; with any other a message could never be written. */
export function isPublicKey(key: Buffer): boolean {
  try {
    return key.length === 65 && ECDH.convertKey(key, CURVE).length > 0
  } catch {
    return false
  }
}

/** A message only that browser can read (RFC 8291, in one record of RFC 8188). */
export function encrypt(
  { p256dh, auth }: Recipient,
  message: Buffer,
  { sender = newKeyPair(), salt = randomBytes(16), paddedTo = PADDED_TO } = {},
): Buffer {
  const exchange = createECDH(CURVE)
  exchange.setPrivateKey(sender.privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender.publicKey])
  const shared = hkdf(exchange.computeSecret(p256dh), { salt: auth, info, length: 32 })
  const expand = (what: string, length: number) =>
    hkdf(shared, { salt, info: Buffer.from(`Content-Encoding: ${what}\0`), length })
  const cipher = createCipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12))
  const padding = Buffer.alloc(Math.max(0, paddedTo - message.length - 1))
  const record = Buffer.concat([message, Buffer.from([LAST_RECORD]), padding])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  const header = [salt, size, Buffer.from([sender.publicKey.length]), sender.publicKey]
  return Buffer.concat([...header, cipher.update(record), cipher.final(), cipher.getAuthTag()])
}

type Derivation = { readonly salt: Buffer; readonly info: Buffer; readonly length: number }

function hkdf(secret: Buffer, { salt, info, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

const GOOD_FOR_SECONDS = 12 * 60 * 60

type Claim = { readonly audience: string; readonly subject: string; readonly now: Date }

/** Who writes, said to the push service (RFC 8292); good for this service alone, for half a day. */
export function signedIntroduction(
  { publicKey, privateKey }: KeyPair,
  { audience, subject, now }: Claim,
): string {
  const expires = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS
  const said = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: expires, sub: subject },
  ]
  const text = said.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const key = createPrivateKey({ key: jwkOf(publicKey, privateKey), format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}

function jwkOf(publicKey: Buffer, privateKey: Buffer) {
  const part = (from: number) => publicKey.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: privateKey.toString('base64url') }
}
