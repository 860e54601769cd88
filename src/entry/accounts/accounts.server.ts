import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { normalizeEmail } from './account.ts'

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'passwordHash', 'role', 'memberId', 'deactivatedAt', 'language'])
    .select(hasNewPassword().as('hasNewPassword'))
    .where(sql<string>`lower(email)`, '=', normalizeEmail(email))
    .executeTakeFirst()
}

/** Set by letter within the hour: whoever says it has just read the owner's mail. */
export function hasNewPassword() {
  return sql<boolean>`coalesce(account.password_changed_at > now() - interval '1 hour', false)`
}

export async function setPasswordHash(tx: Db, accountId: number, passwordHash: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ passwordHash, passwordChangedAt: sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute()
}

export async function renewPasswordHash(db: Db, accountId: number, from: string, to: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ passwordHash: to })
    .where('id', '=', accountId)
    .where('passwordHash', '=', from)
    .execute()
}

export async function confirmRulesVersion(tx: Db, accountId: number, version: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ confirmedRulesVersion: version, confirmedRulesAt: sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute()
}

export async function markProfileVerified(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ verifiedProfileAt: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('verifiedProfileAt', 'is', null)
    .execute()
}
