import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { keptOnce } from './kept-once.server.ts'

const known = keptOnce('secret', (): { secret: string | null; derived: Map<string, Buffer> } => ({
  secret: null,
  derived: new Map(),
}))

type Use = 'audit' | 'link' | 'device' | 'card' | 'form' | 'backup'

/** Told once at the start; every use gets a key of its own, so that one can never stand for another. */
export function useAppSecret(value: string): void {
  known.secret = value
  known.derived.clear()
}

function keyFor(use: Use): Buffer {
  if (!known.secret) throw new Error('APP_SECRET was not read yet')
  const made = known.derived.get(use)
  if (made) return made
  const key = Buffer.from(hkdfSync('sha256', known.secret, 'klubovna', use, 32))
  known.derived.set(use, key)
  return key
}

export function seal(use: Use, text: string): Buffer {
  return createHmac('sha256', keyFor(use)).update(text).digest()
}

/** Tells whether two houses have the same key, and nothing else about it. */
export function secretMark(): string {
  return seal('backup', 'mark').toString('hex').slice(0, 16)
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
