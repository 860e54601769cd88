import { sql } from 'kysely'
import { isPermission, type Permission, type Role } from '../../permissions.ts'
import type { Db } from '../../tables.ts'

export type Grant = {
  readonly id: number
  readonly permission: Permission
  readonly role: Role | null
  readonly accountId: number | null
  readonly email: string | null
  readonly name: string | null
  readonly grantedAt: Date
  readonly grantedBy: string | null
}

/** Every further area given to a role or a person; of one account only where asked. */
export async function listGrants(db: Db, accountId?: number): Promise<readonly Grant[]> {
  const rows = await db
    .selectFrom('permissionGrant')
    .leftJoin('account', 'account.id', 'permissionGrant.accountId')
    .leftJoin('member', 'member.id', 'account.memberId')
    .leftJoin('account as giver', 'giver.id', 'permissionGrant.grantedBy')
    .leftJoin('member as giverCard', 'giverCard.id', 'giver.memberId')
    .select([
      'permissionGrant.id',
      'permissionGrant.permission',
      'permissionGrant.role',
      'permissionGrant.accountId',
      'account.email',
      sql<string | null>`member.last_name || ' ' || member.first_name`.as('name'),
      'permissionGrant.grantedAt',
      sql<string | null>`coalesce(giver_card.first_name || ' ' || giver_card.last_name, giver.email)`.as(
        'grantedBy',
      ),
    ])
    .$if(accountId !== undefined, (query) => query.where('permissionGrant.accountId', '=', accountId ?? 0))
    .orderBy('permissionGrant.grantedAt')
    .orderBy('permissionGrant.id')
    .execute()
  // A right that is no more in the code opens nothing; it is not shown as if it did.
  return rows.flatMap(({ permission, ...row }) => (isPermission(permission) ? { ...row, permission } : []))
}
