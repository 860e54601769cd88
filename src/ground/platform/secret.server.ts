import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type Hmac,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { keptOnce } from './kept-once.server.ts'

const known = keptOnce('secret', (): { secret: string | null; derived: Map<string, KeyObject> } => ({
  secret: null,
  derived: new Map(),
}))

type Use =
  | 'audit'
  | 'link'
  | 'device'
  | 'card'
  | 'form'
  | 'feed'
  | 'backup'
  | 'backup-seal'
  | 'bank'
  | 'bank-token'
  | 'mail-server'
  | 'unsubscribe'
  | 'erased'
  | 'second-step'
  | 'recovery-code'
  | 'passkey'
  | 'push'
  | 'hook'
  | 'kiosk'

/** Told once at the start; every use gets a key of its own, so that one can never stand for another. */
export function useAppSecret(value: string): void {
  known.secret = value
  known.derived.clear()
}

function keyFor(use: Use): KeyObject {
  if (!known.secret) throw new Error('APP_SECRET was not read yet')
  const made = known.derived.get(use)
  if (made) return made
  const key = derive(known.secret, use)
  known.derived.set(use, key)
  return key
}

/** Kept as a key, not as its bytes: made into one anew for each seal, it cost four times the seal itself. */
function derive(secret: string, use: Use): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'klubovna', use, 32)))
}

export function seal(use: Use, text: string): Buffer {
  return createHmac('sha256', keyFor(use)).update(text).digest()
}

/** A seal over what does not fit into memory; with another secret where a person says that the other house had it. */
export function newSealer(use: Use, secret: string | null = null): Hmac {
  return createHmac('sha256', secret === null ? keyFor(use) : derive(secret, use))
}

/** Tells whether two houses have the same key, and nothing else about it. */
export function secretMark(secret: string | null = null): string {
  return newSealer('backup', secret).update('mark').digest('hex').slice(0, 16)
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** Locks a secret away for the database (AES-256-GCM); only this house's APP_SECRET opens it again. */
export function lockAway(use: Use, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(use), iv)
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), locked])
}

/** Null when it was locked with another secret, or touched since. */
export function takeOut(use: Use, locked: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(use), locked.subarray(0, IV_BYTES))
    decipher.setAuthTag(locked.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = locked.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
