import { putChallenge } from '../keys/challenges.server.ts'
import { hasSecondStep } from '../keys/second-steps.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findAccountByEmail, renewPasswordHash } from '../accounts/accounts.server.ts'
import {
  type Arrival,
  lockOpenAccount,
  openSession,
  type SignedIn,
  welcome,
} from '../accounts/open-session.server.ts'
import { hashPassword, isDated, isPassword } from '../accounts/password-hash.server.ts'
import { refuseWhileHeld } from '../accounts/sign-in-brake.server.ts'
import { clearTries, forgiveTry, limitKeys, type Tried, tryOnce } from '../accounts/sign-in-limits.server.ts'

type Credentials = Arrival & { readonly email: string; readonly password: string }
type Known = Awaited<ReturnType<typeof findAccountByEmail>>

/** In, or half-way in: the code of the second step is still to come. */
type SignInAnswer = SignedIn | { readonly challenge: string }

export async function signIn(db: Db, { email, password, ...arrival }: Credentials): Promise<SignInAnswer> {
  const account = await findAccountByEmail(db, email)
  const keys = limitKeys({
    email,
    knownDevice: arrival.knownDevice,
    address: arrival.device.address,
    hasNewPassword: account?.hasNewPassword ?? false,
  })
  const answer = await tryOnce(db, keys, () => knock(db, account, { password, arrival, keys }))
  if (account) await renewDatedHash(db, account, password)
  if (answer.challenge !== undefined) {
    // The password alone opens nothing here, so it forgives no wrong codes either.
    await forgiveTry(db, keys)
    return answer
  }
  await clearTries(db, keys)
  return welcome(db, answer.token)
}

async function knock(
  db: Db,
  account: Known,
  { password, arrival, keys }: { password: string; arrival: Arrival; keys: Tried },
): Promise<{ challenge: string } | { challenge?: undefined; token: string }> {
  const isRight = await isPassword(password, account && !account.deactivatedAt ? account.passwordHash : null)
  if (!account || !isRight) throw new Refusal('wrong_credentials')

  return inTransaction(db, async (tx) => {
    const locked = await lockOpenAccount(tx, account.id)
    // While the password was being checked it may have been changed, the account shut, or the door held.
    if (locked?.passwordHash !== account.passwordHash) throw new Refusal('wrong_credentials')
    if (!keys.isTrusted) await refuseWhileHeld(tx)
    if (await hasSecondStep(tx, account.id))
      return { challenge: await putChallenge(tx, 'second-step', account.id) }
    return { token: await openSession(tx, locked, arrival) }
  })
}

async function renewDatedHash(
  db: Db,
  account: { id: number; passwordHash: string | null },
  password: string,
): Promise<void> {
  if (!account.passwordHash || !isDated(account.passwordHash)) return
  await renewPasswordHash(db, account.id, account.passwordHash, await hashPassword(password))
}
