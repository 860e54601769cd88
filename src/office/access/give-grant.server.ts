import { z } from 'zod'
import { normalizeEmail } from '../../entry/accounts/account.ts'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { isPermission, type Permission, type Role, ROLES } from '../../permissions.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { areaWords, isArea } from '../../people/members/area.words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { GRANTABLE, hasByRole } from './grant.ts'

/** An area by its name in the code, one of those that can be granted. */
export const Area = z.string().refine(isGrantable, 'invalid')

const password = z.string().max(1000).optional()

export const RoleGrant = z.strictObject({ permission: Area, role: z.enum(ROLES), password })
export const NewGrant = z.union([
  RoleGrant,
  z.strictObject({ permission: Area, accountId: z.int().positive().max(999_999_999), password }),
])
export type GrantInput = z.infer<typeof NewGrant>

function isGrantable(text: string): text is Permission {
  return isPermission(text) && GRANTABLE.includes(text)
}

/** A further area for a role or one person, from the next request on. */
export async function giveGrant(db: Db, visitor: Visitor, input: GrantInput): Promise<{ id: number }> {
  await provePower(db, visitor, 'grants.give', input)
  return inTransaction(db, async (tx) => {
    const receiver = await findReceiver(tx, input)
    if (hasByRole(input.permission, receiver)) throw new Refusal('already_so')
    const { role, accountId, memberId } = receiver
    const given = await tx
      .insertInto('permissionGrant')
      .values({
        permission: input.permission,
        role: accountId === null ? role : null,
        accountId,
        grantedBy: visitor.id,
      })
      .onConflict((conflict) => conflict.columns(['permission', 'role', 'accountId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!given) throw new Refusal('already_so')
    recordAudit(tx, {
      action: 'AREA_GRANTED',
      actorId: visitor.id,
      accountId,
      memberId,
      changes: [{ field: 'area', from: null, to: input.permission }, ...ofRole(accountId, role)],
    })
    await tellHolders(tx, 'area-granted', {
      actorId: visitor.id,
      aboutId: accountId,
      detail: toldArea(input.permission, accountId === null ? role : null),
    })
    return given
  })
}

/** Takes a granted area back; what the role itself brings stays. */
export async function takeGrant(
  db: Db,
  visitor: Visitor,
  { id, password: said }: { readonly id: number; readonly password?: string | undefined },
): Promise<void> {
  await provePower(db, visitor, 'grants.give', { password: said })
  await inTransaction(db, async (tx) => {
    const taken = await tx
      .deleteFrom('permissionGrant')
      .where('id', '=', id)
      .returning(['permission', 'role', 'accountId'])
      .executeTakeFirst()
    if (!taken) throw new Refusal('not_found')
    const { permission, role, accountId } = taken
    recordAudit(tx, {
      action: 'AREA_TAKEN',
      actorId: visitor.id,
      accountId,
      memberId: accountId === null ? null : await memberOf(tx, accountId),
      changes: [{ field: 'area', from: permission, to: null }, ...ofRole(accountId, role)],
    })
    await tellHolders(tx, 'area-taken', {
      actorId: visitor.id,
      aboutId: accountId,
      detail: toldArea(permission, role),
    })
  })
}

const toldArea = (permission: string, role: Role | null) => (language: Language) => {
  const area = isArea(permission) ? speak(areaWords, language)(permission) : permission
  return role ? `${area} (${speak(roleWords, language)(role)})` : area
}

const ofRole = (accountId: number | null, role: Role | null) =>
  accountId === null ? [{ field: 'grantedRole', from: null, to: role }] : []

type Receiver = {
  readonly role: Role
  readonly accountId: number | null
  readonly memberId: number | null
}

async function findReceiver(tx: Db, input: GrantInput): Promise<Receiver> {
  if ('role' in input) return { role: input.role, accountId: null, memberId: null }
  const account = await tx
    .selectFrom('account')
    .select(['id', 'role', 'memberId'])
    .where('id', '=', input.accountId)
    .executeTakeFirst()
  if (!account) throw new Refusal('invalid_fields', { fields: { accountId: 'invalid' } })
  return { role: account.role, accountId: account.id, memberId: account.memberId }
}

async function memberOf(tx: Db, accountId: number): Promise<number | null> {
  const account = await tx
    .selectFrom('account')
    .select('memberId')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.memberId ?? null
}

/** An account as a person writes it: by its number or by its e-mail. */
export async function findAccountId(db: Db, text: string): Promise<number | null> {
  const asked = text.trim()
  const found = await db
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      /^[1-9]\d{0,8}$/.test(asked)
        ? eb('id', '=', Number(asked))
        : eb(eb.fn<string>('lower', ['email']), '=', normalizeEmail(asked)),
    )
    .executeTakeFirst()
  return found?.id ?? null
}
