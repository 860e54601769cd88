import { sql } from 'kysely'
import type { AuditAction } from '../../ground/audit/audit.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders, tellOfOffice } from '../../ground/notices/tell-holders.server.ts'
import type { Role } from '../../permissions.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import {
  endSessions,
  lockAccountOf,
  type LockedAccount,
  refuseLastWebmaster,
  setRole,
} from './member-accounts.server.ts'
import { whyNotRole } from './account-act.ts'
import type { MemberCard } from './member.ts'
import { lockCard } from './member-cards.server.ts'
import { beginRoad, endRoad } from './road.server.ts'
import { setOnCard } from './set-on-card.server.ts'

export type RoleInput = {
  readonly memberId: number
  readonly role: Role
  readonly today: string
  /** The visitor has said his password again: wanted where a Webmaster is made or unmade. */
  readonly isProved?: boolean
  /** What an undoing gives back: when and by whom he was approved before. Otherwise it is now, by whoever does it. */
  readonly approval?: Approval | null | undefined
}

export type Approval = { readonly at: string; readonly by: number | null }

/** Gives the member's account another role; back to Applicant is probation, and the approval is gone with it. */
export async function changeRole(
  db: Db,
  visitor: Pick<Visitor, 'id' | 'role' | 'memberId'>,
  { memberId, role, today, isProved = false, approval = null }: RoleInput,
): Promise<MemberCard> {
  if (visitor.memberId === memberId) throw new Refusal('own_card')
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    const account = await lockAccountOf(tx, memberId)
    if (!account) throw new Refusal('no_account')
    await giveRole(tx, visitor, account, { role, isProved })
    if (role === 'Applicant') await beginRoad(tx, memberId, today)
    else await endRoad(tx, memberId)
    return setOnCard(tx, memberId, approvalOf(card, role, { actorId: visitor.id, today, approval }), today)
  })
}

/** The account alone, already held still, with or without a card: the new role holds at once. */
export async function giveRole(
  tx: Db,
  visitor: Pick<Visitor, 'id' | 'role'>,
  account: LockedAccount,
  { role, isProved }: { readonly role: Role; readonly isProved: boolean },
): Promise<void> {
  const why = whyNotRole(visitor, account, role)
  if (why) throw new Refusal(why)
  if (!isProved && [role, account.role].includes('Webmaster'))
    throw new Refusal('invalid_fields', { fields: { password: 'required' } })
  await turnRole(tx, account, { role, actorId: visitor.id })
}

type Turn = {
  readonly role: Role
  readonly actorId: number
  /** The term of an office it comes with; without one it has no end. */
  readonly termId?: number
}

/** What was decided comes true: the role holds at once, on every device he signs in again, and it is told. */
export async function turnRole(
  tx: Db,
  account: LockedAccount,
  { role, actorId, termId }: Turn,
): Promise<void> {
  if (account.role === 'Webmaster' && account.isActive) await refuseLastWebmaster(tx, account.id)
  await setRole(tx, account.id, role, termId)
  await endSessions(tx, account.id)
  recordAudit(tx, {
    action: ACTIONS[role] ?? 'ROLE_CHANGED',
    actorId,
    memberId: account.memberId,
    accountId: account.id,
    changes: [{ field: 'role', from: account.role, to: role }],
  })
  const told = { actorId, aboutId: account.id }
  if (account.role === 'Webmaster') await tellHolders(tx, 'webmaster-unmade', told)
  await tellOfOffice(tx, role, told)
}

const ACTIONS: Readonly<Partial<Record<Role, AuditAction>>> = {
  Member: 'ROLE_CHANGED_TO_MEMBER',
  Applicant: 'ROLE_CHANGED_TO_APPLICANT',
}

type Approving = { readonly actorId: number; readonly today: string; readonly approval: Approval | null }

function approvalOf(card: MemberCard, role: Role, { actorId, today, approval }: Approving) {
  if (role === 'Applicant') return { approvedAt: null, approvedBy: null }
  if (card.approvedAt) return {}
  if (approval) return { approvedAt: new Date(approval.at), approvedBy: approval.by }
  return {
    approvedAt: sql<Date>`now()`,
    approvedBy: actorId,
    memberSince: card.memberSince ?? today,
  }
}
