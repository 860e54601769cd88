import { recordAudit } from '../audit/audit.server.ts'
import { isPlainAddress } from '../mail/outbox.ts'
import { postLetter } from '../mail/outbox.server.ts'
import { inTransaction, sqlState } from '../platform/transaction.server.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { normalizeEmail } from './account.ts'

/** Makes an account for whoever runs the club's computers; its link to set a password goes by letter. */
export async function createWebmaster(db: Db, email: string): Promise<{ accountId: number; mailId: number }> {
  const address = normalizeEmail(email)
  if (!isPlainAddress(address)) throw new Refusal('invalid_fields', { fields: { email: 'not_email' } })
  try {
    return await inTransaction(db, async (tx) => {
      const { id } = await tx
        .insertInto('account')
        .values({ email: address, role: 'Webmaster' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const mailId = await postLetter(tx, {
        template: 'set-password',
        to: address,
        language: 'cs',
        accountId: id,
        priority: 'urgent',
      })
      recordAudit(tx, {
        action: 'ACCOUNT_CREATED',
        actorId: null,
        accountId: id,
        changes: [{ field: 'role', from: null, to: 'Webmaster' }],
      })
      return { accountId: id, mailId }
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refusal('account_exists')
    throw error
  }
}
