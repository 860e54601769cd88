import { timingSafeEqual } from 'node:crypto'
import { recordAudit } from '../audit/audit.server.ts'
import { networkOf } from '../platform/proxy.ts'
import { clearLimit, forgive, hit } from '../platform/rate-limit.server.ts'
import { seal } from '../platform/secret.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { normalizeEmail } from './account.ts'
import { findAccountByEmail, renewPasswordHash } from './accounts.server.ts'
import { hashPassword, isDated, isPassword } from './password-hash.server.ts'
import { createSession, type Device, endSession, findVisitor } from './sessions.server.ts'

const PER_ACCOUNT = { max: 10, minutes: 15 }
const PER_NETWORK = { max: 100, minutes: 15 }

type Credentials = {
  readonly email: string
  readonly password: string
  readonly device: Device
  readonly knownDevice: string | null
  /** The session the browser came with; a new one takes its place. */
  readonly currentToken: string | null
}

export type SignedIn = { readonly token: string; readonly visitor: Visitor; readonly knownDevice: string }

/**
 * Every try is counted before the password is looked at, and taken back when it was right: so
 * however many come at once, only the allowed number of wrong ones gets an answer.
 */
export async function signIn(
  db: Db,
  { email, password, device, knownDevice, currentToken }: Credentials,
): Promise<SignedIn> {
  const accountKey = limitKey(email, knownDevice)
  const networkKey = `sign-in:network:${networkOf(device.address)}`
  await countTry(db, accountKey, networkKey)

  const account = await findAccountByEmail(db, email)
  const isRight = await isPassword(password, account && !account.deactivatedAt ? account.passwordHash : null)
  if (!account || !isRight) throw new Refusal('wrong_credentials')

  await clearLimit(db, accountKey)
  await forgive(db, networkKey)
  const token = await inTransaction(db, async (tx) => {
    if (!(await isStillValid(tx, account))) throw new Refusal('wrong_credentials')
    if (currentToken) await endSession(tx, currentToken)
    recordAudit(tx, {
      action: 'SIGNED_IN',
      actorId: account.id,
      accountId: account.id,
      memberId: account.memberId,
    })
    return createSession(tx, account, device)
  })
  await renewDatedHash(db, account, password)
  const visitor = await findVisitor(db, token)
  if (!visitor) throw new Refusal('wrong_credentials')
  return { token, visitor, knownDevice: deviceMark(account.email) }
}

/** While the password was being checked it may have been changed, or the account shut. */
async function isStillValid(
  tx: Db,
  { id, passwordHash }: { id: number; passwordHash: string | null },
): Promise<boolean> {
  const now = await tx
    .selectFrom('account')
    .select(['passwordHash', 'deactivatedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return now !== undefined && now.deactivatedAt === null && now.passwordHash === passwordHash
}

async function countTry(db: Db, accountKey: string, networkKey: string): Promise<void> {
  const network = await hit(db, networkKey, PER_NETWORK)
  if (!network.allowed) throw new Refusal('too_many_attempts', { retryAfter: network.retryAfter })
  const account = await hit(db, accountKey, PER_ACCOUNT)
  if (!account.allowed) throw new Refusal('too_many_attempts', { retryAfter: account.retryAfter })
}

/**
 * A browser that signed in here before has a count of its own: somebody guessing from elsewhere
 * cannot lock the owner out.
 */
function limitKey(email: string, knownDevice: string | null): string {
  const address = normalizeEmail(email).slice(0, 254)
  return isKnownDevice(address, knownDevice) ? `sign-in:device:${address}` : `sign-in:account:${address}`
}

/** Whoever has just set a new password by letter is the owner; old wrong tries no longer count against him. */
export async function clearSignInLimits(tx: Db, email: string): Promise<void> {
  await clearLimit(tx, `sign-in:device:${normalizeEmail(email)}`)
  await clearLimit(tx, `sign-in:account:${normalizeEmail(email)}`)
}

function isKnownDevice(email: string, mark: string | null): boolean {
  const expected = Buffer.from(deviceMark(email))
  const given = Buffer.from(mark ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function deviceMark(email: string): string {
  return seal('device', normalizeEmail(email)).toString('base64url')
}

async function renewDatedHash(
  db: Db,
  account: { id: number; passwordHash: string | null },
  password: string,
): Promise<void> {
  if (!account.passwordHash || !isDated(account.passwordHash)) return
  await renewPasswordHash(db, account.id, account.passwordHash, await hashPassword(password))
}
