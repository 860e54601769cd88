import { createHmac, timingSafeEqual } from 'node:crypto'

const PERIOD = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The number of the half-minute a moment lies in (RFC 6238). */
export function stepAt(seconds: number): number {
  return Math.floor(seconds / PERIOD)
}

/** The code of one half-minute (RFC 4226 over its number). */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

type Try = { readonly code: string; readonly seconds: number; readonly lastStep: number }

/**
 * The half-minute whose code this is: the present one, or a neighbour, as nobody's clock is exact. Of those
 * already used, and of anything before them, none counts any more.
 */
export function matchingStep(secret: Uint8Array, { code, seconds, lastStep }: Try): number | null {
  const present = stepAt(seconds)
  const steps = [present, present - 1, present + 1].filter((step) => step > lastStep)
  return steps.find((step) => isSame(codeOf(secret, step), code)) ?? null
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** As applications want a secret: base32 without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** What the picture says to an authenticator. */
export function keyUri(secret: Uint8Array, { club, email }: { club: string; email: string }): string {
  // A colon would end the name of the club early.
  const issuer = encodeURIComponent(club.replaceAll(':', ' '))
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD}`
}
