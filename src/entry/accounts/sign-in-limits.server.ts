import { timingSafeEqual } from 'node:crypto'
import { networkOf } from '../../ground/platform/proxy.ts'
import { clearLimit, forgive, hit } from '../../ground/http/rate-limit.server.ts'
import { seal } from '../../ground/platform/secret.server.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { normalizeEmail } from './account.ts'
import { inLine } from './in-line.server.ts'
import { noteFailure, refuseWhileHeld } from './sign-in-brake.server.ts'

const PER_ACCOUNT = { max: 10, minutes: 15 }
const PER_NETWORK = { max: 100, minutes: 15 }
/** However slowly somebody guesses: after so many only a known device or a letter opens, until its owner is in again. */
const PER_LIFE = { max: 100, minutes: 90 * 24 * 60 }

export type Tried = {
  /** Null for a passkey, which says itself whose it is: nobody is guessing at one account. */
  readonly account: string | null
  /** All tries since the owner was last in; null where the device is known, or nobody is guessing. */
  readonly life: string | null
  /** Null for whoever has just set a password by letter: the address he comes from counts no more. */
  readonly network: string | null
  /** A device that signed in here before, or an owner who has just read his letter, never waits for what others do. */
  readonly isTrusted: boolean
}

type Knock = {
  readonly email: string
  readonly knownDevice: string | null
  readonly address: string
  readonly hasNewPassword: boolean
}

/**
 * A browser that signed in here before has a count of its own: somebody guessing from elsewhere
 * cannot lock the owner out.
 */
export function limitKeys({ email, knownDevice, address, hasNewPassword }: Knock): Tried {
  const owner = normalizeEmail(email).slice(0, 254)
  const isKnown = isKnownDevice(owner, knownDevice)
  return {
    account: isKnown ? `sign-in:device:${owner}` : `sign-in:account:${owner}`,
    life: isKnown ? null : lifeKey(owner),
    network: hasNewPassword ? null : networkKey(address),
    isTrusted: isKnown || hasNewPassword,
  }
}

/** A try that belongs to no account we know of. */
export function strangersKeys(address: string): Tried {
  return { account: null, life: null, network: networkKey(address), isTrusted: false }
}

const WRONG_GUESSES: readonly RefusalCode[] = [
  'wrong_credentials',
  'wrong_code',
  'challenge_expired',
  'passkey_refused',
]

/**
 * One try at the door. It is counted before anything is looked at, so that however many come at once, only the allowed number
 * of wrong ones gets an answer; passwords, codes and passkeys count together. What failed without being a guess is taken back.
 */
export async function tryOnce<Result>(db: Db, keys: Tried, work: () => Promise<Result>): Promise<Result> {
  // In line, so that right passwords that come at once do not use up each other's tries.
  return inLine(keys.account, async () => {
    await countTry(db, keys)
    try {
      return await work()
    } catch (error) {
      const isGuess = error instanceof Refusal && WRONG_GUESSES.includes(error.code)
      if (!isGuess) await forgiveTry(db, keys).catch(() => undefined)
      const wait = isGuess ? await noteFailure(db) : null
      throw wait && !keys.isTrusted ? wait : error
    }
  })
}

async function countTry(db: Db, { account, life, network, isTrusted }: Tried): Promise<void> {
  if (!isTrusted && account !== null) await refuseWhileHeld(db)
  if (network !== null) await count(db, network, PER_NETWORK)
  if (account !== null) await count(db, account, PER_ACCOUNT)
  if (life !== null) await count(db, life, PER_LIFE)
}

async function count(db: Db, key: string, limit: typeof PER_ACCOUNT): Promise<void> {
  const { allowed, retryAfter } = await hit(db, key, limit)
  if (!allowed)
    throw new Refusal('too_many_attempts', {
      retryAfter: Math.min(retryAfter, DAY_SECONDS),
      letterOpens: true,
    })
}

/** A right answer is no guess; what was guessed wrong before still counts. */
export async function forgiveTry(db: Db, { account, life, network }: Tried): Promise<void> {
  if (account !== null) await forgive(db, account)
  if (life !== null) await forgive(db, life)
  if (network !== null) await forgive(db, network)
}

/** Wholly in: the account's count starts again. */
export async function clearTries(db: Db, { account, life, network }: Tried): Promise<void> {
  if (account !== null) await clearLimit(db, account)
  if (life !== null) await clearLimit(db, life)
  if (network !== null) await forgive(db, network)
}

/** Whoever has just set a new password by letter is the owner; old wrong tries no longer count against him. */
export async function clearSignInLimits(tx: Db, email: string): Promise<void> {
  await clearLimit(tx, `sign-in:device:${normalizeEmail(email)}`)
  await clearLimit(tx, `sign-in:account:${normalizeEmail(email)}`)
  await clearLimit(tx, lifeKey(normalizeEmail(email)))
}

export function deviceMark(email: string): string {
  return seal('device', normalizeEmail(email)).toString('base64url')
}

const DAY_SECONDS = 86_400

const lifeKey = (owner: string) => `sign-in-life:${owner}`

function networkKey(address: string): string {
  return `sign-in:network:${networkOf(address)}`
}

function isKnownDevice(email: string, mark: string | null): boolean {
  const expected = Buffer.from(deviceMark(email))
  const given = Buffer.from(mark ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
