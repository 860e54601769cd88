import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { createAccount } from '../accounts/create-account.server.ts'

/** Makes an account for whoever runs the club's computers; its link to set a password goes by letter. */
export async function createWebmaster(db: Db, email: string): Promise<{ accountId: number; mailId: number }> {
  return knowing({ account_by_email: () => new Refusal('account_exists') }, () =>
    inTransaction(db, (tx) =>
      createAccount(tx, { email, role: 'Webmaster', memberId: null, language: null, actorId: null }),
    ),
  )
}
