import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  verify,
} from 'node:crypto'
import { promisify } from 'node:util'

const makeKeys = promisify(generateKeyPair)
const BYTES = 256

/** One pair for one vote; the private half signs rights and is thrown away before the first ballot comes. */
export async function newVoteKey(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const { publicKey, privateKey } = await makeKeys('rsa', { modulusLength: BYTES * 8 })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** Signs without reading: what it is given is blinded. Null for what no key could have been given. */
export function signBlind(privateKey: string, blinded: string): string | null {
  const bytes = Buffer.from(blinded, 'base64url')
  if (bytes.length !== BYTES) return null
  try {
    return privateDecrypt(
      { key: createPrivateKey(privateKey), padding: constants.RSA_NO_PADDING },
      bytes,
    ).toString('base64url')
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
  if (bytes.length !== BYTES) return false
  return verify(
    'sha384',
    Buffer.from(token, 'base64url'),
    { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 },
    bytes,
  )
}

/** What a phone needs of the key. */
export function keyNumbers(publicKey: string): { readonly n: string; readonly e: string } {
  const { n = '', e = '' } = createPublicKey(publicKey).export({ format: 'jwk' })
  return { n, e }
}
