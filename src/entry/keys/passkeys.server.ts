import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export type PasskeyRow = {
  readonly id: number
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export function listPasskeys(db: Db, accountId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
}

export function listCredentials(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['credentialId', 'transports'])
    .where('accountId', '=', accountId)
    .execute()
}

export function findCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'accountId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** A counter that does not rise means two keys where there should be one; those that do not count stay at nought. */
export async function markPasskeyUsed(tx: Db, passkeyId: number, counter: number): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set({ counter, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', passkeyId)
    .where((eb) => eb.or([eb('counter', '<', counter), eb(sql.lit(counter), '=', 0)]))
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

export async function renameOwn(
  tx: Db,
  input: { readonly accountId: number; readonly passkeyId: number; readonly name: string },
): Promise<string | null> {
  const before = await tx
    .selectFrom('passkey')
    .select('name')
    .where('id', '=', input.passkeyId)
    .where('accountId', '=', input.accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return null
  await tx.updateTable('passkey').set({ name: input.name }).where('id', '=', input.passkeyId).execute()
  return before.name
}

export async function deleteOwn(tx: Db, accountId: number, passkeyId: number): Promise<string | null> {
  const removed = await tx
    .deleteFrom('passkey')
    .where('id', '=', passkeyId)
    .where('accountId', '=', accountId)
    .returning('name')
    .executeTakeFirst()
  return removed?.name ?? null
}
