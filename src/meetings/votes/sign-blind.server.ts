import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
  verify,
} from 'node:crypto'
import { promisify } from 'node:util'

const makeKeys = promisify(generateKeyPair)
const BITS = 2048

/** One pair for one vote; the private half signs rights and is thrown away before the first ballot comes. */
export async function newVoteKey(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const { publicKey, privateKey } = await makeKeys('rsa', { modulusLength: BITS })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** Signs without reading: what it is given is blinded. Null for what no key could have been given. */
export function signBlind(privateKey: string, blinded: string): string | null {
  const bytes = Buffer.from(blinded, 'base64url')
  const key = createPrivateKey(privateKey)
  if (bytes.length !== bytesOf(key)) return null
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes).toString('base64url')
  } catch {
    return null
  }
}

/** An ordinary RSA-PSS signature of the token, by the key of this vote. */
export function isSigned(
  publicKey: string,
  { token, signature }: { token: string; signature: string },
): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  const key = createPublicKey(publicKey)
  if (bytes.length !== bytesOf(key)) return false
  return verify(
    'sha384',
    Buffer.from(token, 'base64url'),
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 },
    bytes,
  )
}

const bytesOf = (key: KeyObject) => (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8

/** What a phone needs of the key. */
export function keyNumbers(publicKey: string): { readonly n: string; readonly e: string } {
  const { n = '', e = '' } = createPublicKey(publicKey).export({ format: 'jwk' })
  return { n, e }
}
