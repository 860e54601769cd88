import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { type AccountAct, whyNot } from '../../people/members/account-act.ts'
import { changeRole, giveRole } from '../../people/members/change-role.server.ts'
import { deactivateAccount, shutAccount } from '../../people/members/deactivate-account.server.ts'
import { endSessions, lockAccount, type LockedAccount } from '../../people/members/member-accounts.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import type { Role } from '../../permissions.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

const LINKS = { max: 5, minutes: 60 }

type Proved = { readonly password?: string | undefined }

/** Whoever makes, unmakes or shuts a Webmaster says his password again; of his own account the rules say no anyway. */
export async function proveOver(
  db: Db,
  visitor: Visitor,
  { accountId, role, password }: Proved & { readonly accountId: number; readonly role?: Role },
): Promise<boolean> {
  const account = await findOwner(db, accountId)
  const isAbout = account.role === 'Webmaster' || role === 'Webmaster'
  if (!isAbout || accountId === visitor.id) return false
  await provePower(db, visitor, 'webmasters.govern', { password })
  return true
}

/** Another role. Whoever has a card is changed by his card, so that the approval on it stays in step. */
export async function changeAccountRole(
  db: Db,
  visitor: Visitor,
  { accountId, role, today, password }: Proved & { accountId: number; role: Role; today: string },
): Promise<void> {
  const isProved = await proveOver(db, visitor, { accountId, role, password })
  await inTransaction(db, async (tx) => {
    const { memberId } = await findOwner(tx, accountId)
    if (memberId === null) await giveRole(tx, visitor, await held(tx, accountId), { role, isProved })
    else await changeRole(tx, visitor, { memberId, role, today, isProved })
  })
}

/** Shuts an account at once on all its devices, or opens it again. */
export async function switchAccount(
  db: Db,
  visitor: Visitor,
  {
    accountId,
    deactivated,
    today,
    password,
  }: Proved & { accountId: number; deactivated: boolean; today: string },
): Promise<void> {
  const isProved = await proveOver(db, visitor, { accountId, password })
  await inTransaction(db, async (tx) => {
    const { memberId } = await findOwner(tx, accountId)
    if (memberId === null) await shutAccount(tx, visitor, await held(tx, accountId), deactivated)
    else await deactivateAccount(tx, visitor, { memberId, deactivated, today, isProved })
  })
}

/** A letter with a link: to set the first password, or a new one. */
export async function sendPasswordLink(
  db: Db,
  visitor: Pick<Visitor, 'id' | 'role'>,
  accountId: number,
): Promise<void> {
  const owner = await findOwner(db, accountId)
  const { allowed, retryAfter } = await hit(db, `password-link:${accountId}`, LINKS)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  await inTransaction(db, async (tx) => {
    await permitted(tx, visitor, 'send-link', accountId)
    const language = owner.language ?? 'cs'
    const { firstName, salutation } = owner
    await postLetter(tx, {
      template: owner.passwordHash === null ? 'set-password' : 'reset-password',
      to: owner.email,
      language,
      accountId,
      memberId: owner.memberId,
      params: firstName === null ? {} : { greeting: greetingOf({ firstName, salutation }, language) },
      priority: 'urgent',
    })
    recordAudit(tx, {
      action: 'PASSWORD_LINK_SENT',
      actorId: visitor.id,
      accountId,
      memberId: owner.memberId,
    })
  })
}

/** Ends every session of somebody else's account; tells how many there were. */
export async function signOutAccount(db: Db, visitor: Visitor, accountId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { memberId } = await permitted(tx, visitor, 'sign-out', accountId)
    const ended = await endSessions(tx, accountId)
    if (ended > 0)
      recordAudit(tx, {
        action: 'SESSION_ENDED',
        actorId: visitor.id,
        accountId,
        memberId,
        changes: [{ field: 'devices', from: ended, to: 0 }],
      })
    return ended
  })
}

async function permitted(
  tx: Db,
  visitor: Pick<Visitor, 'id' | 'role'>,
  act: AccountAct,
  accountId: number,
): Promise<LockedAccount> {
  const account = await held(tx, accountId)
  const why = whyNot(act, visitor, account)
  if (why) throw new Refusal(why)
  return account
}

async function held(tx: Db, accountId: number): Promise<LockedAccount> {
  const account = await lockAccount(tx, accountId)
  if (!account) throw new Refusal('not_found')
  return account
}

async function findOwner(db: Db, accountId: number) {
  const owner = await db
    .selectFrom('account')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select([
      'account.email',
      'account.role',
      'account.passwordHash',
      'account.language',
      'account.memberId',
      'member.firstName',
      'member.salutation',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!owner) throw new Refusal('not_found')
  return owner
}
