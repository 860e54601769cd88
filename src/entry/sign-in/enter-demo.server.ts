import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Role } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import {
  type Arrival,
  lockOpenAccount,
  openSession,
  type SignedIn,
  welcome,
} from '../accounts/open-session.server.ts'

/**
 * Into the invented club as one of its people, without a password: everybody knows it anyway. `isDemo` is the mark in
 * the database, never a setting; where it is missing nobody comes in this way.
 */
export async function enterDemo(
  db: Db,
  { role, isDemo, ...arrival }: Arrival & { readonly role: Role; readonly isDemo: boolean },
): Promise<SignedIn> {
  if (!isDemo) throw new Refusal('not_found')
  const token = await inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('email', '=', `${role.toLowerCase()}@klubovna.example`)
      .where('role', '=', role)
      .executeTakeFirst()
    const locked = account && (await lockOpenAccount(tx, account.id))
    if (!locked) throw new Refusal('not_found')
    return openSession(tx, locked, arrival)
  })
  return welcome(db, token)
}
