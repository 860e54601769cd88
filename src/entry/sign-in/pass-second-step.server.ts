import { recordAudit } from '../../ground/audit/audit.server.ts'
import { takeChallenge, tryChallenge } from '../keys/challenges.server.ts'
import { readCode } from '../keys/entered-code.ts'
import { findSecondStep, spendCode } from '../keys/second-steps.server.ts'
import { tellOwner } from '../keys/tell-owner.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { hasNewPassword } from '../accounts/accounts.server.ts'
import {
  type Arrival,
  lockOpenAccount,
  openSession,
  type SignedIn,
  welcome,
} from '../accounts/open-session.server.ts'
import { refuseWhileHeld } from '../accounts/sign-in-brake.server.ts'
import { clearTries, limitKeys, strangersKeys, tryOnce } from '../accounts/sign-in-limits.server.ts'

type Answer = Arrival & { readonly challenge: string; readonly code: string }

/**
 * The second half of signing in. A wrong code counts as a wrong password does; a right one is used up together
 * with its question, in the transaction that opens the session.
 */
export async function passSecondStep(db: Db, { challenge, code, ...arrival }: Answer): Promise<SignedIn> {
  const { address } = arrival.device
  const accountId = await tryChallenge(db, challenge)
  const owner = accountId === null ? null : await findOwner(db, accountId)
  if (accountId === null || !owner)
    return tryOnce(db, strangersKeys(address), () => Promise.reject(new Refusal('challenge_expired')))
  const keys = limitKeys({ ...owner, knownDevice: arrival.knownDevice, address })
  const token = await tryOnce(db, keys, () =>
    inTransaction(db, async (tx) => {
      const account = await lockOpenAccount(tx, accountId)
      if (!account) throw new Refusal('challenge_expired')
      if (!keys.isTrusted) await refuseWhileHeld(tx)
      await spend(tx, account, code)
      const isFirst = await takeChallenge(tx, challenge, { purpose: 'second-step', accountId })
      if (!isFirst) throw new Refusal('challenge_expired')
      return openSession(tx, account, arrival)
    }),
  )
  await clearTries(db, keys)
  return welcome(db, token)
}

function findOwner(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select(['email', hasNewPassword().as('hasNewPassword')])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

async function spend(tx: Db, account: { id: number; memberId: number | null }, text: string): Promise<void> {
  const entered = readCode(text)
  if (!entered || !(await spendCode(tx, account.id, entered))) throw new Refusal('wrong_code')
  if (entered.kind === 'app') return
  const left = (await findSecondStep(tx, account.id))?.codesLeft ?? 0
  await tellOwner(tx, account.id, 'recovery-code-used', { left })
  recordAudit(tx, {
    action: 'RECOVERY_CODE_USED',
    actorId: account.id,
    accountId: account.id,
    memberId: account.memberId,
  })
}
