import type { z } from 'zod'
import { askForPasskey, checkPasskey } from '../keys/check-passkey.server.ts'
import type { ShownPasskey } from '../keys/passkey-answer.ts'
import { markPasskeyUsed } from '../keys/passkeys.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import {
  type Arrival,
  lockOpenAccount,
  openSession,
  type SignedIn,
  welcome,
} from '../accounts/open-session.server.ts'
import { clearTries, strangersKeys, tryOnce } from '../accounts/sign-in-limits.server.ts'

const QUESTIONS = { max: 200, minutes: 15 }

/** The question for a passkey. Each is a row in the database, so nobody gets as many as he likes. */
export async function offerPasskeySignIn(db: Db, origin: string, address: string) {
  const { allowed, retryAfter } = await hit(db, `passkey:network:${networkOf(address)}`, QUESTIONS)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  return askForPasskey(db, origin)
}

type Shown = Omit<Arrival, 'knownDevice'> & {
  readonly passkey: z.infer<typeof ShownPasskey>
  readonly origin: string
}

/**
 * A passkey is both steps at once: something one has, opened by a face, a finger or a PIN. Nobody guesses one, so a right one
 * opens also while new devices wait; a wrong one counts as every failure does.
 */
export async function signInWithPasskey(db: Db, { passkey, origin, ...arrival }: Shown): Promise<SignedIn> {
  const keys = strangersKeys(arrival.device.address)
  const token = await tryOnce(db, keys, async () => {
    const { accountId, passkeyId, counter } = await checkPasskey(db, passkey, origin)
    return inTransaction(db, async (tx) => {
      const account = await lockOpenAccount(tx, accountId)
      if (!account || !(await markPasskeyUsed(tx, passkeyId, counter))) throw new Refusal('passkey_refused')
      return openSession(tx, account, arrival)
    })
  })
  await clearTries(db, keys)
  return welcome(db, token)
}
