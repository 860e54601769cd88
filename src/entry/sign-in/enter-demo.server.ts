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
import { DEMO_ROLES } from './demo-role.ts'

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
    if (arrival.knownDevice === null) await beginTours(tx)
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

/** The people of the demo are everybody's: a browser that comes for the first time is shown around, whoever was before. */
async function beginTours(tx: Db): Promise<void> {
  const emails = DEMO_ROLES.map((role) => `${role.toLowerCase()}@klubovna.example`)
  await tx
    .updateTable('account')
    .set({ touredAt: null })
    .where('email', 'in', emails)
    .where('touredAt', 'is not', null)
    .execute()
}
