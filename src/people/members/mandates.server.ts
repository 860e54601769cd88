import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { can, type MandateRole, type Role } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { mayHandle, whyNotRole } from './account-act.ts'
import { turnRole } from './change-role.server.ts'
import { lockAccountOf, type LockedAccount, setRole } from './member-accounts.server.ts'

type Brought = {
  readonly termId: number
  readonly memberId: number
  readonly role: MandateRole
  readonly startsOn: string
  readonly today: string
  readonly isProved: boolean
}

/**
 * A term brings a role along: now, or on its first day. Who may say so is who may give the role by hand, by the same rules:
 * it is not enough that the club has elected somebody, for whoever writes the result down could write anything. Who
 * has the role already keeps it, and from now on it ends with the term.
 */
export async function bringRole(tx: Db, visitor: Visitor, brought: Brought): Promise<void> {
  const { termId, memberId, role, startsOn, today, isProved } = brought
  if (!can(visitor, 'accounts.manage')) throw new Refusal('not_allowed')
  if (visitor.memberId === memberId) throw new Refusal('own_card')
  const account = await lockAccountOf(tx, memberId)
  if (!account) throw new Refusal('no_account')
  const why = whyNotRole(visitor, account, role)
  if (why !== null && why !== 'already_so') throw new Refusal(why)
  refuseUnproved([role, account.role], isProved)
  await tx.updateTable('titleTerm').set({ role, roleBy: visitor.id }).where('id', '=', termId).execute()
  if (startsOn <= today || account.role === role)
    await bindRole(tx, account, { termId, role, by: visitor.id })
}

type Bound = { readonly termId: number; readonly role: Role; readonly by: number }

/** From now on the account has this role, and has it by this term. */
export async function bindRole(tx: Db, account: LockedAccount, { termId, role, by }: Bound): Promise<void> {
  if (account.role === role) await setRole(tx, account.id, role, termId)
  else await turnRole(tx, account, { role, actorId: by, termId })
  await tx
    .updateTable('titleTerm')
    .set({ roleGivenAt: sql<Date>`now()` })
    .where('id', '=', termId)
    .execute()
}

type Touched = {
  readonly term: {
    readonly id: number
    readonly memberId: number
    readonly role: MandateRole | null
    readonly roleGivenAt: Date | null
  }
  readonly isProved: boolean
  /** Makes the role last longer, which nobody does for himself. */
  readonly isLonger: boolean
}

/**
 * Whoever moves the end of a term moves the end of its role: he must be somebody who could give and take it. A term whose
 * role was given up since is a title like any other. Answers the account that has its role by it.
 */
export async function refuseRoleOf(
  tx: Db,
  visitor: Visitor,
  { term, isProved, isLonger }: Touched,
): Promise<LockedAccount | null> {
  if (term.role === null) return null
  const account = await lockAccountOf(tx, term.memberId)
  const isBound = account?.roleTermId === term.id
  if (!isBound && term.roleGivenAt !== null) return null
  if (isLonger && visitor.memberId === term.memberId) throw new Refusal('own_card')
  if (!can(visitor, 'accounts.manage') || !mayHandle(visitor.role, term.role, visitor.limits))
    throw new Refusal('not_allowed')
  refuseUnproved([term.role], isProved)
  return isBound ? account : null
}

function refuseUnproved(roles: readonly Role[], isProved: boolean): void {
  if (!isProved && roles.includes('Webmaster'))
    throw new Refusal('invalid_fields', { fields: { password: 'required' } })
}
