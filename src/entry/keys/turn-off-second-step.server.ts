import { recordAudit } from '../../ground/audit/audit.server.ts'
import { whyNot } from '../../people/members/account-act.ts'
import { lockAccount } from '../../people/members/member-accounts.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { endChallengesOf } from './challenges.server.ts'
import { readCode } from './entered-code.ts'
import { deleteSecondStep, hasSecondStep, renewRecoveryCodes, spendCode } from './second-steps.server.ts'
import { tellOwner } from './tell-owner.server.ts'

/** Off again, with a code; the password was asked for before. */
export async function turnOffSecondStep(db: Db, visitor: Visitor, code: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await refuseWrongCode(tx, visitor, code)
    await deleteSecondStep(tx, visitor.id)
    await endChallengesOf(tx, visitor.id)
    await tellOwner(tx, visitor.id, 'second-step-off')
    recordAudit(tx, { action: 'SECOND_STEP_OFF', ...own(visitor) })
  })
}

/** Ten new codes; the old ones open nothing any more. */
export async function issueRecoveryCodes(db: Db, visitor: Visitor, code: string): Promise<readonly string[]> {
  return inTransaction(db, async (tx) => {
    await refuseWrongCode(tx, visitor, code)
    const codes = await renewRecoveryCodes(tx, visitor.id)
    await tellOwner(tx, visitor.id, 'recovery-codes-renewed')
    recordAudit(tx, { action: 'RECOVERY_CODES_RENEWED', ...own(visitor) })
    return codes
  })
}

async function refuseWrongCode(tx: Db, visitor: Visitor, text: string): Promise<void> {
  if (!(await hasSecondStep(tx, visitor.id))) throw new Refusal('already_so')
  const entered = readCode(text)
  if (!entered || !(await spendCode(tx, visitor.id, entered)))
    throw new Refusal('invalid_fields', { fields: { code: 'wrong_code' } })
}

function own({ id, memberId }: Visitor) {
  return { actorId: id, accountId: id, memberId }
}

/**
 * For somebody who lost his phone and his paper: an officer who manages accounts lets him in with the password
 * alone. Never for oneself, and a Webmaster's only by a Webmaster.
 */
export async function resetSecondStep(
  db: Db,
  visitor: Visitor,
  { accountId, isProved }: { readonly accountId: number; readonly isProved: boolean },
): Promise<void> {
  if (accountId === visitor.id) throw new Refusal('own_second_step')
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw new Refusal('not_found')
    const why = whyNot('second-step-off', visitor, {
      ...account,
      hasSecondStep: await deleteSecondStep(tx, accountId),
    })
    if (why) throw new Refusal(why)
    if (account.role === 'Webmaster') {
      if (!isProved) throw new Refusal('invalid_fields', { fields: { password: 'required' } })
      await tellHolders(tx, 'webmaster-unlocked', { actorId: visitor.id, aboutId: accountId })
    }
    await endChallengesOf(tx, accountId)
    await tellOwner(tx, accountId, 'second-step-reset')
    recordAudit(tx, {
      action: 'SECOND_STEP_RESET',
      actorId: visitor.id,
      accountId,
      memberId: account.memberId,
    })
  })
}
