import { Refusal } from '../../refusals.ts'
import type { Role } from '../../permissions.ts'
import type { Db } from '../../tables.ts'
import type { HandledAccount } from './account-act.ts'

export type LockedAccount = HandledAccount & {
  readonly memberId: number | null
  /** The term of an office its role came with. */
  readonly roleTermId: number | null
}

/** The member's account, held still until the transaction ends. */
export function lockAccountOf(tx: Db, memberId: number): Promise<LockedAccount | undefined> {
  return locked(tx, 'memberId', memberId)
}

export function lockAccount(tx: Db, accountId: number): Promise<LockedAccount | undefined> {
  return locked(tx, 'id', accountId)
}

async function locked(tx: Db, column: 'id' | 'memberId', value: number): Promise<LockedAccount | undefined> {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'role', 'memberId', 'roleTermId', 'deactivatedAt'])
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return undefined
  const { deactivatedAt, ...rest } = account
  return { ...rest, isActive: deactivatedAt === null }
}

/** Locks all who are left, so that two Webmasters cannot remove each other at the same moment. */
export async function refuseLastWebmaster(tx: Db, accountId: number): Promise<void> {
  const webmasters = await tx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'Webmaster')
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (webmasters.every(({ id }) => id === accountId)) throw new Refusal('last_webmaster')
}

/** By a term of an office, and then it ends with it, or by hand, and then it has no end. */
export async function setRole(
  tx: Db,
  accountId: number,
  role: Role,
  roleTermId: number | null = null,
): Promise<void> {
  await tx.updateTable('account').set({ role, roleTermId }).where('id', '=', accountId).execute()
}

/** Whoever was somebody else a moment ago signs in again. Tells how many sessions ended. */
export async function endSessions(tx: Db, accountId: number): Promise<number> {
  const ended = await tx.deleteFrom('session').where('accountId', '=', accountId).returning('id').execute()
  return ended.length
}

export async function endMemberSessions(tx: Db, memberId: number): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('accountId', 'in', (eb) =>
      eb.selectFrom('account').select('account.id').where('account.memberId', '=', memberId),
    )
    .execute()
}
