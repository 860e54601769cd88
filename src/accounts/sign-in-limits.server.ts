import { timingSafeEqual } from 'node:crypto'
import { networkOf } from '../platform/proxy.ts'
import { clearLimit, forgive, hit } from '../platform/rate-limit.server.ts'
import { seal } from '../platform/secret.server.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { normalizeEmail } from './account.ts'

const PER_ACCOUNT = { max: 10, minutes: 15 }
const PER_NETWORK = { max: 100, minutes: 15 }

type Keys = { readonly account: string; readonly network: string }

/**
 * A browser that signed in here before has a count of its own: somebody guessing from elsewhere
 * cannot lock the owner out.
 */
export function limitKeys(email: string, knownDevice: string | null, address: string): Keys {
  const owner = normalizeEmail(email).slice(0, 254)
  return {
    account: isKnownDevice(owner, knownDevice) ? `sign-in:device:${owner}` : `sign-in:account:${owner}`,
    network: networkKey(address),
  }
}

/** Passwords, codes and passkeys are all counted together: whoever runs out of one cannot go on with another. */
export async function countTry(db: Db, { account, network }: Keys): Promise<void> {
  await countFrom(db, network)
  const tried = await hit(db, account, PER_ACCOUNT)
  if (!tried.allowed) throw new Refusal('too_many_attempts', { retryAfter: tried.retryAfter })
}

export async function countFromNetwork(db: Db, address: string): Promise<void> {
  await countFrom(db, networkKey(address))
}

/** A right answer is no guess; what was guessed wrong before still counts. */
export async function forgiveTry(db: Db, { account, network }: Keys): Promise<void> {
  await forgive(db, account)
  await forgive(db, network)
}

/** Wholly in: the account's count starts again. */
export async function clearTries(db: Db, { account, network }: Keys): Promise<void> {
  await clearLimit(db, account)
  await forgive(db, network)
}

export async function forgiveNetwork(db: Db, address: string): Promise<void> {
  await forgive(db, networkKey(address))
}

/** Whoever has just set a new password by letter is the owner; old wrong tries no longer count against him. */
export async function clearSignInLimits(tx: Db, email: string): Promise<void> {
  await clearLimit(tx, `sign-in:device:${normalizeEmail(email)}`)
  await clearLimit(tx, `sign-in:account:${normalizeEmail(email)}`)
}

export function deviceMark(email: string): string {
  return seal('device', normalizeEmail(email)).toString('base64url')
}

async function countFrom(db: Db, key: string): Promise<void> {
  const { allowed, retryAfter } = await hit(db, key, PER_NETWORK)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
}

function networkKey(address: string): string {
  return `sign-in:network:${networkOf(address)}`
}

function isKnownDevice(email: string, mark: string | null): boolean {
  const expected = Buffer.from(deviceMark(email))
  const given = Buffer.from(mark ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
