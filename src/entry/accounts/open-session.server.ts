import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Role } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { createSession, type Device, endSession, findVisitor } from './sessions.server.ts'
import { deviceMark } from './sign-in-limits.server.ts'

/** How somebody comes to the door, whatever he shows there. */
export type Arrival = {
  readonly device: Device
  readonly knownDevice: string | null
  /** The session the browser came with; a new one takes its place. */
  readonly currentToken: string | null
}

export type SignedIn = { readonly token: string; readonly visitor: Visitor; readonly knownDevice: string }

type Owner = { readonly id: number; readonly role: Role; readonly memberId: number | null }

export async function openSession(
  tx: Db,
  account: Owner,
  { device, currentToken }: Pick<Arrival, 'device' | 'currentToken'>,
): Promise<string> {
  if (currentToken) await endSession(tx, currentToken)
  recordAudit(tx, {
    action: 'SIGNED_IN',
    actorId: account.id,
    accountId: account.id,
    memberId: account.memberId,
  })
  return createSession(tx, account, device)
}

/** Locked against a password, a role or a shut door that changes at the same moment; null when it is shut. */
export async function lockOpenAccount(tx: Db, accountId: number) {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'email', 'role', 'memberId', 'passwordHash', 'deactivatedAt'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return account && account.deactivatedAt === null ? account : null
}

/** What the browser takes home: the token, who he is, and the mark of a device that has been here. */
export async function welcome(db: Db, token: string): Promise<SignedIn> {
  const visitor = await findVisitor(db, token)
  if (!visitor) throw new Refusal('wrong_credentials')
  return { token, visitor, knownDevice: deviceMark(visitor.email) }
}
